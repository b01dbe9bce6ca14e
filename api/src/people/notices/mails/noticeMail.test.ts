import { expect, test } from '@jest/globals';
import { digestMail, noticeMail } from './noticeMail.ts';
import type { NoticeFacts } from './noticeParagraphs.ts';

const rejection: NoticeFacts = {
  kind: 'reject',
  postName: 'Toast',
  timeZone: 'America/New_York',
  isOwn: true,
  detail: { reason: 'off-topic', note: 'We write about music.\n\nTry Feast.' },
};
const receiver = {
  email: 'ada@vocal.example',
  firstName: 'Ada',
  unsubscribeUrl: 'https://vocal.example/auth/unsubscribe',
};
const mail = { origin: 'https://vocal.example', id: 'notice-1' };

test('names the reason and the moderator’s message of a rejection and links the post', () => {
  const { subject, paragraphs, action } = noticeMail({ ...mail, postId: 7 }, receiver, rejection);
  expect(subject).toBe('“Toast” was not accepted');
  expect(paragraphs).toEqual([
    '“Toast” was not accepted.',
    'Reason: It does not fit the magazine.',
    'Message from the moderator:',
    'We write about music.',
    'Try Feast.',
  ]);
  expect(action?.url).toBe('https://vocal.example/vocal/posts/7');
});

test('names the reason of a rejection in a digest', () => {
  const published: NoticeFacts = {
    kind: 'publish',
    postName: 'Tea',
    timeZone: 'America/New_York',
    isOwn: true,
    detail: {},
  };
  expect(digestMail(mail, receiver, [rejection, published]).paragraphs).toEqual([
    '“Toast” was not accepted. Reason: It does not fit the magazine.',
    '“Tea” is published.',
  ]);
});

test('links moderators to the review', () => {
  const takenOver: NoticeFacts = {
    kind: 'takeOver',
    postName: 'Toast',
    timeZone: 'America/New_York',
    isOwn: false,
    detail: {},
  };
  const { subject, action } = noticeMail({ ...mail, postId: 7 }, receiver, takenOver);
  expect(subject).toBe('Your review of “Toast” was taken over');
  expect(action?.url).toBe('https://vocal.example/vocal/review/7');
});

test.each([
  [
    'America/Halifax',
    'It is scheduled for 31 December 2026 at 23:30 in the magazine’s time (America/Halifax), 1 January 2027 at 03:30 UTC.',
  ],
  [null, 'It is scheduled for 1 January 2027 at 03:30 UTC.'],
])('shows the planned time of a post in the zone %s of its site and in UTC', (timeZone, sentence) => {
  const detail = { publishAt: '2027-01-01T03:30:00.000Z' };
  const scheduled: NoticeFacts = { kind: 'schedule', postName: 'Tea', timeZone, isOwn: true, detail };
  expect(noticeMail({ ...mail, postId: 7 }, receiver, scheduled).paragraphs).toContain(sentence);
});
