import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { type DraftFields, draftFieldsSchema, type ReviewStatus } from '@marquee/shared/domain';
import { and, eq } from 'drizzle-orm';
import { audit } from '../../kernel/db/schema/audit.ts';
import { notices } from '../../kernel/db/schema/notices.ts';
import { posts } from '../../kernel/db/schema/posts.ts';
import { previews } from '../../kernel/db/schema/previews.ts';
import { reviewNotes } from '../../kernel/db/schema/reviewNotes.ts';
import { reviews } from '../../kernel/db/schema/reviews.ts';
import { revisions } from '../../kernel/db/schema/revisions.ts';
import { users } from '../../kernel/db/schema/users.ts';
import { aboutStories } from '../../testing/aboutStories.ts';
import { moderatorOf } from '../../testing/moderatorOf.ts';
import { createTestNetwork, type TestNetwork, testNow } from '../../testing/testNetwork.ts';
import { nameOfCall, type VocalCall, vocalCalls } from '../../testing/vocalCalls.ts';
import { signIn } from '../../testing/writers.ts';
import { demoAccounts } from '../demo/demoAccounts.ts';

// Each test makes hundreds of calls, one after the other.
jest.setTimeout(900_000);

/** The tables say which account may make which call. A new call needs a line in one of the tables. */

const states = ['draft', 'trash', 'in-review', 'scheduled', 'published'] as const;
type State = (typeof states)[number];

const read = '200 404 200 200 200';
const made = '201 404 201 201 201';
const none = '404 404 404 404 404';
const refused = '403 404 403 403 403';
const wrongState = '409 404 409 409 409';
const unfit = '422 404 422 422 422';
const saved = '200 409 409 409 200';

/**
 * Responses to calls about a post, for its author and for moderators of its site. The states are: draft, in the trash,
 * claimed by another account, scheduled, and published. Calls without a session always get 401. Another writer, and a
 * moderator of another site, always get 404.
 */
const aboutPosts: Record<string, { author: string; moderator: string }> = {
  'GET /api/vocal/posts/{id}': { author: read, moderator: read },
  'GET /api/vocal/posts/resource/{id}': { author: read, moderator: read },
  'PUT /api/vocal/posts/{id}': { author: saved, moderator: saved },
  'GET /api/vocal/posts/{id}/revisions': { author: read, moderator: read },
  'GET /api/vocal/posts/{id}/revisions/{revision}': { author: read, moderator: read },
  'POST /api/vocal/posts/{id}/revisions/{revision}/restore': { author: saved, moderator: saved },
  'POST /api/vocal/posts/{id}/duplicate': { author: made, moderator: made },
  'DELETE /api/vocal/posts/{id}': { author: '200 200 409 200 200', moderator: '200 200 409 200 403' },
  'POST /api/vocal/posts/{id}/restore': { author: '200 200 200 200 200', moderator: '200 200 200 200 200' },
  // The calls name no picture: validation comes before the state.
  'GET /api/vocal/posts/{id}/pictures': { author: '400 400 400 400 400', moderator: '400 400 400 400 400' },
  'POST /api/vocal/posts/{id}/pictures': { author: '422 422 422 422 422', moderator: '422 422 422 422 422' },
  'GET /api/vocal/posts/{id}/pictures/library': { author: saved, moderator: saved },
  'GET /api/vocal/posts/{id}/media': { author: read, moderator: read },
  'GET /api/vocal/posts/{id}/previews': { author: read, moderator: read },
  'POST /api/vocal/posts/{id}/previews': { author: made, moderator: made },
  'DELETE /api/vocal/posts/{id}/previews/{preview}': { author: read, moderator: read },
  // The post has no pending changes.
  'GET /api/vocal/review/{id}/differences': { author: none, moderator: none },
  'GET /api/vocal/review/{id}/notes': { author: read, moderator: read },
  'POST /api/vocal/review/{id}/notes': { author: refused, moderator: made },
  'POST /api/vocal/review/{id}/notes/{noteId}/replies': { author: made, moderator: made },
  'PATCH /api/vocal/review/{id}/notes/{noteId}': { author: read, moderator: read },
  'GET /api/vocal/review/{id}': { author: read, moderator: read },
  'GET /api/vocal/posts/{id}/story': { author: read, moderator: read },
  'POST /api/vocal/review/{id}/claim': { author: refused, moderator: wrongState },
  'POST /api/vocal/review/{id}/release': { author: refused, moderator: wrongState },
  'POST /api/vocal/review/{id}/takeOver': { author: refused, moderator: '409 404 200 409 409' },
  'POST /api/vocal/review/{id}/preview': { author: refused, moderator: '409 404 201 201 409' },
  'POST /api/vocal/review/{id}/alive': { author: read, moderator: read },
  'POST /api/vocal/review/{id}/decision': { author: refused, moderator: wrongState },
  // The post has no changes, and no decision that could be undone.
  'POST /api/vocal/review/{id}/correct': { author: refused, moderator: wrongState },
  'POST /api/vocal/review/{id}/publishNow': { author: refused, moderator: '409 404 409 200 409' },
  'POST /api/vocal/review/{id}/publishAgain': { author: refused, moderator: wrongState },
  'POST /api/vocal/review/{id}/reopen': { author: refused, moderator: '409 404 409 200 409' },
  'POST /api/vocal/review/{id}/undo': { author: refused, moderator: wrongState },
  'POST /api/vocal/review/{id}/reschedule': { author: refused, moderator: '409 404 409 200 409' },
  'PUT /api/vocal/review/{id}/embargo': { author: refused, moderator: '200 404 200 200 409' },
  'GET /api/vocal/review/{id}/bylines': { author: read, moderator: read },
  'PUT /api/vocal/review/{id}/bylines': { author: refused, moderator: read },
  // Only a live post has sections for readers.
  'PUT /api/vocal/review/{id}/sections': { author: refused, moderator: '409 404 409 409 200' },
  'POST /api/vocal/posts/{id}/withdraw': { author: wrongState, moderator: refused },
  'POST /api/vocal/posts/{id}/unschedule': { author: '409 404 409 200 409', moderator: '409 404 409 200 409' },
  // The post has no pending changes.
  'POST /api/vocal/posts/{id}/discard': { author: wrongState, moderator: refused },
  // A moderator gives a reason, and an appeal has words: validation comes before the state.
  'POST /api/vocal/posts/{id}/unpublish': { author: '409 404 409 409 200', moderator: unfit },
  'POST /api/vocal/posts/{id}/appeal': { author: unfit, moderator: refused },
  'POST /api/vocal/posts/submitForReview': { author: '422 404 409 409 409', moderator: refused },
};

