import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { until } from './until.ts';

/** A received mail. */
export type ReceivedMail = {
  to: string;
  subject: string;
  /** The complete source, decoded. */
  source: string;
  /** The token of the link, if there is one. */
  token: string;
};

/** Reads the mails in a folder, the oldest first. */
export async function readMails(directory: string): Promise<ReceivedMail[]> {
  const names = (await readdir(directory).catch(() => [])).filter((name) => name.endsWith('.eml'));
  return Promise.all(names.sort().map(async (name) => parseMail(await readFile(join(directory, name), 'utf8'))));
}

/** Waits for a mail to an address, and resolves to the last one. @param count mails to the address that there must be */
export async function mailTo(directory: string, address: string, count = 1): Promise<ReceivedMail> {
  let found: ReceivedMail[] = [];
  await until(async () => {
    found = (await readMails(directory)).filter(({ to }) => to === address);
    return found.length >= count;
  });
  const last = found.at(-1);
  if (!last) throw new Error(`There is no mail to ${address}.`);
  return last;
}

function parseMail(text: string): ReceivedMail {
  const source = text
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/(?:=[\dA-F]{2})+/g, (bytes) => Buffer.from(bytes.replaceAll('=', ''), 'hex').toString());
  const header = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(source)?.[1]?.trim() ?? '';
  return {
    to: header('To'),
    subject: header('Subject'),
    source,
    token: /token=([\da-f]{64})/.exec(source)?.[1] ?? '',
  };
}
