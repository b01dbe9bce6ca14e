import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Clock } from '../../../kernel/clock.ts';

/** Tokens of the links that end an account's mails. They grant nothing else, and are valid for half a year. */
export type UnsubscribeTokens = {
  /** Creates a token. It ends in 64 hex digits, which logs mask (`maskTokens`). */
  make(userId: number): string;
  /** Returns the account of a token; `expired` for an expired token; undefined for an invalid token. */
  read(token: string): number | 'expired' | undefined;
};

/** Name of the shared secret that signs the tokens. */
export const unsubscribeSecret = 'unsubscribe-links';

const dayMs = 86_400_000;
const validDays = 180;

/** @param key secret of all processes on the database */
export function createUnsubscribeTokens(key: Buffer, clock: Clock): UnsubscribeTokens {
  const today = () => Math.floor(clock().getTime() / dayMs);
  const signed = (userId: number, day: number) =>
    `${userId}.${day}.${createHmac('sha256', key).update(`unsubscribe ${userId} ${day}`).digest('hex')}`;
  return {
    make: (userId) => signed(userId, today()),
    read(token) {
      const [, id, day] = /^([1-9]\d{0,14})\.(\d{1,6})\.[\da-f]{64}$/.exec(token) ?? [];
      if (id === undefined || day === undefined) return undefined;
      const expected = Buffer.from(signed(Number(id), Number(day)));
      const given = Buffer.from(token);
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
      return today() - Number(day) > validDays ? 'expired' : Number(id);
    },
  };
}
