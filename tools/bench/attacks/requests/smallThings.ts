import { demoAccounts } from '@marquee/api/accounts/demo/demoAccounts.ts';
import { type Attack, type Row, row, shown } from '../Attack.ts';
import type { Target } from '../Target.ts';

/** F13: the pages of the creator host, as they come from the server. */
export const readCreatorPages: Attack = async (target) => {
  const { text } = await target.ask('/auth', { site: 'vocal' });
  const count = text.match(/<h1[\s>]/g)?.length ?? 0;
  return [row('F13', 'the HTML of /auth on the creator host', 'one h1', `${count} h1`, count === 1)];
};

async function otherHosts(target: Target): Promise<Row[]> {
  const { email, password } = demoAccounts.moderator;
  const signIn = await target.ask('/api/vocal/auth/signin', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  const keyOf = (text: string) => /"key":"[^"]+"/.exec(text)?.[0];
  const mine = await target.ask('/api/posts/list?limit=1');
  const other = await target.ask('/api/posts/list?limit=1&site=beat');
  const isSame = keyOf(mine.text) === keyOf(other.text);
  return [
    row(
      'F15',
      'sign-in on a reader host',
      '404, no cookie',
      `${shown(signIn)}, ${signIn.headers['set-cookie'] ? 'cookie' : 'no cookie'}`,
      signIn.status === 404 && !signIn.headers['set-cookie'],
    ),
    row('F15', 'posts of omni with site=beat', 'omni’s own', isSame ? 'omni’s own' : 'another site’s', isSame),
  ];
}

async function encodings(target: Target): Promise<Row[]> {
  const rows = [];
  for (const [accept, expected] of [
    ['br;q=0', 'none'],
    ['vibrant', 'none'],
    ['gzip', 'gzip'],
    ['br, gzip', 'br'],
  ] as const) {
    const { headers } = await target.ask('/', { headers: { 'accept-encoding': accept } });
    const encoding = headers['content-encoding'] ?? 'none';
    rows.push(row('F15', `Accept-Encoding: ${accept}`, expected, encoding, encoding === expected));
  }
  return rows;
}

/** F15, as far as it can be asked over the wire. */
export const trySmallThings: Attack = async (target) => {
  const docs = await target.ask('/api/docs/');
  const policy = docs.headers['content-security-policy'] ? 'has a policy' : 'no policy';
  const internals = [];
  for (const path of ['/api/internal/purges', '/api/%69nternal/purges', '/api//internal/purges'])
    internals.push((await target.ask(path)).status);
  return [
    ...(await otherHosts(target)),
    row('F15', '/api/docs/ in a frame', 'has a policy', policy, policy === 'has a policy'),
    row(
      'F15',
      'the internals of the api, spelled three ways',
      '400, 404 or 301',
      internals.join(', '),
      internals.every((status) => status === 404 || status === 400 || status === 301),
    ),
    ...(await encodings(target)),
  ];
};
