import type { PictureLanguage } from './pictureLanguage.ts';
import { barScenes } from './proofBar.ts';
import { bottles } from './proofBottles.ts';
import { glasses } from './proofGlasses.ts';
import { poster, type Scene } from './proofKit.ts';
import { lands } from './proofLands.ts';
import { portrait } from './proofPortrait.ts';
import { rooms } from './proofRooms.ts';
import { streets } from './proofStreets.ts';

const scenes: Record<string, Scene> = {
  ...glasses,
  ...barScenes,
  ...bottles,
  ...rooms,
  ...streets,
  ...lands,
  portrait,
};

/** Art-deco posters of glasses, bars and the places drink comes from. */
export const pictures: PictureLanguage = {
  motifs: Object.keys(scenes),
  draw(motif, random, size) {
    const scene = scenes[motif];
    if (!scene) throw new Error(`proof has no motif '${motif}'`);
    return poster(scene, motif, random, size);
  },
};
