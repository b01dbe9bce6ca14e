import { benchLongPost } from './bench/longPost.ts';
import { benchMillionPosts } from './bench/millionPosts.ts';
import { benchOutage } from './bench/outage.ts';
import { benchPages } from './bench/pages.ts';

/**
 * `npm run bench`: pages, measured on this machine. `npm run bench -- long`: a post with many pictures and videos, scrolled to its
 * end, its lightbox opened. `npm run bench -- posts`: the api with up to a million posts, about half
 * an hour; `-- posts 10000 50000` with so many. `npm run bench -- outage`: what readers get while the api or the database is
 * down, two minutes.
 */

const [name = 'pages', ...sizes] = process.argv.slice(2);
const sections: Record<string, () => Promise<void>> = {
  pages: benchPages,
  long: benchLongPost,
  posts: () => benchMillionPosts(sizes.length > 0 ? sizes.map(Number) : undefined),
  outage: benchOutage,
};
const section = sections[name];
if (!section) throw new Error(`There is no section "${name}"; there are ${Object.keys(sections).join(', ')}.`);
await section();
