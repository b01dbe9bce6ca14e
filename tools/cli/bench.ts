import { benchAttacks } from '../bench/attacks/attacks.ts';
import { benchEditor } from '../bench/editor/editor.ts';
import { benchMillionPosts } from '../bench/load/millionPosts.ts';
import { benchOutage } from '../bench/load/outage.ts';
import { benchReviewQueue } from '../bench/load/reviewQueue.ts';
import { benchUploads } from '../bench/load/uploads.ts';
import { benchMonolith } from '../bench/monolith/monolith.ts';
import { benchClicks } from '../bench/pages/clicks.ts';
import { benchHomes } from '../bench/pages/homes.ts';
import { benchLighthouse } from '../bench/pages/lighthouse.ts';
import { benchLongPost } from '../bench/pages/longPost.ts';
import { benchMemory } from '../bench/pages/memory.ts';
import { benchPages } from '../bench/pages/pages.ts';
import { benchCanary } from '../bench/releases/canary.ts';
import { benchCold } from '../bench/releases/cold.ts';
import { benchFaults } from '../bench/releases/faults.ts';
import { benchHandovers } from '../bench/releases/handovers.ts';
import { benchReleases } from '../bench/releases/releases.ts';
import { benchRestarts } from '../bench/releases/restarts.ts';
import { benchSwitches } from '../bench/releases/switches.ts';
import { benchKills } from '../bench/saving/kills.ts';
import { benchWritingHour } from '../bench/saving/writingHour.ts';

/**
 * `npm run bench`: pages, measured on this machine. `npm run bench -- long`: a post with many pictures and videos,
 * scrolled to its end, its lightbox opened. `npm run bench -- homes`: the home pages of ten sites, beside a bare server and nginx;
 * `-- homes <folder>` those of another checkout. `-- lighthouse`: ten home pages and ten posts, five times each.
 * `npm run bench -- memory`: all processes after all pages of ten sites.
 * `npm run bench -- editor`: a post with 2,000 paragraphs on the writing desk;
 * `-- editor <origin>` in a network that runs. `npm run bench -- posts`: the api with up to a million posts, about half an
 * hour; `-- posts 10000 50000` with these counts. `npm run bench -- outage`: readers' pages while the api or the
 * database is down, two minutes. `-- uploads`: files that are refused, and readers during a flood of uploads. `-- queue`:
 * the lists of a moderator's queue with 10,000 waiting posts, half a minute. `-- clicks`: clicks inside the application on a
 * slow phone; `-- clicks <folder or origin>` those of another checkout, or of a network that runs. `-- attacks <folder or origin>`: the
 * security review's attacks, and their responses. About releases: `-- releases`, 100 of them while readers read; `--
 * switches`, decision to new readers, of releases and rollbacks; `-- faults`, 50 kills of primary, workers, api and database while
 * releases, canaries and rollbacks are under way; `-- restarts`, two nodes that take new code and restart in turn; `-- handovers`, one
 * node whose primary hands over to a successor; `-- cold`, storage and registry taken away; `-- canary`, shares of 20,000 readers, and a harmful canary; `-- monolith`,
 * the same code as one application. `-- releases 5` and `-- canary 1000` are shorter,
 * `-- switches 20 2` and `-- releases 50 2` have two nodes. About writing in Vocal: `-- kills`,
 * 100 of tab, network, api and database while a writer types; `-- hour`, an hour of saves in real time; `-- kills 8` and
 * `-- hour 5` are shorter.
 */

const [name = 'pages', ...sizes] = process.argv.slice(2);
const sections: Record<string, () => Promise<void>> = {
  pages: benchPages,
  long: benchLongPost,
  homes: () => benchHomes(sizes[0], sizes[1] === undefined ? undefined : Number(sizes[1])),
  lighthouse: () => benchLighthouse(sizes[0] === undefined ? undefined : Number(sizes[0])),
  memory: benchMemory,
  editor: () => benchEditor(sizes[0]),
  posts: () => benchMillionPosts(sizes.length > 0 ? sizes.map(Number) : undefined),
  outage: benchOutage,
  queue: benchReviewQueue,
  uploads: () => benchUploads(sizes[0]),
  attacks: () => benchAttacks(sizes[0]),
  clicks: () => benchClicks(sizes[0]),
  canary: () => benchCanary(sizes[0] === undefined ? undefined : Number(sizes[0])),
  cold: benchCold,
  faults: () => benchFaults(sizes[0] === undefined ? undefined : Number(sizes[0])),
  monolith: benchMonolith,
  releases: () => benchReleases(...sizes.map(Number)),
  handovers: () => benchHandovers(sizes[0] === undefined ? undefined : Number(sizes[0])),
  restarts: () => benchRestarts(sizes[0] === undefined ? undefined : Number(sizes[0])),
  switches: () => benchSwitches(...sizes.map(Number)),
  kills: () => benchKills(sizes[0] === undefined ? undefined : Number(sizes[0])),
  hour: () => benchWritingHour(sizes[0] === undefined ? undefined : Number(sizes[0])),
};
const section = sections[name];
if (!section) throw new Error(`There is no section "${name}"; there are ${Object.keys(sections).join(', ')}.`);
await section();
