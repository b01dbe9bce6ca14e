import type { PictureLanguage } from '@marquee/api/content/pictureLanguage.ts';
import { city, habitat } from './cities.ts';
import { colonnade } from './colonnade.ts';
import { controls } from './controls.ts';
import { deep } from './deep.ts';
import { astronaut, mind } from './heads.ts';
import { paint, type Scene } from './kit.ts';
import { laboratory } from './laboratory.ts';
import { eye, helix } from './life.ts';
import { station } from './orbit.ts';
import { dishes, plain } from './plains.ts';
import { portrait } from './portrait.ts';
import { robot } from './robot.ts';
import { rocket } from './ships.ts';
import { giant, observatory } from './skies.ts';
import { leviathan, paperbacks } from './stories.ts';

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
