import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect } from '@playwright/test';

/** Waits for a mail with a link to an address, and resolves to the token of the last one. @param count links that there must be */
export async function tokenMailedTo(address: string, count: number): Promise<string> {
  let tokens: string[] = [];
  await expect
    .poll(async () => {
      tokens = await tokensMailedTo(address);
      return tokens.length;
    })
    .toBeGreaterThanOrEqual(count);
  return tokens.at(-1) ?? '';
}

async function tokensMailedTo(address: string): Promise<string[]> {
  const folder = path.join(process.env.E2E_DATA ?? '', 'mail');
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml')).sort();
  const mails = await Promise.all(names.map((name) => readFile(path.join(folder, name), 'utf8')));
  return mails
    .filter((mail) => mail.includes(`To: ${address}`))
    .flatMap((mail) => /token=([\da-f]{64})/.exec(quotedPrintable(mail))?.[1] ?? []);
}

function quotedPrintable(text: string): string {
  return text.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '=');
}
