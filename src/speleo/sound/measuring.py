"""How loud, how bright and how still a sound is."""

from __future__ import annotations

import math

import numpy as np

from speleo.sound.waves import RATE, Samples, room_for

BLOCK, HOP = int(0.4 * RATE), int(0.1 * RATE)
STILL = 0.001
FRAME = 2048
SHORT = 7.0


def weighted(sound: Samples) -> Samples:
    """As ears hear it: the two filters of ITU-R BS.1770."""
    size = room_for(len(sound) + 8192)
    z = np.exp(-2j * math.pi * np.fft.rfftfreq(size, 1 / RATE) / RATE)
    k, q, high = math.tan(math.pi * 1681.974450955533 / RATE), 0.7071752369554196, 10 ** (3.999843853973347 / 20)
    middle, first = high**0.4996667741545416, 1 + k / q + k * k
    shelf = (high + middle * k / q + k * k) + 2 * (k * k - high) * z + (high - middle * k / q + k * k) * z * z
    shelf = shelf / (first + 2 * (k * k - 1) * z + (1 - k / q + k * k) * z * z)
    k, q = math.tan(math.pi * 38.13547087602444 / RATE), 0.5003270373238773
    first = 1 + k / q + k * k
    low = (1 - 2 * z + z * z) / (1 + 2 * (k * k - 1) / first * z + (1 - k / q + k * k) / first * z * z)
    spectrum = np.fft.rfft(sound, size, axis=0) * (shelf * low)[:, None]
    return np.asarray(np.fft.irfft(spectrum, size, axis=0)[: len(sound)])


def blocks(sound: Samples) -> Samples:
    """The power of every 0.4 seconds."""
    power = (weighted(sound) ** 2).sum(1)
    power = np.concatenate([power, np.zeros(max(0, BLOCK - len(power)))])
    sums = np.concatenate([[0], np.cumsum(power)])
    return np.asarray([(sums[at + BLOCK] - sums[at]) / BLOCK for at in range(0, len(power) - BLOCK + 1, HOP)])


def loudness(sound: Samples) -> float:
    """LUFS of the whole, without what is still."""
    found = blocks(sound)
    loud = found[found > 10 ** ((-70 + 0.691) / 10)]
    if not len(loud):
        return -99.0
    loud = loud[loud > loud.mean() * 0.1]
    return -0.691 + 10 * math.log10(loud.mean())


def loudest(sound: Samples) -> float:
    """LUFS of the loudest 0.4 seconds."""
    return -0.691 + 10 * math.log10(blocks(sound).max() + 1e-12)


def peak(sound: Samples) -> float:
    """The highest point in dB of full scale, also between samples."""
    found = float(np.abs(sound).max())
    for channel in (0, 1):
        for at in range(0, len(sound), 1 << 18):
            part = sound[max(0, at - 256) : at + (1 << 18) + 256, channel]
            between = np.abs(np.fft.irfft(np.fft.rfft(part), 4 * len(part)) * 4)
            found = max(found, float(between[256:-256].max(initial=0)))
    return 20 * math.log10(found + 1e-9)


def brightness(sound: Samples) -> float:
    """The middle of the spectrum, in hertz."""
    power = np.abs(np.fft.rfft(sound.mean(1))) ** 2
    frequencies = np.fft.rfftfreq(len(sound), 1 / RATE)
    return float((power * frequencies).sum() / (power.sum() + 1e-12))


def stillness(sound: Samples) -> list[tuple[float, float]]:
    """Where it is still: from and to, in seconds, everything of at least two frames."""
    frames = len(sound) // FRAME
    strength = np.sqrt((sound[: frames * FRAME].reshape(frames, -1) ** 2).mean(1))
    found, since = list[tuple[float, float]](), -1
    for frame, quiet in enumerate([*(strength < STILL), False]):
        if quiet and since < 0:
            since = frame
        elif not quiet and since >= 0:
            if frame - since >= 2:
                found.append((since * FRAME / RATE, frame * FRAME / RATE))
            since = -1
    return found


def measured(sound: Samples) -> str:
    """All of it on one line; a short sound is as loud as its loudest moment."""
    length = len(sound) / RATE
    loud = loudness(sound) if length > SHORT else loudest(sound)
    still = sum(end - begin for begin, end in stillness(sound))
    about = f"{length:6.1f} s  {loud:6.1f} LUFS  peak {peak(sound):6.1f} dB"
    return f"{about}  {brightness(sound):5.0f} Hz  still {still:.1f} s"
