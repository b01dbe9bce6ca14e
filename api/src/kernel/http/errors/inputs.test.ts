import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { demoAccounts } from '../../../people/demo/demoAccounts.ts';
import { createTestNetwork, type TestNetwork, testNow } from '../../../testing/testNetwork.ts';
import { nameOfCall, type VocalCall, vocalCalls } from '../../../testing/vocalCalls.ts';
import { signIn } from '../../../testing/writers.ts';
import { uploads } from '../../db/schema/uploads.ts';

/**
 * Everything that a stranger or an account can send to Vocal has a limit. A new field needs a place in its call's body below.
 */

const image = { public_id: `uploads/${crypto.randomUUID()}`, width: 8, height: 6, format: 'jpg' };
const block = {
  ...{ title: 'A', isListicleItem: false, mediaLayout: 'insetCenter', imageAltText: 'A', imageCaption: 'A' },
  ...{ imageCredit: 'A', content: '<p>A</p>', actionLabel: 'A', actionUrl: 'https://example.com' },
};
const draft = {
  ...{ site: 'beat', key: 'a', name: 'A', title: 'A', subtitle: 'A', summary: 'A', postType: 'article' },
  ...{ mediaType: 'image', brightcoveId: '12345678', videoLink: 'https://youtu.be/abcdefghijk', image },
  ...{ imageAltText: 'A', imageCaption: 'A', imageCredit: 'A', mediaLayout: 'fullWidth', content: '<p>A</p>' },
  ...{ isListicle: false, listicleOrder: 'ascending', category: 'live', channel: 'tapes', language: 'fo' },
  ...{ seoTitle: 'A', seoDescription: 'A', seoKeywords: 'A', ogTitle: 'A', ogDescription: 'A' },
  tags: [{ id: '1', name: 'A' }],
  modules: [
    { id: 'a', type: 'content', title: 'A', isListicleItem: false, content: '<p>A</p>' },
    {
      ...{ id: 'b', type: 'gallery', title: 'A', isListicleItem: false, galleryStyle: 'grid', content: '<p>A</p>' },
      images: [{ ...image, url: 'https://example.com/a.jpg', title: 'A', alt: 'A', credit: 'A' }],
    },
    { id: 'c', type: 'image', ...block, image },
    {
      ...{ id: 'd', type: 'product', title: 'A', isListicleItem: false, url: 'https://example.com', content: 'A' },
      ...{ image, price: { amount: 420, currency: 'USD' } },
      data: { thumbnailUrl: 'https://example.com/a.jpg', thumbnailWidth: 8, thumbnailHeight: 6, title: 'A' },
    },
    {
      id: 'e',
      type: 'video',
      ...block,
      brightcoveId: null,
      videoLink: 'https://youtu.be/abcdefghijk',
      videoData: null,
    },
    { id: 'f', type: 'video', ...block, brightcoveId: '12345678', videoLink: null, videoData: null },
  ],
};
const token = '0'.repeat(64);
const password = 'tin-whistle-and-kelp';
const email = 'mallory@elsewhere.example';
const person = { firstName: 'Ola', lastName: 'Strand' };

