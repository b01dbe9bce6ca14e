import { createHmac, timingSafeEqual } from 'node:crypto';

/** Tokens of the links that end an account's mails. They do nothing else, and are valid as long as the account exists. */
export type UnsubscribeTokens = {
  make(userId: number): string;
  /** The account of a token; undefined for a token that was never made. */
  read(token: string): number | undefined;
};

/** Name of the shared secret that signs the tokens. */
export const unsubscribeSecret = 'unsubscribe-links';

/** @param key secret of all processes on the database */
export function createUnsubscribeTokens(key: Buffer): UnsubscribeTokens {
  const make = (userId: number) =>
    `${userId}.${createHmac('sha256', key).update(`unsubscribe ${userId}`).digest('base64url')}`;
  return {
    make,
    read(token) {
      const [id = ''] = token.split('.');
      if (!/^[1-9]\d{0,14}$/.test(id)) return undefined;
      const expected = Buffer.from(make(Number(id)));
      const given = Buffer.from(token);
      return given.length === expected.length && timingSafeEqual(given, expected) ? Number(id) : undefined;
    },
  };
}
