import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { SendMailOptions } from 'nodemailer';

export type MailSettings = {
  /** Folder of the mails when there is no mail server. */
  directory: string;
  /** Mail server, `smtp://user:password@host:587` */
  url: string | undefined;
  from: string;
};

/** A mail as it goes out. */
export type OutgoingMail = {
  /** Names the mail when it may be sent again: receivers and the folder then have it once. Letters, digits, `-` and `.`. */
  id?: string | undefined;
  to: readonly string[];
  subject: string;
  text: string;
  html?: string;
  headers?: Record<string, string>;
};

/** Sends a mail, or rejects with the reason why it cannot. */
export type PostMail = (mail: OutgoingMail) => Promise<void>;

/** Milliseconds for each step of a conversation with a mail server. */
const patienceMs = 10_000;

/** The way mails go: to the mail server, or without one into a folder, a file `<time>-<id>.eml` each, or `<id>.eml`. */
export function createMailTransport({ directory, url, from }: MailSettings): PostMail {
  const domain = /@([^>\s]+)/.exec(from)?.[1] ?? 'localhost';
  const fields = ({ id, to, headers, ...mail }: OutgoingMail): SendMailOptions => ({
    from,
    to: to.map((address) => ({ name: '', address })),
    ...mail,
    ...(id && { messageId: `<${id}@${domain}>` }),
    headers: { 'Auto-Submitted': 'auto-generated', ...headers },
    // Nothing in a mail names a file or an address to read.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  if (url) {
    const server = onceLoaded(({ createTransport }) =>
      createTransport({
        url,
        connectionTimeout: patienceMs,
        greetingTimeout: patienceMs,
        socketTimeout: patienceMs,
      }),
    );
    return async (mail) => void (await (await server()).sendMail(fields(mail)));
  }
  const file = onceLoaded(({ createTransport }) =>
    createTransport({ streamTransport: true, buffer: true, newline: 'unix' }),
  );
  return async (mail) => {
    const { message } = await (await file()).sendMail(fields(mail));
    await mkdir(directory, { recursive: true });
    const name = mail.id ?? `${new Date().toISOString().replaceAll(':', '-')}-${randomUUID()}`;
    const whole = path.join(directory, `${name}.eml`);
    const unfinished = `${whole}.${randomUUID()}.tmp`;
    // A reader of the folder finds whole mails only.
    await writeFile(unfinished, message, { flag: 'wx' });
    await rename(unfinished, whole);
  };
}

/** Nodemailer takes 13 MB, and most processes that may send a mail never do: it is loaded for the first one. */
function onceLoaded<Transport>(open: (nodemailer: typeof import('nodemailer')) => Transport): () => Promise<Transport> {
  let opened: Promise<Transport> | undefined;
  return () => {
    opened ??= import('nodemailer').then(open);
    return opened;
  };
}
