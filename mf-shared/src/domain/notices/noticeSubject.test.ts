import { expect, test } from '@jest/globals';
import { accountNoticeKinds, isAboutAccount } from './accountNotices.ts';
import { isAboutMoney, moneyNoticeKinds } from './moneyNotices.ts';
import { noticeKindSchema } from './notice.ts';
import { noticeSubject } from './noticeSubject.ts';
import { isAboutStory, storyNoticeKinds } from './storyNotices.ts';

test.each(
  noticeKindSchema.options.filter((kind) => !isAboutMoney(kind) && !isAboutAccount(kind) && !isAboutStory(kind)),
)('a notice of the kind %s names the post, to its author and to moderators', (kind) => {
  for (const isOwn of [true, false])
    expect(noticeSubject({ kind, postName: ' Toast ', isOwn })).toMatch(/^[“A-Z].*“?Toast”?.*[^.]$/);
});

test.each(moneyNoticeKinds)('a notice of the kind %s names the amount', (kind) => {
  expect(noticeSubject({ kind, postName: '', isOwn: false, micros: 35_003_800 })).toMatch(
    /^(?=.*35\.0038 USD)[A-Z3].*[^.]$/,
  );
});

test('names a post without a title by what it is to the receiver', () => {
  expect(noticeSubject({ kind: 'publish', postName: ' ', isOwn: true })).toBe('Your untitled post is published');
  expect(noticeSubject({ kind: 'appeal', postName: '', isOwn: false })).toBe(
    'The writer of an untitled post has appealed',
  );
});

test('cuts a long name, so that the subject stays on one line', () => {
  const subject = noticeSubject({ kind: 'publish', postName: 'a'.repeat(200), isOwn: true });
  expect(subject).toBe(`“${'a'.repeat(79)}…” is published`);
});

test.each(accountNoticeKinds)('a notice of the kind %s is about the account', (kind) => {
  expect(noticeSubject({ kind, postName: '', isOwn: true })).toMatch(/^[A-Z].*[^.]$/);
});

test.each(storyNoticeKinds)('a notice of the kind %s names the story', (kind) => {
  expect(noticeSubject({ kind, postName: 'Toast', isOwn: true, story: 'Rye' })).toMatch(/^[A-Z].*“Rye”.*(?<!\.)$/);
});
