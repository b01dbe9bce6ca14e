import { beforeEach, expect, test } from '@jest/globals';
import { SignInLimits } from './SignInLimits.ts';

let now = 0;
let limits: SignInLimits;
beforeEach(() => {
  now = 0;
  limits = new SignInLimits(30, () => now);
});

const attempt = (address: string, email = 'jo@march.example', device?: string) => ({ address, email, device });
const fail = (times: number, one: ReturnType<typeof attempt>) => {
  for (let count = 0; count < times; count += 1) limits.failed(one);
};

test('an address has a limit of failures in a quarter of an hour', () => {
  fail(29, attempt('198.51.100.7', 'a@b.example'));
  expect(limits.admit(attempt('198.51.100.7', 'c@d.example'))).toBe(0);
  fail(1, attempt('198.51.100.7', 'a@b.example'));
  now = 60_000;
  expect(() => limits.admit(attempt('198.51.100.7', 'c@d.example'))).toThrow(
    expect.objectContaining({ status: 429, headers: { 'retry-after': '840' } }),
  );
  expect(limits.admit(attempt('198.51.100.8', 'c@d.example'))).toBe(0);
  now = 15 * 60_000;
  expect(limits.admit(attempt('198.51.100.7', 'c@d.example'))).toBe(0);
});

test('a network has five times that limit, and one IPv6 customer is one network', () => {
  for (let host = 0; host < 15; host += 1)
    fail(10, attempt(`2001:db8:1:${host.toString(16)}::1`, `a${host}@b.example`));
  expect(() => limits.admit(attempt('2001:db8:1:ffff::9', 'c@d.example'))).toThrow();
  expect(limits.admit(attempt('2001:db8:2::9', 'c@d.example'))).toBe(0);
});

test('an account under attack is slowed down for strangers and never locked', () => {
  for (let host = 1; host <= 100; host += 1) fail(5, attempt(`198.51.${host}.7`));
  expect(limits.admit(attempt('203.0.113.9'))).toBeGreaterThan(0);
  expect(limits.admit(attempt('203.0.113.9', 'c@d.example'))).toBe(0);
});

test('a device that has signed in before meets no limit of strangers, not even at their address', () => {
  fail(500, attempt('198.51.100.7'));
  expect(limits.admit(attempt('198.51.100.7', 'jo@march.example', 'hers'))).toBe(0);
});

test('a device has its own count', () => {
  fail(10, attempt('198.51.100.7', 'jo@march.example', 'stolen'));
  expect(() => limits.admit(attempt('203.0.113.9', 'jo@march.example', 'stolen'))).toThrow(
    expect.objectContaining({ status: 429 }),
  );
  expect(limits.admit(attempt('198.51.100.7'))).toBe(0);
});

test('during an attack with stolen lists from many addresses, each address has a tenth of its limit', () => {
  for (let host = 0; host < 200; host += 1) fail(3, attempt(`10.${host}.0.7`, `a${host}@b.example`));
  fail(3, attempt('198.51.100.7', 'x@b.example'));
  expect(() => limits.admit(attempt('198.51.100.7', 'c@d.example'))).toThrow();
  expect(limits.admit(attempt('203.0.113.9', 'c@d.example'))).toBe(0);
});
