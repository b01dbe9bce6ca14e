import { benchCdn } from '../bench/cdn/cdn.ts';
import { benchDay } from '../bench/desk/day.ts';
import { benchLighthouse } from '../bench/pages/lighthouse.ts';
import { benchPages } from '../bench/pages/pages.ts';
import { benchBoard } from '../bench/posts/board.ts';
import { benchMillionPosts } from '../bench/posts/millionPosts.ts';
import { benchFaults } from '../bench/releases/faults.ts';
import { benchReleases } from '../bench/releases/releases.ts';
import { benchKills } from '../bench/saving/kills.ts';

/**
 * `npm run bench` measures pages on this machine. `npm run bench -- <home> <post>` compares them with the pages of a peer that runs here.
 * `npm run bench -- lighthouse`, `-- posts`, `-- board`, `-- releases`, `-- faults`, `-- kills`, `-- day` and `-- cdn` are the other sections. A number after the name sets
 * the length of a section. The process exits with 1 if a figure misses its bar.
 */
const sections: Record<string, (sizes: number[]) => Promise<void>> = {
  lighthouse: ([runs]) => benchLighthouse(runs),
  posts: (sizes) => benchMillionPosts(sizes.length > 0 ? sizes : undefined),
  board: ([count]) => benchBoard(count),
  releases: ([count]) => benchReleases(count),
  faults: ([count]) => benchFaults(count),
  kills: ([count]) => benchKills(count),
  day: () => benchDay(),
  cdn: ([requests]) => benchCdn(requests),
};

const words = process.argv.slice(2);
const [name = 'pages', ...sizes] = words;
if (name === 'pages' || URL.canParse(name)) {
  await benchPages(words.filter((word) => URL.canParse(word)));
} else {
  const section = sections[name];
  if (!section)
    throw new Error(
      `There is no section "${name}". Choose pages, ${Object.keys(sections).join(', ')}, or two addresses of a peer.`,
    );
  await section(sizes.map(Number));
}