const credential = { id: 'AA', rawId: 'AA', type: 'public-key' };
const banner = { name: 'A', subtitle: 'A', image, actionLabel: 'A', actionUrl: '/a' };
const storyPlan = { slug: 'A', brief: 'A', category: 'live', words: 1, pictures: 'A' };
const storyDue = { day: '2026-12-01', time: '09:00' };
const promo = { ...banner, from: '2026-12-01T09:00:00Z', to: '2026-12-02T09:00:00Z', active: true };
const media = {
  ...{ title: 'A', credit: 'A', rights: 'A', altText: 'A', focus: { x: 50, y: 50 } },
  ...{ lastDay: '2026-12-01', isForWriters: true },
};
/** A valid body of each call that takes one, with every field. */
const bodies: Record<string, object> = {
  'PUT /api/vocal/posts/{id}': { ...draft, mine: { content: draft.content, modules: draft.modules } },
  'PUT /api/vocal/people/{id}/grants': {
    grants: [{ role: 'editor', site: 'beat', until: '2027-01-01T00:00:00Z' }],
    before: [{ role: 'editor', site: 'beat', until: '2027-01-01T00:00:00Z' }],
  },
  'POST /api/vocal/people/{id}/suspend': { reason: 'A' },
  'POST /api/vocal/posts/submitForReview': {
    ...{ id: '7', reviewStatus: 'needs-review', category: 'live', site: 'beat' },
    tags: [{ id: '1', name: 'A' }],
    publish: { publishAt: '2026-12-01T09:00:00Z' },
  },
  'POST /api/vocal/posts/{id}/pictures': {
    public_id: image.public_id,
    edit: { rotation: 0, crop: { x: 0, y: 0, width: 8, height: 6 }, focus: { x: 50, y: 50 } },
  },
  'POST /api/vocal/templates': {
    ...{ kind: 'post', name: 'A', content: '<p>A</p>', modules: draft.modules },
    ...{ postType: 'article', isListicle: false, listicleOrder: 'ascending' },
  },
  'PATCH /api/vocal/templates/{id}': { name: 'A' },
  'POST /api/vocal/savedViews': { page: 'board', name: 'A', search: '?site=beat' },
  'POST /api/vocal/media': { ...media, site: 'beat', public_id: image.public_id, fileName: 'a.jpg' },
  'PUT /api/vocal/media/{id}': { ...media, version: 1 },
  'POST /api/vocal/media/{id}/replace': { by: '7', withTexts: true },
  'POST /api/vocal/pitches': { ...storyPlan, site: 'beat', key: crypto.randomUUID() },
  'PUT /api/vocal/pitches/{id}': { ...storyPlan, site: 'beat', version: 1 },
  'POST /api/vocal/pitches/{id}/withdraw': { version: 1 },
  'POST /api/vocal/stories': {
    ...{ ...storyPlan, due: storyDue, editor: '7', writer: '7', site: 'beat', key: crypto.randomUUID() },
  },
  'PUT /api/vocal/stories/{id}': { ...storyPlan, due: storyDue, editor: '7', version: 1 },
  'POST /api/vocal/stories/{id}/answer': {
    ...{ answer: 'accept', message: 'A', due: storyDue, editor: '7', words: 1, version: 1 },
  },
  'POST /api/vocal/stories/{id}/assign': { writer: '7', version: 1 },
  'POST /api/vocal/stories/{id}/drop': { message: 'A', version: 1 },
  'POST /api/vocal/cards': { address: 'https://example.com/a' },
  'POST /api/vocal/links/check': { addresses: ['https://example.com/a'] },
  'POST /api/vocal/review/{id}/decision': {
    ...{ action: 'reject', reason: 'other', note: 'A', publishAt: '2026-12-01T09:00:00Z' },
    correction: { kind: 'update', words: 'A' },
  },
  'POST /api/vocal/review/{id}/correct': { note: 'A', correction: { kind: 'update', words: 'A' } },
  'POST /api/vocal/review/{id}/reschedule': { publishAt: '2026-12-01T09:00:00Z' },
  'PUT /api/vocal/review/{id}/embargo': { until: '2026-12-01T09:00:00Z' },
  'PUT /api/vocal/review/{id}/bylines': {
    bylines: [{ userId: '1', role: 'words', percent: 1 }],
    before: [{ userId: '1', role: 'words', percent: 1 }],
  },
  'PUT /api/vocal/review/{id}/sections': { category: 'live', addTag: 'A', removeTag: 'A' },
  'POST /api/vocal/posts/{id}/unpublish': { note: 'A' },
  'POST /api/vocal/posts/{id}/appeal': { note: 'A' },
  'POST /api/vocal/review/{id}/notes': {
    ...{ place: 'title', text: 'A', audience: 'writer' },
    quote: { prefix: 'A', exact: 'A', suffix: 'A' },
  },
  'POST /api/vocal/review/{id}/notes/{noteId}/replies': { text: 'A' },
  'PATCH /api/vocal/review/{id}/notes/{noteId}': { text: 'A', isResolved: true },
  'POST /api/vocal/curation/{site}/{kind}': { name: 'A', key: 'a' },
  'PATCH /api/vocal/curation/{site}/{kind}/{id}': {
    ...{ name: 'A', key: 'a', description: 'A', image, position: 1 },
    before: { name: 'A', key: 'a', description: 'A', image, position: 1 },
  },
  'POST /api/vocal/curation/{site}/{kind}/{id}/merge': { from: ['7'] },
  'PUT /api/vocal/curation/{site}/picks': { ids: ['7'], before: ['7'] },
  'PATCH /api/vocal/curation/{site}/posts/{id}': {
    ...{ key: 'a', channel: '7', feature: banner },
    before: { key: 'a', channel: '7', feature: banner },
  },
  'POST /api/vocal/curation/{site}/promos': promo,
  'POST /api/vocal/curation/{site}/formerAddresses': { csv: 'from,to\n/a,/b' },
  'POST /api/vocal/curation/{site}/formerAddresses/remove': { addresses: ['/a'] },
  'PATCH /api/vocal/curation/{site}/promos/{id}': { ...promo, before: promo },
  'POST /api/vocal/auth/signup': { ...person, email, password },
  'POST /api/vocal/auth/signin': { email, password },
  'POST /api/vocal/auth/secondStep': { challenge: token, code: '000000' },
  'POST /api/vocal/auth/beginSecondFactor': { password },
  'POST /api/vocal/auth/confirmSecondFactor': { code: '000000' },
  'POST /api/vocal/auth/removeSecondFactor': { password, code: '000000' },
  'POST /api/vocal/auth/makeRecoveryCodes': { password, code: '000000' },
  'POST /api/vocal/auth/newPasskeyOptions': { password },
  'POST /api/vocal/auth/addPasskey': {
    name: 'A',
    response: { ...credential, response: { clientDataJSON: 'AA', attestationObject: 'AA', transports: ['usb'] } },
  },
  'POST /api/vocal/auth/renamePasskey': { id: '7', name: 'A' },
  'POST /api/vocal/auth/removePasskey': { id: '7', password, code: '000000' },
  'POST /api/vocal/auth/passkeySignIn': {
    response: {
      ...credential,
      response: { clientDataJSON: 'AA', authenticatorData: 'AA', signature: 'AA', userHandle: 'AA' },
    },
  },
  'POST /api/vocal/auth/update': {
    ...{ id: '7', ...person, name: { first: 'Ola', last: 'Strand' }, bio: 'A', summary: 'A' },
    smartPunctuation: true,
    avatar: { public_id: image.public_id, x: 0, y: 0, size: 6 },
  },
  'POST /api/vocal/auth/changePassword': { oldPassword: password, newPassword: password },
  'POST /api/vocal/auth/unsubscribe': { token },
  'POST /api/vocal/notices/mails': { mails: 'each' },
  'POST /api/vocal/user/payouts': { address: 'DE89370400440532013000', bic: 'COBADEFF', taxId: '12/345/67890' },
  'POST /api/vocal/user/holds/{id}/answer': { answer: 'A class.' },
  'POST /api/vocal/adjustments': { writerId: '999999', micros: 1, reason: 'A fee.' },
  'POST /api/vocal/adjustments/{id}/decision': { action: 'reject', words: 'No fee.' },
  'POST /api/vocal/holds': {
    ...{
      // A post or a writer, and not both.
      ...{ postId: '9', writerId: undefined },
      day: '2026-06-01',
      network: 'a',
      minute: '2026-06-01T09:00:00Z',
      reason: 'One network.',
      days: 14,
    },
  },
  'POST /api/vocal/holds/{id}/decision': { action: 'release', reason: 'A class.' },
  'POST /api/vocal/payouts/{id}/decision': { action: 'fail', reason: 'A wrong address.' },
  'POST /api/vocal/payoutConfirmations': { csv: 'id,status,dollars\n9,paid,1.00' },
  'POST /api/vocal/notices/read': { ids: ['7'], upTo: '7' },
  'POST /api/vocal/auth/endSessions': { id: '0123456789abcdef' },
  'POST /api/vocal/auth/deleteAccount': {
    ...{ password, posts: 'keep', givesUp: 1 },
    payOut: { address: 'DE89370400440532013000', bic: 'COBADEFF', taxId: '12/345/67890' },
  },
  'POST /api/vocal/auth/changeEmail': { email, password },
  'POST /api/vocal/auth/forgotPassword': { email },
  'POST /api/vocal/auth/resetPassword': { token, password },
  'POST /api/vocal/auth/confirmEmail': { token },
};

