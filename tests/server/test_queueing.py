"""Who writes at a table: one after another, whoever gives up, and nobody is left waiting."""

from __future__ import annotations

import asyncio

from speleo.server.queueing import Queue


async def test_the_others_wait_in_the_order_in_which_they_came() -> None:
    queue, order = Queue(), list[int]()

    async def write(number: int) -> None:
        turn = queue.ask()
        if turn is not None:
            await turn
        order.append(number)
        await asyncio.sleep(0)
        assert order[-1] == number, "somebody wrote between"
        queue.give_back(turn)

    await asyncio.gather(*(write(number) for number in range(5)))
    assert order == [0, 1, 2, 3, 4]
    assert not queue.busy
    assert queue.ask() is None


async def test_a_table_that_is_handed_on_is_not_free_until_the_last_has_given_it_back() -> None:
    queue = Queue()
    first, second = queue.ask(), queue.ask()
    assert first is None
    assert second is not None
    assert not second.done()
    assert queue.give_back(first) is False
    assert second.done()
    assert queue.busy
    third = queue.ask()
    assert third is not None, "the second has it now"
    assert [queue.give_back(second), queue.give_back(third)] == [False, True]


async def test_who_gave_up_is_passed_over_and_gives_back_nothing() -> None:
    """Cancelled while it waits: the next one has the table, and what the first holds stays its own."""
    queue = Queue()
    first, second, third = queue.ask(), queue.ask(), queue.ask()
    assert second is not None
    assert third is not None
    second.cancel()
    assert queue.give_back(second) is False
    assert queue.busy
    assert not third.done()
    queue.give_back(first)
    assert third.done()
    assert queue.give_back(third) is True


async def test_who_leaves_before_its_turn_is_not_given_the_table_later() -> None:
    """An error elsewhere ends the wait of somebody whose turn has not come: nobody would ever give the table back."""
    queue = Queue()
    first, second, third = queue.ask(), queue.ask(), queue.ask()
    assert second is not None
    assert third is not None
    assert queue.give_back(second) is False
    assert second.cancelled()
    assert not third.done(), "the first still has it"
    queue.give_back(first)
    assert third.done()
    assert queue.give_back(third) is True
    assert not queue.busy


async def test_who_is_cancelled_with_the_table_already_theirs_hands_it_on() -> None:
    queue = Queue()
    first, second, third = queue.ask(), queue.ask(), queue.ask()
    assert second is not None
    assert third is not None
    queue.give_back(first)
    assert second.done()
    assert queue.give_back(second) is False
    assert third.done()
    assert queue.give_back(third) is True