/** Calls of moderators that do not change a post. Notes have their own notices. */
const untold = /\/alive$|\/review\/\{id\}\/preview$|\/notes/;

/** Responses to calls that any account may make, about itself or without a subject. Without a session they get 401. */
const ofAccounts: Record<string, number> = {
  'GET /api/vocal/posts': 200,
  'POST /api/vocal/posts/create': 201,
  'GET /api/vocal/categories/list/{site}': 200,
  'GET /api/vocal/tags/list/{site}': 200,
  'GET /api/vocal/auth/sessions': 200,
  'GET /api/vocal/auth/secondFactor': 200,
  'POST /api/vocal/auth/beginSecondFactor': 422,
  // No set-up waits, and codes are off.
  'POST /api/vocal/auth/confirmSecondFactor': 409,
  'POST /api/vocal/auth/removeSecondFactor': 422,
  'POST /api/vocal/auth/makeRecoveryCodes': 409,
  'POST /api/vocal/auth/newPasskeyOptions': 422,
  // No device has signed.
  'POST /api/vocal/auth/addPasskey': 422,
  // The passkey belongs to another account.
  'POST /api/vocal/auth/renamePasskey': 404,
  'POST /api/vocal/auth/removePasskey': 422,
  'GET /api/vocal/notices': 200,
  'GET /api/vocal/user/balance': 200,
  'GET /api/vocal/user/data.zip': 200,
  'GET /api/vocal/user/earnings': 200,
  'GET /api/vocal/user/earnings.csv': 200,
  'GET /api/vocal/user/transfers': 200,
  'GET /api/vocal/user/transfers.csv': 200,
  'GET /api/vocal/user/postImpressionCount': 200,
  'GET /api/vocal/user/postImpressionBucket': 200,
  // The query names no post.
  'GET /api/vocal/user/reads': 400,
  'GET /api/vocal/user/payouts': 200,
  // The call has no idempotency key.
  'POST /api/vocal/user/payouts': 400,
  'POST /api/vocal/user/payouts/{id}/cancel': 404,
  'GET /api/vocal/user/holds': 200,
  'GET /api/vocal/user/holds/{id}/reads': 404,
  'POST /api/vocal/user/holds/{id}/answer': 404,
  'POST /api/vocal/user/payments': 200,
  'POST /api/vocal/notices/read': 200,
  'GET /api/vocal/notices/mails': 200,
  'POST /api/vocal/notices/mails': 200,
  // This id and all ids below belong to another account.
  'POST /api/vocal/auth/endSessions': 404,
  'POST /api/vocal/auth/update': 403,
  // No body contains the right password.
  'POST /api/vocal/auth/changePassword': 422,
  'POST /api/vocal/auth/deleteAccount': 422,
  'POST /api/vocal/auth/sendConfirmation': 200,
  'POST /api/vocal/auth/changeEmail': 422,
  // The call sends no form.
  'POST /api/vocal/files': 415,
  'POST /api/vocal/cards': 422,
  // The query has no words.
  'GET /api/vocal/links': 400,
  'POST /api/vocal/links/check': 422,
  // The query names no page.
  'GET /api/vocal/savedViews': 400,
  'POST /api/vocal/savedViews': 200,
  // The view belongs to another account.
  'DELETE /api/vocal/savedViews/{id}': 404,
  'GET /api/vocal/pitches': 200,
  'POST /api/vocal/pitches': 201,
  'GET /api/vocal/templates': 200,
  'POST /api/vocal/templates': 201,
  // The template belongs to another account.
  'GET /api/vocal/templates/{id}': 404,
  'PATCH /api/vocal/templates/{id}': 404,
  'DELETE /api/vocal/templates/{id}': 404,
  // The call sends no form.
  'POST /api/vocal/auth/uploadImage': 415,
};

