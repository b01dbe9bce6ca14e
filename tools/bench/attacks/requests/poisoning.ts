import { type Attack, counted, isClientError, shown } from '../Attack.ts';
import type { Target } from '../Target.ts';

const spellingsOf = (path: string) => [
  `/x/..${path}`,
  `/.${path}`,
  `/%2e${path}`,
  `/x/%2e%2e${path}`,
  `/x\\..${path.replaceAll('/', '\\')}`,
  `//x${path}`,
  `/x/.%2e${path}`,
];
/** One for each worker that may store it, and some more. */
const tries = 4;

/** Address of the boot script, which has the shell's version in it. */
async function bootScript(target: Target): Promise<string> {
  const { text } = await target.ask('/');
  return /\/assets\/shell\/[^"]+\/boot\.js/.exec(text)?.[0] ?? '/assets/shell/none/boot.js';
}

/** F1: another spelling of an address, asked for so that its response is stored in the place of the address's own. */
export const poisonTheCache: Attack = async (target) => {
  const addresses = [
    '/api/categories/list',
    '/api/currentUser',
    await bootScript(target),
    '/healthz',
    '/service-worker.js',
    '/feed.xml',
    '/_marquee',
  ];
  const rows = [];
  for (const address of addresses) {
    const before = shown(await target.ask(address));
    const spelled: number[] = [];
    for (const spelling of spellingsOf(address))
      for (let n = 0; n < tries; n += 1) spelled.push((await target.ask(spelling)).status);
    const after: string[] = [];
    for (let n = 0; n < tries; n += 1) after.push(shown(await target.ask(address)));
    rows.push({
      finding: 'F1',
      attack: `7 other spellings of ${address.replace(/\d+\.\d+\.\d+-\w+/, '<v>')}, ${tries} × each; then itself`,
      expected: `${before}, as before`,
      response: `${counted(after)}; spellings ${counted(spelled)}`,
      isAsExpected: after.every((one) => one === before) && spelled.every((status) => status >= 300 && status < 500),
    });
  }
  return rows;
};

/** F10: a page number on an address that has no pages, to fill the cache with. */
export const makeUpPages: Attack = async (target) => {
  const { text } = await target.ask('/api/posts/list?limit=1');
  const post = /"urlPath":"(\/[a-z0-9-]+)"/.exec(text)?.[1] ?? '/about';
  const responses = [];
  for (const path of [post, '/about', '/page/2']) responses.push((await target.ask(`${path}?page=7`)).status);
  return [
    {
      finding: 'F10',
      attack: 'a made-up page number on a post, on /about and on /page/2',
      expected: '301 each: nothing to store',
      response: responses.join(', '),
      isAsExpected: responses.every((status) => status === 301 || status === 404),
    },
  ];
};

/** F11: files of the release store that are not for browsers. */
export const leaveTheAssets: Attack = async (target) => {
  const version = /shell\/([^/]+)\//.exec(await bootScript(target))?.[1] ?? '';
  const files = [
    `/assets/shell/${version}/..%2fmanifest.json`,
    `/assets/shell/${version}/..%2fserver%2fsites.json`,
    `/assets/sites/..%2f..%2f..%2f..%2fshell%2f${version}%2fmanifest.json`,
    `/assets/shell/${version}/..%5cmanifest.json`,
    '/assets/..%2f..%2f/x/y',
  ];
  const rows = [];
  for (const file of files) {
    const { status, headers } = await target.ask(file);
    const caching = headers['cache-control'] ?? 'no cache-control';
    rows.push({
      finding: 'F11',
      attack: file.replaceAll(version, '<v>'),
      expected: '4xx, not stored',
      response: `${status}, ${caching}`,
      isAsExpected: isClientError(status) && !caching.includes('immutable'),
    });
  }
  return rows;
};