/** Calls with a form, whose limits the tests of uploads exceed. */
const uploadPath = /\/(?:uploadImage|files)$/;
const megabyte = 1_048_576;
const manyLimits = {
  SIGN_IN_LIMIT: '10000',
  SIGN_UP_LIMIT: '10000',
  SAVE_LIMIT: '10000',
  MAIL_LIMIT: '10000',
  NOTE_LIMIT: '10000',
};

let network: TestNetwork;
let calls: VocalCall[];
let cookie = '';
let moderator = '';
let postId = '';

beforeAll(async () => {
  network = await createTestNetwork({ ...manyLimits, POST_LIMIT: '10000', PREVIEW_LIMIT: '10000' });
  calls = vocalCalls(network.app);
  cookie = await signIn(network.app, demoAccounts.writer);
  moderator = await signIn(network.app, demoAccounts.moderator);
  const made = await network.app.inject({ method: 'POST', url: '/api/vocal/posts/create', headers: { cookie } });
  postId = made.json().post.id;
  const userId = Number(made.json().post.author.id);
  const facts = { format: 'jpg', width: 8, height: 6, bytes: 9, createdAt: testNow } as const;
  await network.db.insert(uploads).values({ ...facts, publicId: image.public_id, userId });
});
afterAll(() => network.close());

