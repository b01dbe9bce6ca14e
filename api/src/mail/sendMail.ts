import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { composeMail } from './composeMail.ts';
import type { Mail } from './Mail.ts';

/** Sends a mail, or rejects with the reason why it cannot. */
export type SendMail = (mail: Mail) => Promise<void>;

export type MailSettings = {
  /** Folder of the mails when there is no mail server. */
  directory: string;
  /** Mail server, `smtp://user:password@host:587` */
  url: string | undefined;
  from: string;
};

/** Milliseconds for each step of a conversation with a mail server. */
const patienceMs = 10_000;

/** The way mails go: to the mail server, or without one into a folder, a file `<time>-<id>.eml` each, or `<id>.eml`. */
export function createSendMail({ directory, url, from }: MailSettings): SendMail {
  const domain = /@([^>\s]+)/.exec(from)?.[1] ?? 'localhost';
  const fields = (mail: Mail) => ({
    from,
    to: { name: '', address: mail.to },
    subject: mail.subject,
    ...composeMail(mail),
    ...(mail.id && { messageId: `<${mail.id}@${domain}>` }),
    headers: {
      'Auto-Submitted': 'auto-generated',
      ...(mail.unsubscribeUrl && {
        'List-Unsubscribe': `<${mail.unsubscribeUrl}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
    // Nothing in a mail names a file or an address to read.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  if (url) {
    const server = createTransport({
      url,
      connectionTimeout: patienceMs,
      greetingTimeout: patienceMs,
      socketTimeout: patienceMs,
    });
    return async (mail) => void (await server.sendMail(fields(mail)));
  }
  const file = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  return async (mail) => {
    const { message } = await file.sendMail(fields(mail));
    await mkdir(directory, { recursive: true });
    const name = mail.id ?? `${new Date().toISOString().replaceAll(':', '-')}-${randomUUID()}`;
    const path = join(directory, `${name}.eml`);
    const unfinished = `${path}.${randomUUID()}.tmp`;
    // A reader of the folder finds whole mails only.
    await writeFile(unfinished, message, { flag: 'wx' });
    await rename(unfinished, path);
  };
}
