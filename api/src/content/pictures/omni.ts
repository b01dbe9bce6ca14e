import { eye, helix, leviathan, mind, paperbacks, robot } from './omniFigures.ts';
import { paint, type Scene } from './omniKit.ts';
import { city, colonnade, controls, deep, habitat, laboratory } from './omniPlaces.ts';
import { portrait } from './omniPortrait.ts';
import { astronaut, dishes, giant, observatory, plain, rocket, station } from './omniSpace.ts';
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