type Sent = { query?: string; payload?: object | string; parameter?: string; as?: string };

function send({ method, path }: VocalCall, { query = '', payload, parameter, as = cookie }: Sent) {
  const url = path.replaceAll(/\{(\w+)\}/g, (_, name) => parameter ?? (name === 'site' ? 'beat' : postId));
  return network.app.inject({
    method,
    url: url + query,
    headers: { cookie: as, 'if-match': '*', ...(payload && { 'content-type': 'application/json' }) },
    ...(payload && { payload }),
  });
}

/** The body with one part of it replaced, for each part: pointer and body. */
function oversized(value: unknown, pointer = ''): { pointer: string; value: unknown }[] {
  const here = [{ pointer, value: tooLarge(value) }];
  if (typeof value !== 'object' || value === null) return here;
  const parts = Object.entries(value).flatMap(([name, part]) =>
    oversized(part, `${pointer}/${name}`).map((changed) => ({
      pointer: changed.pointer,
      value: Array.isArray(value) ? value.with(Number(name), changed.value) : { ...value, [name]: changed.value },
    })),
  );
  return Array.isArray(value) ? [...here, ...parts] : parts;
}

function tooLarge(value: unknown): unknown {
  if (Array.isArray(value)) return Array.from({ length: 2_000 }, () => value[0]);
  return typeof value === 'number' ? 9e15 : 'x'.repeat(300_000);
}

test('lists every field of every body', () => {
  const fields = calls.flatMap((call) => (call.fields ? [[nameOfCall(call), [...call.fields].sort()]] : []));
  const known = Object.entries(bodies).map(([name, body]) => [name, Object.keys(body).sort()]);
  expect(Object.fromEntries(known)).toEqual(Object.fromEntries(fields));
});

