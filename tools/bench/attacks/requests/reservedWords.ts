import type { Attack } from '../Attack.ts';

const groups = {
  pages: ['/list', '/category/list', '/channel/list', '/category/list/articles', '/channel/list/articles'],
  feeds: ['/category/list/feed.xml', '/channel/list/feed.xml', '/author/list/feed.xml'],
};

/** F2: addresses whose key is a word of the api's own. */
export const askForReservedWords: Attack = async (target) => {
  const host = target.hostOf('omni');
  const all = { ...groups, oEmbed: [`/oembed?url=http://${host}/list`] };
  const rows = [];
  for (const [name, paths] of Object.entries(all)) {
    const responses: number[] = [];
    for (const path of paths) responses.push((await target.ask(path)).status);
    rows.push({
      finding: 'F2',
      attack: `${name}: ${paths.map((path) => path.replace(host, '…')).join(' ')}`,
      expected: '404 each',
      response: responses.join(' '),
      isAsExpected: responses.every((status) => status === 404),
    });
  }
  return rows;
};
