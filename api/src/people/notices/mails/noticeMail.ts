import {
  accountNoticePath,
  expiringMediaPath,
  isAboutAccount,
  isAboutMoney,
  isAboutStory,
  moneyNoticePaths,
  noticeSubject,
  storyNoticePath,
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

/** Composes a mail with several notices. @param notices the oldest first, at least one @param when they came */
export function digestMail(
  { origin, id }: { origin: string; id: string },
  { email, ...person }: MailReceiver,
  notices: readonly NoticeFacts[],
  when: 'day' | 'now' = 'day',
): Mail {
  const more = notices.length - maxInDigest;
  const count = notices.length === 1 ? 'one notice' : `${notices.length} notices`;
  return {
    ...{ id, to: email, ...person },
    subject: when === 'day' ? `Your day on Vocal: ${count}` : `${count} on Vocal`,
    paragraphs: [
      ...notices
        .slice(0, maxInDigest)
        .map((facts) => [`${noticeSubject(facts)}.`, ...detailsOf(facts, when)].join(' ')),
      ...(more > 0 ? [`And ${more} more.`] : []),
    ],
    action: { label: 'Open Vocal', url: `${origin}/vocal/posts` },
    note: choice,
  };
}

/** A mail that replaces several says what they would have said. */
const detailsOf = (facts: NoticeFacts, when: 'day' | 'now') =>
  when === 'now' ? noticeParagraphs(facts) : reasonSentences(facts.detail);

function actionOf(origin: string, postId: number | null, { kind, isOwn }: NoticeFacts): Pick<Mail, 'action'> {
  if (isAboutMoney(kind)) return { action: { label: 'View details', url: origin + moneyNoticePaths[kind] } };
  if (isAboutAccount(kind)) return { action: { label: 'Open Vocal', url: origin + accountNoticePath } };
  if (kind === 'pictureExpires') return { action: { label: 'Open library', url: origin + expiringMediaPath } };
  if (isAboutStory(kind) && (postId === null || !isOwn))
    return { action: { label: 'Open story', url: origin + storyNoticePath(kind) } };
  return postId === null ? {} : { action: { label: 'Open post', url: postUrl(origin, postId, isOwn) } };
}

function postUrl(origin: string, postId: number, isOwn: boolean): string {
  return `${origin}/vocal/${isOwn ? 'posts' : 'review'}/${postId}`;
}