test('limits the size of every part of a body and names it in the refusal', async () => {
  const taken: string[] = [];
  for (const call of calls) {
    const body = bodies[nameOfCall(call)];
    for (const { pointer, value } of body ? oversized(body) : []) {
      const response = await send(call, { payload: value as object });
      const { statusCode } = response;
      const pointers: string[] = (response.json().errors ?? []).map((error: { pointer: string }) => error.pointer);
      const isNamed = pointers.some((named) => named.startsWith(pointer) || pointer.startsWith(`${named}/`));
      if (![400, 403, 404].includes(statusCode) && !(statusCode === 422 && isNamed))
        taken.push(`${nameOfCall(call)} ${pointer}: ${statusCode} ${pointers}`);
    }
  }
  expect(taken).toEqual([]);
});

test('limits the body of every call', async () => {
  for (const call of calls.filter(({ method, path }) => method !== 'GET' && !uploadPath.test(path))) {
    const max = nameOfCall(call) === 'PUT /api/vocal/posts/{id}' ? 4 * megabyte : megabyte;
    const payload = `{"name":"${'x'.repeat(max)}"}`;
    let { statusCode } = await send(call, { payload });
    // The body of a call that the account may not make is not read.
    if (statusCode === 403) ({ statusCode } = await send(call, { payload, as: moderator }));
    const isAboutNothing = /\/(?:holds|payouts|adjustments)\/\{id\}\/decision$|\/(?:stories|pitches)\/\{id\}/.test(
      call.path,
    );
    expect([nameOfCall(call), statusCode]).toEqual([nameOfCall(call), isAboutNothing ? 404 : 413]);
  }
});

describe('addresses', () => {
  const parameters = ['x'.repeat(201), '0', '-1', '1e3', '9'.repeat(20), '%00', '%F0%9F%8E%B8', '..%2F..', '__proto__'];

  test.each(parameters)('get 404 for the post, revision or site %j', async (parameter) => {
    for (const call of calls.filter(({ path }) => path.includes('{'))) {
      const { statusCode } = await send(call, { parameter, payload: bodies[nameOfCall(call)] ?? {} });
      expect(`${nameOfCall(call)} ${statusCode}`).toMatch(/ 40[034]$/);
    }
  });

  test('have arguments of a limited length', async () => {
    for (const call of calls)
      for (const name of call.queries) {
        const sent = { query: `?${name}=${'x'.repeat(1_000)}`, payload: bodies[nameOfCall(call)] };
        const asWriter = await send(call, sent);
        // A call that only moderators make may say so first.
        const response = asWriter.statusCode === 403 ? await send(call, { ...sent, as: moderator }) : asWriter;
        expect([nameOfCall(call), name, response.statusCode]).toEqual([nameOfCall(call), name, 400]);
      }
  });

  test.each(['0', '-1', '1.5', '1001', '1e9', 'x', ''])('refuse the page %j', async (page) => {
    const response = await network.app.inject({ url: `/api/vocal/posts?page=${page}`, headers: { cookie } });
    expect(response.statusCode).toBe(400);
  });
});

test('reads or refuses long headers in time', async () => {
  const long = 'x,"1"'.repeat(10_000);
  const headers = { 'if-match': long, 'user-agent': long, 'if-none-match': long, cookie: `${cookie}; a=${long}` };
  const call = { method: 'PUT', url: `/api/vocal/posts/${postId}`, payload: { name: 'A' } } as const;
  expect((await network.app.inject({ ...call, headers })).statusCode).toBeLessThan(500);
  const { email: writer, password: right } = demoAccounts.writer;
  const signedIn = await network.app.inject({
    method: 'POST',
    url: '/api/vocal/auth/signin',
    headers: { 'user-agent': long },
    payload: { email: writer, password: right },
  });
  expect(signedIn.statusCode).toBe(200);
});
