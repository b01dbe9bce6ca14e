import { hand, spine } from './longevityBones.ts';
import { eye, mind } from './longevityHead.ts';
import { paint, type Scene } from './longevityKit.ts';
import { cells, helix } from './longevityMicroscope.ts';
import { seeds, walk } from './longevityNature.ts';
import { heart, lungs } from './longevityOrgans.ts';
import { portrait } from './longevityPortrait.ts';
import { pulse } from './longevityPulse.ts';
import { room, sleep } from './longevityRooms.ts';
import { bowl, flask } from './longevityTable.ts';
import { pool, shore } from './longevityWater.ts';
import type { PictureLanguage } from './pictureLanguage.ts';

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
