import { createMailTransport, type MailSettings } from '@marquee/platform/mail/mailTransport.ts';
import { composeMail } from './composeMail.ts';
import type { Mail } from './Mail.ts';

/** Sends a mail, or rejects with the reason why it cannot. */
export type SendMail = (mail: Mail) => Promise<void>;

/** Creates the function that sends mails to the mail server of the settings, or writes them to a folder. */
export function createSendMail(settings: MailSettings): SendMail {
  const post = createMailTransport(settings);
  return (mail) =>
    post({
      ...{ id: mail.id, to: [mail.to], subject: mail.subject },
      ...composeMail(mail),
      ...(mail.unsubscribeUrl && {
        headers: {
          'List-Unsubscribe': `<${mail.unsubscribeUrl}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        },
      }),
    });
}
