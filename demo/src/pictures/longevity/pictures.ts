import type { PictureLanguage } from '@marquee/api/content/pictureLanguage.ts';
import { hand, spine } from './bones.ts';
import { eye, mind } from './head.ts';
import { paint, type Scene } from './kit.ts';
import { cells, helix } from './microscope.ts';
import { seeds, walk } from './nature.ts';
import { heart, lungs } from './organs.ts';
import { portrait } from './portrait.ts';
import { pulse } from './pulse.ts';
import { room, sleep } from './rooms.ts';
import { bowl, flask } from './table.ts';
import { pool, shore } from './water.ts';

const scenes: Record<string, Scene> = {
  ...{ heart, lungs, eye, mind, spine, hand, cells, helix, seeds },
  ...{ walk, shore, pool, sleep, bowl, flask, room, pulse, portrait },
};

/** The body as a garden: specimens in daylight, drawn in translucent layers with one warm colour. */
export const pictures: PictureLanguage = {
  motifs: Object.keys(scenes),
  draw(motif, random, size) {
    const scene = scenes[motif];
    if (!scene) throw new Error(`longevity has no motif '${motif}'`);
    return paint(scene, motif, random, size);
  },
};
