import { beforeEach, describe, expect, test } from '@jest/globals';
import { OverrideTickets } from './OverrideTickets.ts';

const start = Date.parse('2026-11-22T10:00:00Z');
const override = { id: 'abc', until: '2026-11-22T18:00:00.000Z' };
let now = start;
const tickets = new OverrideTickets('an-operator-token-of-the-tests', () => now);
beforeEach(() => {
  now = start;
});

/** The `Cookie` header that a browser sends after a `Set-Cookie`. */
const sentBack = (setCookie: string) => `scheme=dark; ${setCookie.split(';', 1)[0]}; bucket=7`;

describe('access to an override', () => {
  test('starts with a ticket, valid on every node with the same operator token for ten minutes', () => {
    const ticket = tickets.ticketFor('abc');
    expect(new OverrideTickets('an-operator-token-of-the-tests', () => now).readTicket(ticket)).toBe('abc');
    expect(new OverrideTickets('another-operator-token-of-them', () => now).readTicket(ticket)).toBeNull();
    now = start + 10 * 60_000;
    expect(tickets.readTicket(ticket)).toBeNull();
  });

  test('continues with a cookie until the override ends', () => {
    const cookie = sentBack(tickets.cookieFor(override, false));
    expect(tickets.readCookie(cookie)).toBe('abc');
    now = Date.parse(override.until);
    expect(tickets.readCookie(cookie)).toBeNull();
  });

  test('is hidden from scripts, and limited to https where that is used', () => {
    expect(tickets.cookieFor(override, false)).toMatch(
      /^marquee_override=.*; Path=\/; HttpOnly; SameSite=Lax; Max-Age=28800$/,
    );
    const secure = tickets.cookieFor(override, true);
    expect(secure).toMatch(/^__Host-marquee_override=.*; Secure; /);
    expect(tickets.readCookie(sentBack(secure))).toBe('abc');
  });

  test.each([
    ['another id', (sealed: string) => sealed.replace('abc', 'abd')],
    ['more time', (sealed: string) => sealed.replace(/\.\d+\./, '.9999999999999.')],
    ['no signature', (sealed: string) => sealed.split('.').slice(0, 2).join('.')],
    ['another signature', (sealed: string) => `${sealed.slice(0, -4)}AAAA`],
    ['nothing', () => ''],
  ])('is refused with %s', (_what, forge) => {
    const [, sealed = ''] = /=([^;]+)/.exec(tickets.cookieFor(override, false)) ?? [];
    expect(tickets.readCookie(`marquee_override=${forge(sealed)}`)).toBeNull();
    expect(tickets.readTicket(forge(tickets.ticketFor('abc')))).toBeNull();
  });

  test('accepts no ticket as a cookie and no cookie as a ticket', () => {
    const [, sealed = ''] = /=([^;]+)/.exec(tickets.cookieFor(override, false)) ?? [];
    expect(tickets.readTicket(sealed)).toBeNull();
    expect(tickets.readCookie(`marquee_override=${tickets.ticketFor('abc')}`)).toBeNull();
  });
});
