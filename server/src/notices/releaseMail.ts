import type { PostMail } from '@marquee/platform/mail/mailTransport.ts';
import type { LogEntry } from '@marquee/releases/registry/logEntry.ts';
import type { ReleaseNotice } from './ReleaseNotices.ts';

/** Maximum length of a subject in characters, because reasons can be long. */
const maxSubjectLength = 120;

/**
 * Mails what happens to releases.
 * @param to addresses of the team
 * @param statusPage returns the address of the page with all of it
 */
export function releaseMail(post: PostMail, to: readonly string[], statusPage: () => string) {
  return async ({ text, sample }: ReleaseNotice, { seq, at }: LogEntry): Promise<void> => {
    // Stays one line, and a line of a mail: words of browsers may have breaks.
    const line = text.replaceAll(/\s+/g, ' ');
    const subject = line.length > maxSubjectLength ? `${line.slice(0, maxSubjectLength - 1)}…` : line;
    const error = sample && [`${sample.message}\non ${sample.page}`, ...(sample.stack ? [sample.stack] : [])];
    const paragraphs = [`${line}.`, ...(error ?? []), `At ${at}. All of it: ${statusPage()}`];
    await post({
      ...{ id: `release-${seq}-${Date.parse(at)}`, to, subject: `Marquee: ${subject}` },
      text: `${paragraphs.join('\n\n')}\n`,
    });
  };
}
