import {
  accountNoticePath,
  isAboutAccount,
  isAboutMoney,
  moneyNoticePaths,
  noticeSubject,
} from '@marquee/shared/domain';
import type { Mail } from '../../../kernel/mail/Mail.ts';
import { type NoticeFacts, noticeParagraphs, reasonSentences } from './noticeParagraphs.ts';

/** The receiver of mails about notices. */
export type MailReceiver = { email: string; firstName: string; unsubscribeUrl: string };

const choice = 'Choose on your account page which notices you get by email.';
/** Maximum number of notices in a digest. Further notices are only counted. */
const maxInDigest = 50;

/** Composes the mail of one notice. @param id of the mail @param postId of the post that the link opens */
export function noticeMail(
  { origin, id, postId }: { origin: string; id: string; postId: number | null },
  { email, ...person }: MailReceiver,
  facts: NoticeFacts,
): Mail {
  const subject = noticeSubject(facts);
  return {
    ...{ id, to: email, subject, ...person },
    paragraphs: [`${subject}.`, ...noticeParagraphs(facts)],
    ...actionOf(origin, postId, facts),
    note: choice,
  };
}

/** Composes the mail with all notices of a day. @param notices the oldest first, at least one */
export function digestMail(
  { origin, id }: { origin: string; id: string },
  { email, ...person }: MailReceiver,
  notices: readonly NoticeFacts[],
): Mail {
  const more = notices.length - maxInDigest;
  return {
    ...{ id, to: email, ...person },
    subject: notices.length === 1 ? 'Your day on Vocal: one notice' : `Your day on Vocal: ${notices.length} notices`,
    paragraphs: [
      ...notices
        .slice(0, maxInDigest)
        .map((facts) => [`${noticeSubject(facts)}.`, ...reasonSentences(facts.detail)].join(' ')),
      ...(more > 0 ? [`And ${more} more.`] : []),
    ],
    action: { label: 'Open Vocal', url: `${origin}/vocal/posts` },
    note: choice,
  };
}

function actionOf(origin: string, postId: number | null, { kind, isOwn }: NoticeFacts): Pick<Mail, 'action'> {
  if (isAboutMoney(kind)) return { action: { label: 'View details', url: origin + moneyNoticePaths[kind] } };
  if (isAboutAccount(kind)) return { action: { label: 'Open Vocal', url: origin + accountNoticePath } };
  return postId === null ? {} : { action: { label: 'Open post', url: postUrl(origin, postId, isOwn) } };
}

function postUrl(origin: string, postId: number, isOwn: boolean): string {
  return `${origin}/vocal/${isOwn ? 'posts' : 'review'}/${postId}`;
}
