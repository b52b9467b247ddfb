/** Fetches Python while nothing else is to be done, so that play can go on in this tab when the server is gone. */
const QUIET_MS = 20_000;
let asked = false;

/** The service worker keeps what comes by; without one nothing would be kept, so nothing is fetched. */
async function fetched(): Promise<void> {
  if (!navigator.serviceWorker?.controller) return;
  const folder = new URL("tab/", document.baseURI);
  const list = await fetch(new URL("files.json", folder));
  if (!list.ok) return;
  for (const name of Object.keys((await list.json()) as object))
    await fetch(new URL(name, folder), { priority: "low" });
}

/** Once for each opening of the app, and never where somebody saves data. */
export function fetchAhead(): void {
  const saves = (navigator as { connection?: { saveData?: boolean } }).connection?.saveData;
  if (asked || saves || !import.meta.env.PROD) return;
  asked = true;
  setTimeout(() => void fetched().catch(() => undefined), QUIET_MS);
}