/**
 * Responses to moderators' calls that are not about a post. Writers get 403, and calls without a session get 401.
 * Moderators of another site get 403 if the address contains a site.
 */
const ofModerators: Record<string, number> = {
  'GET /api/vocal/review': 200,
  // The search is missing.
  'GET /api/vocal/writers': 400,
  'GET /api/vocal/board': 200,
  'GET /api/vocal/media': 200,
  // The upload belongs to no account, and the pictures and the replacement do not exist.
  'POST /api/vocal/media': 422,
  'GET /api/vocal/media/{id}': 404,
  'PUT /api/vocal/media/{id}': 404,
  'DELETE /api/vocal/media/{id}': 404,
  'POST /api/vocal/media/{id}/replace': 404,
  'POST /api/vocal/mediaReplacements/{id}/continue': 404,
  'POST /api/vocal/mediaReplacements/{id}/undo': 404,
  'GET /api/vocal/stories': 200,
  // The query names no site.
  'GET /api/vocal/storyPeople': 400,
  // The body has no key.
  'POST /api/vocal/stories': 422,
  'GET /api/vocal/reads': 200,
  'GET /api/vocal/reads/now': 200,
  'GET /api/vocal/reads.csv': 200,
  'GET /api/vocal/curation/{site}/{kind}': 200,
  'POST /api/vocal/curation/{site}/{kind}': 201,
  // The tag does not exist.
  'PATCH /api/vocal/curation/{site}/{kind}/{id}': 404,
  'DELETE /api/vocal/curation/{site}/{kind}/{id}': 404,
  'POST /api/vocal/curation/{site}/{kind}/{id}/merge': 404,
  'GET /api/vocal/curation/{site}/picks': 200,
  // The sent picks differ from the site's picks.
  'PUT /api/vocal/curation/{site}/picks': 409,
  'GET /api/vocal/curation/{site}/posts': 200,
  'GET /api/vocal/curation/{site}/posts/{id}': 404,
  'PATCH /api/vocal/curation/{site}/posts/{id}': 404,
  'GET /api/vocal/curation/{site}/redirects': 200,
  'DELETE /api/vocal/curation/{site}/redirects/{kind}/{key}': 404,
  'GET /api/vocal/curation/{site}/formerAddresses': 200,
  'POST /api/vocal/curation/{site}/formerAddresses': 200,
  'POST /api/vocal/curation/{site}/formerAddresses/remove': 200,
  'GET /api/vocal/curation/{site}/promos': 200,
  'POST /api/vocal/curation/{site}/promos': 201,
  'PATCH /api/vocal/curation/{site}/promos/{id}': 404,
  'DELETE /api/vocal/curation/{site}/promos/{id}': 404,
  'GET /api/vocal/networkMoney': 200,
  'GET /api/vocal/networkMoney/hints': 200,
  // The query names neither a post nor a writer.
  'GET /api/vocal/networkMoney/reads': 400,
  'GET /api/vocal/audit': 200,
  'GET /api/vocal/holds': 200,
  'POST /api/vocal/holds': 409,
  'POST /api/vocal/holds/{id}/decision': 404,
  'GET /api/vocal/audit.csv': 200,
};

