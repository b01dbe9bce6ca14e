import { benchMillionPosts } from './bench/millionPosts.ts';
import { benchOutage } from './bench/outage.ts';
import { benchPages } from './bench/pages.ts';

/**
 * `npm run bench`: pages, measured on this machine. `npm run bench -- posts`: the api with up to a million posts, about a
 * quarter of an hour. `npm run bench -- outage`: what readers get while the api or the database is down, two minutes.
 */

const sections: Record<string, () => Promise<void>> = {
  pages: benchPages,
  posts: benchMillionPosts,
  outage: benchOutage,
};
const name = process.argv[2] ?? 'pages';
const section = sections[name];
if (!section) throw new Error(`There is no section "${name}"; there are ${Object.keys(sections).join(', ')}.`);
await section();
