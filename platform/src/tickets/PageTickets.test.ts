import { createHmac } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import { PageTickets } from './PageTickets.ts';

const set = '1111222233334444';
const now = Date.parse('2026-11-22T10:00:00.900Z');
const tickets = new PageTickets(Buffer.alloc(32, 1));

describe('a ticket', () => {
  test('contains the time, network and release set of a served page', () => {
    const ticket = tickets.read(tickets.issue('203.0.113.7', set, now));
    expect(ticket).toMatchObject({
      at: Date.parse('2026-11-22T10:00:00Z'),
      set,
      network: tickets.markOf('203.0.113.99'),
    });
    expect(ticket?.network).not.toBe(tickets.markOf('203.0.114.7'));
  });

  test('has 44 characters that need no quotes in a header, and names no address', () => {
    const text = tickets.issue('203.0.113.7', set, now);
    expect(text).toMatch(/^[\w-]{44}$/);
    expect(Buffer.from(text, 'base64url').toString('latin1')).not.toContain('203');
  });

  test('ends with the first 12 bytes of the HMAC of what precedes them, as tickets of every version do', () => {
    for (const length of [16, 32, 64, 100]) {
      const key = Buffer.alloc(length, 3);
      const bytes = Buffer.from(new PageTickets(key).issue('203.0.113.7', set, now), 'base64url');
      const signature = createHmac('sha256', key).update('ticket ').update(bytes.subarray(0, -12)).digest();
      expect(bytes.subarray(-12)).toEqual(signature.subarray(0, 12));
    }
  });

  test('of an earlier version stays valid', () => {
    expect(tickets.read('awK9ILzwOXvpnxERIiIzM0REIC4kgCwcDowbiA9thoXf')).toEqual({
      id: 'gCwcDowbiA9thoXf',
      at: Date.parse('2026-11-22T10:00:00Z'),
      network: 'bcf0397be99f',
      set,
    });
    expect(tickets.markOf('203.0.113.7')).toBe('bcf0397be99f');
    expect(tickets.markOf('2001:db8:1:2::aa')).toBe('2a1d8761e3c0');
  });

  test('is different for each page', () => {
    const texts = Array.from({ length: 100_000 }, () => tickets.issue('203.0.113.7', set, now));
    expect(new Set(texts.map((text) => tickets.read(text)?.id)).size).toBe(100_000);
  });

  test('is invalid with any byte changed, from another key, or in another form', () => {
    const text = tickets.issue('203.0.113.7', set, now);
    const bytes = Buffer.from(text, 'base64url');
    for (let at = 0; at < bytes.length; at += 1) {
      const changed = Buffer.from(bytes);
      changed[at] = (changed[at] ?? 0) ^ 1;
      expect(tickets.read(changed.toString('base64url'))).toBeNull();
    }
    for (const other of ['', 'x', `${text}x`, text.slice(1), `${text},${text}`, 'A'.repeat(44), `${text.slice(1)}=`])
      expect(tickets.read(other)).toBeNull();
    expect(new PageTickets(Buffer.alloc(32, 2)).read(text)).toBeNull();
  });
});