/** Responses to calls of moderators of all sites. All other accounts get 403. */
const ofAdministrators: Record<string, number> = {
  'GET /api/vocal/people': 200,
  // The account does not exist.
  'PUT /api/vocal/people/{id}/grants': 404,
  'POST /api/vocal/people/{id}/suspend': 404,
  'POST /api/vocal/people/{id}/restore': 404,
  'GET /api/vocal/payouts': 200,
  'GET /api/vocal/payouts.csv': 200,
  'POST /api/vocal/payouts/{id}/decision': 404,
  'POST /api/vocal/payoutConfirmations': 200,
  'GET /api/vocal/adjustments': 200,
  'POST /api/vocal/adjustments': 404,
  'POST /api/vocal/adjustments/{id}/decision': 404,
};

/** Responses to public calls, with a session and without a session. */
const ofEverybody: Record<string, number> = {
  'POST /api/vocal/auth/signup': 409,
  'POST /api/vocal/auth/signin': 401,
  // The challenge was never made.
  'POST /api/vocal/auth/secondStep': 410,
  'POST /api/vocal/auth/passkeyOptions': 200,
  'GET /api/vocal/auth/ways': 200,
  // The network has no provider.
  'GET /api/vocal/auth/openid/start': 404,
  'GET /api/vocal/auth/openid/callback': 404,
  // No device has signed.
  'POST /api/vocal/auth/passkeySignIn': 401,
  'POST /api/vocal/auth/forgotPassword': 200,
  // The link was never sent.
  'POST /api/vocal/auth/resetPassword': 410,
  'POST /api/vocal/auth/confirmEmail': 410,
  // These are a call by a program that checks mails, and a call with an invalid token.
  'GET /api/vocal/auth/unsubscribe': 303,
  'POST /api/vocal/auth/unsubscribe': 422,
  'GET /api/vocal/auth/signout': 200,
  'POST /api/vocal/auth/signout': 200,
};

