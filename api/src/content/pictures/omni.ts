import { city, habitat } from './omniCities.ts';
import { colonnade } from './omniColonnade.ts';
import { controls } from './omniControls.ts';
import { deep } from './omniDeep.ts';
import { astronaut, mind } from './omniHeads.ts';
import { paint, type Scene } from './omniKit.ts';
import { laboratory } from './omniLaboratory.ts';
import { eye, helix } from './omniLife.ts';
import { station } from './omniOrbit.ts';
import { dishes, plain } from './omniPlains.ts';
import { portrait } from './omniPortrait.ts';
import { robot } from './omniRobot.ts';
import { rocket } from './omniShips.ts';
import { giant, observatory } from './omniSkies.ts';
import { leviathan, paperbacks } from './omniStories.ts';
import type { PictureLanguage } from './pictureLanguage.ts';

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
