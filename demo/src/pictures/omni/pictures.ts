import type { PictureLanguage } from '@marquee/api/content/pictureLanguage.ts';
import { astronaut, mind } from './beings/heads.ts';
import { eye, helix } from './beings/life.ts';
import { portrait } from './beings/portrait.ts';
import { robot } from './beings/robot.ts';
import { leviathan, paperbacks } from './beings/stories.ts';
import { paint, type Scene } from './kit.ts';
import { city, habitat } from './places/cities.ts';
import { colonnade } from './places/colonnade.ts';
import { controls } from './places/controls.ts';
import { deep } from './places/deep.ts';
import { laboratory } from './places/laboratory.ts';
import { dishes, plain } from './places/plains.ts';
import { station } from './space/orbit.ts';
import { rocket } from './space/ships.ts';
import { giant, observatory } from './space/skies.ts';

const scenes: Record<string, Scene> = {
  ...{ giant, plain, station, rocket, astronaut, observatory, dishes },
  ...{ city, habitat, colonnade, controls, laboratory, deep },
  ...{ mind, eye, robot, helix, paperbacks, leviathan, portrait },
};

/** Paperback skies: airbrushed worlds, lit from one side and measured with a fine line. */
export const pictures: PictureLanguage = {
  motifs: Object.keys(scenes),
  draw(motif, random, size) {
    const scene = scenes[motif];
    if (!scene) throw new Error(`omni has no motif '${motif}'`);
    return paint(scene, motif, random, size);
  },
};