const stranger = { firstName: 'Ola', lastName: 'Strand', email: 'ola@strand.example', password: 'kelp-and-barnacles' };
const banner = { name: 'A', subtitle: '', image: null, actionLabel: 'Look', actionUrl: '/' };
const promo = { ...banner, from: null, to: null, active: true };
const media = { title: 'A', credit: '', rights: '', altText: null, focus: null, lastDay: null, isForWriters: true };
const credential = { id: 'AA', rawId: 'AA', type: 'public-key' };
const newSection = 'POST /api/vocal/curation/{site}/{kind}';
const later = new Date(testNow.getTime() + 3_600_000).toISOString();
const bodies: Record<string, object> = {
  'POST /api/vocal/media': { ...media, site: 'beat', public_id: 'uploads/none', fileName: '' },
  'PUT /api/vocal/media/{id}': { ...media, version: 1 },
  'POST /api/vocal/media/{id}/replace': { by: '999998', withTexts: true },
  'POST /api/vocal/pitches': {
    ...{ slug: 'A', brief: 'A', site: 'beat', category: null, words: null, pictures: '', key: crypto.randomUUID() },
  },
  'PUT /api/vocal/curation/{site}/picks': { ids: [], before: ['999998'] },
  'PATCH /api/vocal/curation/{site}/posts/{id}': { key: 'a', before: { key: 'b' } },
  'POST /api/vocal/curation/{site}/promos': promo,
  'POST /api/vocal/curation/{site}/formerAddresses': { csv: 'from,to' },
  'POST /api/vocal/curation/{site}/formerAddresses/remove': { addresses: ['/a'] },
  'PATCH /api/vocal/curation/{site}/promos/{id}': { ...promo, before: promo },
  'PUT /api/vocal/people/{id}/grants': { grants: [], before: [] },
  'POST /api/vocal/people/{id}/suspend': { reason: 'Spam.' },
  'PUT /api/vocal/posts/{id}': { name: 'Another name' },
  'POST /api/vocal/templates': { kind: 'block', name: 'A', content: '', modules: [] },
  'PATCH /api/vocal/templates/{id}': { name: 'A' },
  'POST /api/vocal/posts/submitForReview': { reviewStatus: 'needs-review', tags: [], category: null, site: null },
  'POST /api/vocal/auth/unsubscribe': { token: '7.x' },
  'POST /api/vocal/notices/mails': { mails: 'each' },
  'POST /api/vocal/user/payouts': { address: 'Lantern Bank, account 4711' },
  'POST /api/vocal/user/holds/{id}/answer': { answer: 'A class.' },
  'POST /api/vocal/savedViews': { page: 'board', name: 'A', search: '?site=beat' },
  'POST /api/vocal/adjustments': { writerId: '999999', micros: 1, reason: 'A fee.' },
  'POST /api/vocal/adjustments/{id}/decision': { action: 'reject' },
  'POST /api/vocal/holds': { postId: '9', day: '2026-06-01', reason: 'One network.', days: 14 },
  'POST /api/vocal/holds/{id}/decision': { action: 'release', reason: 'A class.' },
  'POST /api/vocal/payouts/{id}/decision': { action: 'approve' },
  'POST /api/vocal/payoutConfirmations': { csv: 'id,status,dollars\n9,paid,1.00' },
  'POST /api/vocal/notices/read': { ids: ['999999'] },
  'PATCH /api/vocal/curation/{site}/{kind}/{id}': { name: 'A', key: 'a', before: { name: 'A', key: 'a' } },
  'POST /api/vocal/curation/{site}/{kind}/{id}/merge': { from: ['999998'] },
  'POST /api/vocal/review/{id}/decision': { action: 'publish' },
  'POST /api/vocal/review/{id}/correct': {},
  'POST /api/vocal/review/{id}/reschedule': { publishAt: later },
  'PUT /api/vocal/review/{id}/embargo': { until: later },
  'PUT /api/vocal/review/{id}/sections': { addTag: 'Roles' },
  'POST /api/vocal/posts/{id}/unpublish': {},
  'POST /api/vocal/posts/{id}/appeal': {},
  'POST /api/vocal/review/{id}/notes': { text: 'Check this.', audience: 'writer' },
  'POST /api/vocal/review/{id}/notes/{noteId}/replies': { text: 'Like this?' },
  'PATCH /api/vocal/review/{id}/notes/{noteId}': { isResolved: true },
  'POST /api/vocal/auth/endSessions': { id: '0123456789abcdef' },
  'POST /api/vocal/auth/update': { id: '999999', firstName: 'Mallory' },
  'POST /api/vocal/auth/changePassword': { oldPassword: 'wrong', newPassword: 'tin-whistle-and-kelp' },
  'POST /api/vocal/auth/deleteAccount': { password: 'wrong', posts: 'keep' },
  'POST /api/vocal/auth/changeEmail': { email: 'mallory@elsewhere.example', password: 'wrong' },
  'POST /api/vocal/auth/forgotPassword': { email: 'nobody@elsewhere.example' },
  'POST /api/vocal/auth/resetPassword': { token: '0'.repeat(64), password: 'tin-whistle-and-kelp' },
  'POST /api/vocal/auth/confirmEmail': { token: '0'.repeat(64) },
  'POST /api/vocal/auth/beginSecondFactor': { password: 'wrong' },
  'POST /api/vocal/auth/confirmSecondFactor': { code: '000000' },
  'POST /api/vocal/auth/removeSecondFactor': { password: 'wrong' },
  'POST /api/vocal/auth/makeRecoveryCodes': { password: 'wrong' },
  'POST /api/vocal/auth/newPasskeyOptions': { password: 'wrong' },
  'POST /api/vocal/auth/addPasskey': {
    name: 'Phone',
    response: { ...credential, response: { clientDataJSON: 'AA', attestationObject: 'AA' } },
  },
  'POST /api/vocal/auth/renamePasskey': { id: '999999', name: 'Phone' },
  'POST /api/vocal/auth/removePasskey': { id: '999999', password: 'wrong' },
  'POST /api/vocal/auth/passkeySignIn': {
    response: { ...credential, response: { clientDataJSON: 'AA', authenticatorData: 'AA', signature: 'AA' } },
  },
  'POST /api/vocal/auth/secondStep': { challenge: '0'.repeat(64), code: '000000' },
  'POST /api/vocal/auth/signup': stranger,
  'POST /api/vocal/auth/signin': { email: stranger.email, password: 'wrong' },
};

const limited = (email: string) => ({ ...stranger, lastName: email, email: `${email}@strand.example` });
/** `ofOther` moderates another site than the post's, `ofSite` only the post's site, and `admin` all sites. */
const accounts = {
  other: stranger,
  author: demoAccounts.writer,
  ofOther: limited('marquee'),
  ofSite: limited('beat'),
  admin: demoAccounts.moderator,
};
type Account = keyof typeof accounts;
const cookies = { visitor: '', ended: '', other: '', author: '', ofOther: '', ofSite: '', admin: '' };
type Role = keyof typeof cookies;

/** Headers that browsers send from pages of another site. */
const foreign = { 'sec-fetch-site': 'cross-site', origin: 'https://elsewhere.example' };

