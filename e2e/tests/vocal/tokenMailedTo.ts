import path from 'node:path';
import { expect } from '@playwright/test';
import { readMails } from '../../../api/src/testing/mailbox.ts';

/** Waits for a mail with a link to an address, and resolves to the token of the last one. @param count links that there must be */
export async function tokenMailedTo(address: string, count: number): Promise<string> {
  let tokens: string[] = [];
  await expect
    .poll(async () => {
      const mails = await readMails(path.join(process.env.E2E_DATA ?? '', 'mail'));
      tokens = mails.filter(({ to }) => to === address).flatMap(({ token }) => token || []);
      return tokens.length;
    })
    .toBeGreaterThanOrEqual(count);
  return tokens.at(-1) ?? '';
}
