import { get } from 'node:http';

const [port, kind] = process.argv.slice(2);
const ask = (path, ip) => {
  const t = performance.now();
  let request;
  const p = new Promise((resolve) => {
    request = get(
      {
        host: '127.0.0.1',
        port,
        path,
        headers: { accept: 'image/webp', 'x-forwarded-for': ip },
        agent: false,
        timeout: 30000,
      },
      (r) => r.resume().once('end', () => resolve([r.statusCode, Math.round(performance.now() - t)])),
    );
    request.once('timeout', () => request.destroy(new Error('timeout')));
    request.once('error', (e) => resolve([e.message, Math.round(performance.now() - t)]));
  });
  return { p, request };
};
const _stored = '/res/media/image/upload/c_fit,w_512/v1/demo/beat/the-cassette-summer-1';
const list = await fetch(`http://127.0.0.1:${port}/api/posts/list?limit=30`, {
  headers: { 'x-marquee-site': 'beat' },
}).then((r) => r.json());
const ids = list.posts.map((p) => p.image?.public_id).filter(Boolean);
const keep = `/res/media/image/upload/c_fill,h_400,w_600/${ids[0]}`;
console.log('stored, before', (await ask(keep, '203.0.113.9').p).join(' '));
const widths = [
  [512, 341],
  [768, 512],
  [1140, 760],
  [1200, 800],
  [2560, 860],
  [1560, 878],
  [1140, 642],
  [1280, 430],
  [1200, 630],
  [1108, 623],
];
const flood = [];
for (let n = 0; n < 300; n += 1) {
  const id = ids[1 + (n % (ids.length - 3))];
  const [w, h] = widths[Math.floor(n / (ids.length - 3)) % widths.length];
  flood.push(
    ask(
      kind === 'base'
        ? `/res/media/image/upload/c_fill,g_south,h_${1000 + n},w_1560,r_${n + 1},f_png/${id}`
        : `/res/media/image/upload/c_fill,h_${h},w_${w}/${id}`,
      '198.51.100.7',
    ),
  );
}
const codes = {};
const _t0 = performance.now();
setTimeout(() => console.log('codes at 1s', JSON.stringify(codes)), 1000);
for (const f of flood)
  f.p.then(([c]) => {
    codes[c] = (codes[c] ?? 0) + 1;
  });
await new Promise((r) => setTimeout(r, 1000));
const a = ask(keep, '203.0.113.9');
const b = ask(`/res/media/image/upload/c_fill,h_400,w_600/${ids.at(-1)}`, '203.0.113.9');
console.log(
  'stored, flooded',
  (await a.p).join(' '),
  'ms; new of another network',
  (await b.p).join(' '),
  'ms; flood so far',
  JSON.stringify(codes),
);
console.log('codes', JSON.stringify(codes));
for (const f of flood) f.request.destroy();
const c = ask(`/res/media/image/upload/c_fill,h_400,w_600/${ids.at(-2)}`, '203.0.113.9');
console.log('new after the hang-up', (await c.p).join(' '), 'ms');