let network: TestNetwork;
let calls: VocalCall[];
let authorId = 0;
let claimerId = 0;
let emptyFields: DraftFields;

beforeAll(async () => {
  network = await createTestNetwork({
    POST_LIMIT: '10000',
    SAVE_LIMIT: '10000',
    PREVIEW_LIMIT: '10000',
    NOTE_LIMIT: '10000',
    MAIL_LIMIT: '10000',
  });
  const { app } = network;
  calls = vocalCalls(app);
  await app.inject({ method: 'POST', url: '/api/vocal/auth/signup', payload: stranger });
  for (const [account, site] of [
    [accounts.ofOther, 'marquee'],
    [accounts.ofSite, 'beat'],
  ] as const) {
    await app.inject({ method: 'POST', url: '/api/vocal/auth/signup', payload: account });
    const rights = { grants: moderatorOf([site]) };
    await network.db.update(users).set(rights).where(eq(users.email, account.email));
  }
  const claimer = { key: 'claimer', firstName: 'Cleo', lastName: 'Claimer', createdAt: testNow, modifiedAt: testNow };
  const [third] = await network.db
    .insert(users)
    .values({ ...claimer, grants: moderatorOf(null) })
    .returning();
  claimerId = third?.id ?? 0;
  const byline = { userId: String(claimerId), role: 'editing', percent: 0 };
  bodies['PUT /api/vocal/review/{id}/bylines'] = { bylines: [byline], before: [] };
  for (const account of Object.keys(accounts) as Account[]) cookies[account] = await signIn(app, accounts[account]);
  cookies.ended = await signIn(app, demoAccounts.moderator);
  await app.inject({ method: 'POST', url: '/api/vocal/auth/signout', headers: { cookie: cookies.ended } });
  const own = await app.inject({ url: '/api/currentUser', headers: { cookie: cookies.author } });
  authorId = Number(own.json().user.id);
  const empty = await app.inject({
    method: 'POST',
    url: '/api/vocal/posts/create',
    headers: { cookie: cookies.author },
  });
  emptyFields = draftFieldsSchema.parse(empty.json().post);
});
afterAll(() => network.close());

/** Ids for the parameters of addresses. */
type Ids = { id: string; revision: string; preview: string; note: string };

/** Creates a post of the author with a revision, a preview link and a note. */
async function postIn(state: State): Promise<Ids> {
  const status: ReviewStatus = state === 'trash' ? 'draft' : state;
  const key = `post-${crypto.randomUUID()}`;
  const before = new Date(testNow.getTime() - 86_400_000);
  const [post] = await network.db
    .insert(posts)
    .values({
      ...{ site: 'beat', key, status, authorId, name: 'A post', createdAt: before, modifiedAt: before },
      publishedAt: status === 'published' ? before : null,
      deletedAt: state === 'trash' ? before : null,
      publishAt: state === 'scheduled' ? new Date(testNow.getTime() + 86_400_000) : null,
    })
    .returning();
  const { id } = post ?? { id: 0 };
  if (status === 'in-review' || status === 'scheduled')
    await network.db.insert(reviews).values({
      ...{ postId: id, site: 'beat', status, isChange: false, submittedAt: before, approvedVersion: 1 },
      ...{ claimedBy: claimerId, claimedAt: testNow, aliveAt: testNow },
    });
  const [revision] = await network.db
    .insert(revisions)
    .values({
      postId: id,
      version: 1,
      at: before,
      userId: authorId,
      reason: 'leave',
      fields: { ...emptyFields, site: 'beat', key },
    })
    .returning();
  const [preview] = await network.db
    .insert(previews)
    .values({
      ...{ postId: id, userId: authorId, tokenHash: key, createdAt: before },
      expiresAt: new Date(testNow.getTime() + 86_400_000),
    })
    .returning();
  const [note] = await network.db
    .insert(reviewNotes)
    .values({ postId: id, place: 'post', text: 'A', audience: 'writer', at: before })
    .returning();
  return { id: String(id), revision: String(revision?.id), preview: String(preview?.id), note: String(note?.id) };
}

async function statusOf(
  { method, path }: Pick<VocalCall, 'method' | 'path'>,
  cookie: string,
  post: Ids = { id: '999999', revision: '999999', preview: '999999', note: '999999' },
  headers: Record<string, string> = {},
): Promise<number> {
  const url = path
    .replace('{id}', post.id)
    .replace('{revision}', post.revision)
    .replace('{preview}', post.preview)
    .replace('{noteId}', post.note)
    .replace('{site}', 'beat')
    .replace('{kind}', 'tags');
  const name = nameOfCall({ method, path });
  // Tag names are unique on a site.
  const body = name === newSection ? { name: `Roles ${crypto.randomUUID()}` } : bodies[name];
  const { statusCode } = await network.app.inject({
    method,
    url,
    headers: { cookie, 'if-match': '*', ...headers },
    ...(body && { payload: path.endsWith('/submitForReview') ? { ...body, id: post.id } : body }),
  });
  return statusCode;
}

