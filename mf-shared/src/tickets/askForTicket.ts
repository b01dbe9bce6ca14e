import { ticketPath } from './ticketPath.ts';

/** A ticket, and when it came, in milliseconds of `Date.now()`. The ticket is empty if the server gave none. */
export type AskedTicket = { ticket: string; receivedAt: number };

/** Age after which a ticket is replaced, because the api refuses tickets older than twelve hours. */
export const ticketFreshMs = 6 * 3_600_000;

/** Number of attempts. With the pauses between them, they take about half an hour. */
const maxAttempts = 36;
const firstPauseMs = 2_000;
const longestPauseMs = 60_000;

declare global {
  interface Window {
    /** The last call for a ticket. On the window, because each part of a page has its own bundle. */
    marqueeTicket?: { since: number; asked: Promise<AskedTicket> };
  }
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * Asks the server for a ticket, for a page that came without one, for example from a CDN. The ticket holds for the whole
 * visit. Repeats the call while the server is away or too busy, so that a read counts later.
 * @param now in milliseconds
 */
export function askForTicket(now: () => number = Date.now): Promise<AskedTicket> {
  const last = window.marqueeTicket;
  if (last && now() - last.since < ticketFreshMs) return last.asked;
  const asked = ask(now).then((answer) => {
    if (answer.ticket === '') delete window.marqueeTicket;
    return answer;
  });
  window.marqueeTicket = { since: now(), asked };
  return asked;
}

async function ask(now: () => number): Promise<AskedTicket> {
  for (let attempt = 1, pauseMs = firstPauseMs; attempt <= maxAttempts; attempt += 1) {
    const response = await fetch(ticketPath, { method: 'POST', cache: 'no-store' }).catch(() => null);
    if (response?.ok) return { ticket: await ticketIn(response), receivedAt: now() };
    if (response && response.status < 500 && response.status !== 429) break;
    await pause(pauseMs);
    pauseMs = Math.min(longestPauseMs, pauseMs * 2);
  }
  return { ticket: '', receivedAt: now() };
}

async function ticketIn(response: Response): Promise<string> {
  const body = (await response.json().catch(() => null)) as { ticket?: unknown } | null;
  return typeof body?.ticket === 'string' ? body.ticket : '';
}
