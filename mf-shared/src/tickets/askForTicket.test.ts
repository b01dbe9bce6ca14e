import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { askForTicket, ticketFreshMs } from './askForTicket.ts';

const ask = jest.fn<typeof fetch>();
const reply = (status: number, body: object = {}) =>
  ({ ok: status < 400, status, json: async () => body }) as unknown as Response;
const ticketOf = async (asked: ReturnType<typeof askForTicket>) => (await asked).ticket;

beforeEach(() => {
  jest.useFakeTimers();
  ask.mockReset();
  globalThis.fetch = ask;
  delete window.marqueeTicket;
});
afterEach(() => void jest.useRealTimers());

it('asks the server once for a page, by a call that no cache stores', async () => {
  ask.mockResolvedValue(reply(200, { ticket: 'abc' }));
  expect(await Promise.all([ticketOf(askForTicket()), ticketOf(askForTicket())])).toEqual(['abc', 'abc']);
  expect(ask.mock.calls).toEqual([['/_marquee/ticket', { method: 'POST', cache: 'no-store' }]]);
});

it('asks again for a page that was opened hours ago', async () => {
  ask.mockResolvedValueOnce(reply(200, { ticket: 'morning' })).mockResolvedValue(reply(200, { ticket: 'evening' }));
  expect(await ticketOf(askForTicket())).toBe('morning');
  jest.advanceTimersByTime(ticketFreshMs);
  expect(await ticketOf(askForTicket())).toBe('evening');
});

it('repeats the call while the reader is offline and the server is away or too busy', async () => {
  ask
    .mockRejectedValueOnce(new TypeError('offline'))
    .mockResolvedValueOnce(reply(503))
    .mockResolvedValueOnce(reply(429))
    .mockResolvedValue(reply(200, { ticket: 'late' }));
  const asking = askForTicket();
  await jest.advanceTimersByTimeAsync(2_000 + 4_000 + 8_000);
  expect(await asking).toEqual({ ticket: 'late', receivedAt: Date.now() });
});

it('gets none from a server without tickets, and asks again for the next post', async () => {
  ask
    .mockResolvedValueOnce(reply(404))
    .mockResolvedValueOnce(reply(200))
    .mockResolvedValue(reply(200, { ticket: 'b' }));
  expect(await ticketOf(askForTicket())).toBe('');
  expect(await ticketOf(askForTicket())).toBe('');
  expect(await ticketOf(askForTicket())).toBe('b');
});

it('gives up when the server never responds', async () => {
  ask.mockResolvedValue(reply(503));
  const asking = askForTicket();
  await jest.advanceTimersByTimeAsync(3_600_000);
  expect(await ticketOf(asking)).toBe('');
});
