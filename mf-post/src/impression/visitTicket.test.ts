import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { visitTicket } from './visitTicket.ts';

const now = Date.parse('2026-11-22T10:00:00Z');
const ask = jest.fn<typeof fetch>();

/** 44 characters, as the server writes them. */
function ticketOf(servedAt: number): string {
  const bytes = Buffer.alloc(33, 0xfb);
  bytes.writeUInt32BE(servedAt / 1_000);
  return bytes.toString('base64url');
}
function documentHas(ticket: string): void {
  const entries = [{ serverTiming: ticket ? [{ name: 'ticket', description: ticket }] : [] }];
  Object.defineProperty(performance, 'getEntriesByType', { value: () => entries, configurable: true });
}
const respondWith = (status: number, body: object = {}) =>
  ask.mockResolvedValue({ ok: status < 400, status, json: async () => body } as unknown as Response);

beforeEach(() => {
  jest.useFakeTimers({ now });
  delete window.marqueeTicket;
  ask.mockReset();
  globalThis.fetch = ask;
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(performance, 'getEntriesByType');
});

describe('the ticket of a visit', () => {
  it('is the document’s own for hours', async () => {
    const own = ticketOf(now - 5 * 3_600_000);
    documentHas(own);
    expect(await visitTicket(() => now)).toBe(own);
    expect(ask).not.toHaveBeenCalled();
  });

  it.each([
    ['where the document came without one', ''],
    ['in a tab of yesterday', ticketOf(now - 24 * 3_600_000)],
  ])('is requested %s, and returned when it is old enough', async (_case, own) => {
    documentHas(own);
    const newest = ticketOf(now);
    respondWith(200, { ticket: newest });
    const given = jest.fn();
    void visitTicket().then(given);
    await jest.advanceTimersByTimeAsync(15_000);
    expect(given).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1_000);
    expect(given).toHaveBeenCalledWith(newest);
  });

  it('is the one that the first script has asked for, without another call', async () => {
    documentHas('');
    const asked = Promise.resolve({ ticket: 'early', receivedAt: now - 16_000 });
    window.marqueeTicket = { since: now - 16_000, asked };
    expect(await visitTicket()).toBe('early');
    expect(ask).not.toHaveBeenCalled();
  });

  it('is the old one or none when the server gives none', async () => {
    respondWith(404);
    documentHas('');
    expect(await visitTicket()).toBe('');
    const old = ticketOf(now - 24 * 3_600_000);
    documentHas(old);
    expect(await visitTicket()).toBe(old);
  });
});
