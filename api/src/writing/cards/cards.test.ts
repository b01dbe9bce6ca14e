import { createServer, type RequestListener, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { linkCardResponseSchema } from '@marquee/shared/domain';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { posts } from '../../kernel/db/schema/posts.ts';
import { uploads } from '../../kernel/db/schema/uploads.ts';
import type { OutsideWorld } from '../../kernel/outside/fetchOutside.ts';
import { createFetchPage } from '../../kernel/outside/fetchPage.ts';
import { pageFacts } from '../../kernel/outside/pageFacts.ts';
import { demoAccounts } from '../../people/demo/demoAccounts.ts';
import { createFetchPicture } from '../../reading/images/foreign/fetchPicture.ts';
import { createTestNetwork, type TestNetwork, testNow } from '../../testing/testNetwork.ts';

const png = await sharp({ create: { width: 400, height: 200, channels: 3, background: '#0a0' } })
  .png()
  .toBuffer();

/** Pages and pictures of all other hosts, by path. */
const pages: Record<string, RequestListener> = {
  '/booth': (_request, response) =>
    response
      .setHeader('content-type', 'text/html; charset=utf-8')
      .end(
        '<head><title>Booth</title><meta property="og:title" content="The last booth &amp; its lamp"><meta property="og:image" content="/lamp.png"></head>',
      ),
  '/lamp.png': (_request, response) => response.end(png),
  '/plain': (_request, response) =>
    response.setHeader('content-type', 'text/html').end('<title> Only\na title </title>'),
  '/broken-picture': (_request, response) =>
    response
      .setHeader('content-type', 'text/html')
      .end('<title>Words</title><meta property="og:image" content="/none.png">'),
  '/endless': (_request, response) => {
    response.setHeader('content-type', 'text/html').write('<title>Endless</title>');
    const timer = setInterval(() => response.write('x'.repeat(64 * 1024)), 1);
    response.on('close', () => clearInterval(timer));
  },
  '/inside': (_request, response) => response.writeHead(302, { location: 'https://router.home/admin' }).end(),
};

let server: Server;
let network: TestNetwork;
let cookie: string;
beforeAll(async () => {
  server = createServer((call, response) => {
    const page = pages[call.url ?? ''];
    if (page) page(call, response);
    else response.writeHead(404).end();
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  const world: OutsideWorld = {
    resolve: async (host) => [host === 'router.home' ? '192.168.0.1' : '93.184.216.34'],
    isPublic: (address) => !address.startsWith('192.168.'),
    open: (url, _address, signal) =>
      new Promise((resolve, reject) => {
        request({ host: '127.0.0.1', port, path: url.pathname, signal }, resolve).once('error', reject).end();
      }),
    timeoutMs: 30_000,
    maxBytes: 100_000,
  };
  network = await createTestNetwork({}, undefined, () => testNow, createFetchPicture(world), createFetchPage(world));
  const { email, password } = demoAccounts.writer;
  const signedIn = await network.app.inject({
    method: 'POST',
    url: '/api/vocal/auth/signin',
    payload: { email, password },
  });
  cookie = String(signedIn.headers['set-cookie']).split(';')[0] ?? '';
});
afterEach(() => server.closeAllConnections());
afterAll(async () => {
  await network.close();
  server.close();
});

const ask = (address: string, session = cookie) =>
  network.app.inject({ method: 'POST', url: '/api/vocal/cards', payload: { address }, headers: { cookie: session } });

async function cardOf(address: string) {
  const response = await ask(address);
  expect(response.statusCode).toBe(200);
  return linkCardResponseSchema.parse(response.json()).card;
}

describe('the card of an address', () => {
  test('has the title and the picture that the page names, stored with us', async () => {
    const { title, image } = await cardOf('https://film.example/booth');
    expect(title).toBe('The last booth & its lamp');
    expect(image).toEqual({ public_id: expect.stringMatching(/^uploads\//), width: 400, height: 200, format: 'png' });
    expect(await network.originals.read(image?.public_id ?? '')).toBeDefined();
  });

  test.each([
    ['a page without a description', '/plain', 'Only a title'],
    ['a page whose picture is missing', '/broken-picture', 'Words'],
    ['a page without an end', '/endless', 'Endless'],
    ['a missing page', '/none', null],
    ['a picture', '/lamp.png', null],
    ['a page that leads into our own network', '/inside', null],
  ])('shows what there is of %s', async (_, path, title) =>
    expect(await cardOf(`https://www.film.example${path}`)).toEqual({ title, image: null }),
  );

  test('of a published post of the network comes from the database', async () => {
    const { domain } = network.config;
    const [{ key }] = (await network.app.inject('/api/posts/list?site=beat')).json().posts;
    const { title } = (await network.app.inject(`/api/posts/${key}?site=beat`)).json().post;
    expect(title).toBeTruthy();
    expect(await cardOf(`https://beat.${domain}/${key}`)).toMatchObject({ title });
    expect(await cardOf(`https://beat.${domain}/%E0%A4%A`)).toEqual({ title: null, image: null });
  });

  test('of another writer’s post has a copy of its picture, which the post with the card may have', async () => {
    const { domain } = network.config;
    const [published] = await network.db.select().from(posts).where(eq(posts.status, 'published')).limit(1);
    if (!published?.key || !published.site) throw new Error('No post is published');
    const { image: first } = await cardOf('https://film.example/booth');
    await network.db
      .update(posts)
      .set({ image: first, title: 'A'.repeat(300) })
      .where(eq(posts.id, published.id));
    // The picture is no longer one of the writer's uploads.
    await network.db
      .update(uploads)
      .set({ userId: null })
      .where(eq(uploads.publicId, first?.public_id ?? ''));
    const { title, image } = await cardOf(`https://${published.site.toLowerCase()}.${domain}/${published.key}`);
    expect(title).toBe(`${'A'.repeat(199)}…`);
    expect(image?.public_id).toMatch(/^uploads\//);
    expect(image?.public_id).not.toBe(first?.public_id);
    const created = await network.app.inject({ method: 'POST', url: '/api/vocal/posts/create', headers: { cookie } });
    const save = (publicId = '') =>
      network.app.inject({
        ...{ method: 'PUT', url: `/api/vocal/posts/${created.json().post.id}`, headers: { cookie, 'if-match': '*' } },
        payload: {
          content: `<figure class="embed"><a href="https://film.example"><img src="/res/media/image/upload/c_fill,f_auto,h_400,q_auto,w_600/v1/${publicId}" alt=""><strong>A</strong></a></figure>`,
        },
      });
    expect((await save(first?.public_id)).statusCode).toBe(422);
    expect((await save(image?.public_id)).statusCode).toBe(200);
  });

  test.each([
    '',
    'film.example',
    'ftp://film.example/a',
    'javascript:alert(1)',
    `https://film.example/${'a'.repeat(2_000)}`,
  ])('is refused for %s', async (address) => expect((await ask(address)).statusCode).toBe(422));

  test.each(['https://127.0.0.1/admin', 'https://film.example:8443/booth', 'https://user:word@film.example/booth'])(
    'of %s has nothing, because the api does not call it',
    async (address) => expect(await cardOf(address)).toEqual({ title: null, image: null }),
  );

  test('needs an account', async () => expect((await ask('https://film.example/booth', '')).statusCode).toBe(401));

  test('is limited by the hour', async () => {
    const { email, password } = demoAccounts.moderator;
    const url = '/api/vocal/auth/signin';
    const signedIn = await network.app.inject({ method: 'POST', url, payload: { email, password } });
    const session = String(signedIn.headers['set-cookie']).split(';')[0] ?? '';
    const statuses = [];
    for (let count = 0; count <= 120; count += 1) statuses.push((await ask('https://127.0.0.1/', session)).statusCode);
    expect(new Set(statuses.slice(0, 120))).toEqual(new Set([200]));
    expect(statuses.at(-1)).toBe(429);
  });
});

describe('the facts of a page', () => {
  const at = new URL('https://film.example/a/b');

  test.each([
    ['a title for cards of X', '<meta content="A" name="twitter:title"><title>B</title>', 'A', undefined],
    [
      'a relative picture',
      '<meta property=og:image content=../c.png><title>B</title>',
      'B',
      'https://film.example/c.png',
    ],
    ['an empty title', '<meta property="og:title" content="">', undefined, undefined],
    ['a long title', `<title>${'a'.repeat(300)}</title>`, `${'a'.repeat(199)}…`, undefined],
    ['no head', '<p>Nothing</p>', undefined, undefined],
    ['a tag without an end', `<meta ${'a '.repeat(100_000)}`, undefined, undefined],
    ['many tags without an end', '<meta '.repeat(80_000), undefined, undefined],
    ['many titles without an end', '<title'.repeat(80_000), undefined, undefined],
  ])('are read from %s', (_, html, title, picture) => expect(pageFacts(html, at)).toEqual({ title, picture }));
});