test('lists every call in exactly one of the tables', () => {
  const known = [aboutPosts, aboutStories, ofAccounts, ofModerators, ofAdministrators, ofEverybody].flatMap(
    Object.keys,
  );
  expect(known.sort()).toEqual(calls.map(nameOfCall).sort());
});

// The test makes hundreds of calls, each about a separate post, so it takes longer than other tests.
test("allows calls about a post only to its author and its site's moderators, as its state allows", async () => {
  const responses: Record<string, Record<'author' | 'moderator', string>> = {};
  const strangers = new Set<string>();
  const different: string[] = [];
  for (const call of calls) {
    const name = nameOfCall(call);
    if (!aboutPosts[name]) continue;
    const of = async (role: Role) => {
      const statuses: number[] = [];
      for (const state of states) statuses.push(await statusOf(call, cookies[role], await postIn(state)));
      return statuses.join(' ');
    };
    responses[name] = { author: await of('author'), moderator: await of('admin') };
    if ((await of('ofSite')) !== responses[name].moderator) different.push(name);
    for (const role of ['other', 'ofOther'] as const) strangers.add(`${role} ${await of(role)}`);
    for (const role of ['visitor', 'ended'] as const) strangers.add(`${role} ${await statusOf(call, cookies[role])}`);
  }
  expect(responses).toEqual(aboutPosts);
  expect(different).toEqual([]);
  expect([...strangers].sort()).toEqual(['ended 401', `ofOther ${none}`, `other ${none}`, 'visitor 401']);
});

test("records a moderator's changes to another's post and notifies the author", async () => {
  const [admin] = await network.db.select().from(users).where(eq(users.email, demoAccounts.moderator.email));
  const silent: string[] = [];
  const notified = new Set<string>();
  for (const call of calls.filter((one) => one.method !== 'GET' && aboutPosts[nameOfCall(one)])) {
    const name = nameOfCall(call);
    if (untold.test(call.path)) continue;
    for (const state of states) {
      const post = await postIn(state);
      const isChange =
        !(name.endsWith('/posts/{id}/restore') && state !== 'trash') &&
        !(call.method === 'DELETE' && state === 'trash');
      if ((await statusOf(call, cookies.admin, post)) >= 300 || !isChange) continue;
      const [entry] = await network.db.select().from(audit).where(eq(audit.subjectId, post.id));
      const sent = await network.db
        .select()
        .from(notices)
        .where(and(eq(notices.postId, Number(post.id)), eq(notices.userId, authorId)));
      notified.add(name);
      if (entry?.actorId !== admin?.id || entry?.site !== 'beat' || sent.length !== 1) silent.push(`${name} ${state}`);
    }
  }
  expect(silent).toEqual([]);
  expect([...notified]).toContain('PUT /api/vocal/posts/{id}');
});

test('responds with 404 to calls about an unknown post', async () => {
  for (const call of calls.filter((one) => aboutPosts[nameOfCall(one)]))
    expect([nameOfCall(call), await statusOf(call, cookies.admin)]).toEqual([nameOfCall(call), 404]);
});

test('requires a valid session for calls of accounts', async () => {
  for (const call of calls) {
    const name = nameOfCall(call);
    const expected = ofAccounts[name];
    if (expected === undefined) continue;
    const statuses: number[] = [];
    for (const role of Object.keys(cookies) as Role[]) statuses.push(await statusOf(call, cookies[role]));
    expect([name, ...statuses]).toEqual([name, 401, 401, ...Array(5).fill(expected)]);
  }
});

test("refuses moderators' calls to other accounts", async () => {
  for (const call of calls) {
    const name = nameOfCall(call);
    const expected = ofModerators[name];
    if (expected === undefined) continue;
    const statuses: number[] = [];
    for (const role of Object.keys(cookies) as Role[]) statuses.push(await statusOf(call, cookies[role]));
    const ofOther = call.path.includes('{site}') ? 403 : expected;
    expect([name, ...statuses]).toEqual([name, 401, 401, 403, 403, ofOther, expected, expected]);
  }
});

