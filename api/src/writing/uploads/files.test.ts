import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { uploadedFileResponseSchema } from '@marquee/shared/domain';
import { postFileAddress } from '@marquee/shared/posts/postFile';
import { eq } from 'drizzle-orm';
import { uploads } from '../../kernel/db/schema/uploads.ts';
import { demoAccounts } from '../../people/demo/demoAccounts.ts';
import { createTestNetwork, type TestNetwork, testNow } from '../../testing/testNetwork.ts';
import { signIn, signUpStranger } from '../../testing/writers.ts';
import { removeUnusedUploads } from './removeUnusedUploads.ts';

const dayMs = 86_400_000;
const megabyte = 1_048_576;
let network: TestNetwork;
const cookies = { owner: '', other: '' };
beforeAll(async () => {
  network = await createTestNetwork({ UPLOAD_LIMIT: '40' });
  cookies.owner = await signIn(network.app, demoAccounts.writer);
  cookies.other = await signUpStranger(network.app);
});
afterAll(() => network.close());

const boundary = 'a-boundary';
const pdf = (words = 'A menu.') => Buffer.from(`%PDF-1.7\n${words}\n%%EOF\n`);

function send(bytes: Buffer, { name = 'menu.pdf', cookie = cookies.owner, type = 'application/pdf' } = {}) {
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\nContent-Type: ${type}\r\n\r\n`;
  return network.app.inject({
    method: 'POST',
    url: '/api/vocal/files',
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}`, cookie },
    payload: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]),
  });
}
async function uploaded(bytes = pdf(), cookie = cookies.owner) {
  const response = await send(bytes, { cookie });
  expect(response.statusCode).toBe(201);
  return uploadedFileResponseSchema.parse(response.json()).file;
}
const addressOf = (publicId: string, name = 'Menu of May') => postFileAddress({ publicId, name });
const get = (url: string, headers = {}) => network.app.inject({ url, headers });
const card = (address: string) =>
  `<figure class="embed"><a href="${address}"><strong>Menu</strong> <small>PDF, 1 kB</small></a></figure>`;

async function newPost(cookie = cookies.owner): Promise<string> {
  const made = await network.app.inject({ method: 'POST', url: '/api/vocal/posts/create', headers: { cookie } });
  return made.json().post.id;
}
const save = (id: string, content: string, cookie = cookies.owner) =>
  network.app.inject({
    ...{ method: 'PUT', url: `/api/vocal/posts/${id}`, headers: { cookie, 'if-match': '*' } },
    payload: { content },
  });

describe('a PDF', () => {
  test('is stored as it is, and served as an attachment without rights on the site', async () => {
    const { public_id, bytes } = await uploaded(pdf('Soup.'));
    expect(bytes).toBe(pdf('Soup.').length);
    const { statusCode, headers, rawPayload } = await get(addressOf(public_id, 'Köche'));
    expect([statusCode, rawPayload.equals(pdf('Soup.'))]).toEqual([200, true]);
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="K_che.pdf"; filename*=UTF-8''K%C3%B6che.pdf`,
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect((await get(addressOf(public_id), { 'if-none-match': String(headers.etag) })).statusCode).toBe(304);
  });

  test('is recognized by its bytes, and not by its name or type', async () => {
    expect((await send(pdf(), { name: 'menu.exe', type: 'text/html' })).statusCode).toBe(201);
    const page = await send(Buffer.from('<!doctype html><script>alert(1)</script>%%EOF'));
    expect([page.statusCode, page.json().code]).toEqual([415, 'unsupported-media-type']);
    const hidden = await send(Buffer.concat([Buffer.from('<script>alert(1)</script>'), pdf()]));
    expect(hidden.statusCode).toBe(415);
  });

  test.each([
    ['empty', Buffer.alloc(0)],
    ['cut off', pdf().subarray(0, -8)],
  ])('is refused if it is %s', async (_, bytes) => {
    const response = await send(bytes);
    expect([response.statusCode, response.json().code]).toEqual([422, 'file-unreadable']);
  });

  test('has at most 20 MB', async () => {
    const response = await send(Buffer.concat([pdf(), Buffer.alloc(20 * megabyte), pdf()]));
    expect([response.statusCode, response.json().code]).toEqual([413, 'too-large']);
  });

  test('needs a session and a form', async () => {
    expect((await send(pdf(), { cookie: '' })).statusCode).toBe(401);
    const json = await network.app.inject({
      ...{ method: 'POST', url: '/api/vocal/files', headers: { cookie: cookies.owner }, payload: {} },
    });
    expect(json.statusCode).toBe(415);
  });

  test('is no picture, and a picture is no file', async () => {
    const { public_id } = await uploaded();
    expect((await get(`/res/media/image/upload/c_fit,f_auto,w_512/${public_id}`)).statusCode).toBe(404);
    const picture = `uploads/${crypto.randomUUID()}`;
    await network.originals.write(picture, 'png', Buffer.from('png'));
    expect((await get(addressOf(picture))).statusCode).toBe(404);
    expect((await get(addressOf(`uploads/${crypto.randomUUID()}`))).statusCode).toBe(404);
  });
});

describe('a post', () => {
  test('can have files of its writer only, and keeps their cards as they are', async () => {
    const own = card(addressOf((await uploaded()).public_id));
    const id = await newPost();
    const saved = await save(id, `<p>One</p>${own}`);
    expect([saved.statusCode, saved.json().post.content]).toEqual([200, `<p>One</p>${own}`]);
    const foreign = card(addressOf((await uploaded(pdf(), cookies.other)).public_id));
    const refused = await save(id, foreign);
    expect([refused.statusCode, refused.json().errors[0]]).toMatchObject([422, { pointer: '/content' }]);
  });

  test('keeps its files stored, while files that no post has are removed', async () => {
    const [used, unused] = [await uploaded(), await uploaded()];
    expect((await save(await newPost(), card(addressOf(used.public_id)))).statusCode).toBe(200);
    for (const days of [8, 10])
      await removeUnusedUploads(network.db, network.originals, new Date(testNow.getTime() + days * dayMs));
    expect((await get(addressOf(used.public_id))).statusCode).toBe(200);
    expect((await get(addressOf(unused.public_id))).statusCode).toBe(404);
    expect(await network.db.select().from(uploads).where(eq(uploads.publicId, unused.public_id))).toEqual([]);
  });
});

test('counts files against the limit of uploads', async () => {
  const statuses: number[] = [];
  for (let call = 0; call < 40; call += 1) statuses.push((await send(pdf(), { cookie: cookies.other })).statusCode);
  expect(statuses).toContain(429);
});