test('refuses calls of moderators of all sites to all other accounts', async () => {
  for (const call of calls) {
    const name = nameOfCall(call);
    const expected = ofAdministrators[name];
    if (expected === undefined) continue;
    const statuses: number[] = [];
    for (const role of Object.keys(cookies) as Role[]) statuses.push(await statusOf(call, cookies[role]));
    expect([name, ...statuses]).toEqual([name, 401, 401, 403, 403, 403, 403, expected]);
  }
});

/** Signs up an account with a role for all sites. */
async function signUpAs(role: 'accountant' | 'auditor'): Promise<string> {
  const account = limited(role);
  await network.app.inject({ method: 'POST', url: '/api/vocal/auth/signup', payload: account });
  await network.db
    .update(users)
    .set({ grants: [{ role, site: null, until: null }] })
    .where(eq(users.email, account.email));
  return signIn(network.app, account);
}

/** Calls that show an auditor a post as its moderators see it. */
const toRead = /^GET |\/review\/\{id\}\/preview$|\/alive$/;

test('shows auditors everything, and refuses every change', async () => {
  const cookie = await signUpAs('auditor');
  for (const call of calls) {
    const name = nameOfCall(call);
    const { moderator } = aboutPosts[name] ?? {};
    if (moderator) {
      const statuses: number[] = [];
      for (const state of states) statuses.push(await statusOf(call, cookie, await postIn(state)));
      // Pictures are read for changes.
      const isRead = toRead.test(name) && !name.includes('/pictures');
      // A post in the trash is visible to the actions that may take it out.
      const isHidden = (status: number, place: number) => states[place] === 'trash' && status === 404;
      const responses = isRead ? statuses : statuses.map((status, place) => (isHidden(status, place) ? 403 : status));
      expect([name, ...responses]).toEqual([name, ...(isRead ? moderator.split(' ').map(Number) : Array(5).fill(403))]);
      continue;
    }
    const expected = ofModerators[name] ?? ofAdministrators[name];
    if (expected === undefined) continue;
    const isRefused = call.method !== 'GET' || /\/curation\/|\/people|\/storyPeople/.test(call.path);
    expect([name, await statusOf(call, cookie)]).toEqual([name, isRefused ? 403 : expected]);
  }
});

const aboutMoney = /networkMoney|holds|payouts|payoutConfirmations|adjustments/;

test('gives accountants the money, and no posts', async () => {
  const cookie = await signUpAs('accountant');
  for (const call of calls) {
    const name = nameOfCall(call);
    if (aboutPosts[name]) {
      expect([name, await statusOf(call, cookie, await postIn('published'))]).toEqual([name, 404]);
      continue;
    }
    const expected = ofModerators[name] ?? ofAdministrators[name];
    if (expected === undefined) continue;
    expect([name, await statusOf(call, cookie)]).toEqual([name, aboutMoney.test(name) ? expected : 403]);
  }
});

test('ends a role at its time', async () => {
  const cookie = await signUpAs('accountant');
  const limit = (until: string) =>
    network.db
      .update(users)
      .set({ grants: [{ role: 'accountant', site: null, until }] })
      .where(eq(users.email, limited('accountant').email));
  const payouts = { method: 'GET', path: '/api/vocal/payouts' } as const;
  await limit('2100-01-01T00:00:00.000Z');
  expect(await statusOf(payouts, cookie)).toBe(200);
  await limit('2020-01-01T00:00:00.000Z');
  expect(await statusOf(payouts, cookie)).toBe(403);
});

test('responds to public calls with and without a session', async () => {
  for (const call of calls) {
    const name = nameOfCall(call);
    const expected = ofEverybody[name];
    if (expected === undefined) continue;
    const statuses = [await statusOf(call, ''), await statusOf(call, cookies.ended)];
    // Each call gets a new session, because these calls end their own session.
    for (const account of Object.keys(accounts) as Account[])
      statuses.push(await statusOf(call, await signIn(network.app, accounts[account])));
    expect([name, ...new Set(statuses)]).toEqual([name, expected]);
  }
});

test('refuses changing calls from pages of other sites', async () => {
  for (const call of calls) {
    const isRead = call.method === 'GET' && !call.path.endsWith('/signout');
    for (const [header, value] of Object.entries(foreign)) {
      const status = await statusOf(call, cookies.author, await postIn('draft'), { [header]: value });
      expect(`${nameOfCall(call)} ${isRead || status === 403}`).toBe(`${nameOfCall(call)} true`);
    }
  }
  expect(await statusOf({ method: 'GET', path: '/api/vocal/posts' }, cookies.author)).toBe(200);
});
