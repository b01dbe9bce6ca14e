import type { PictureLanguage } from '@marquee/api/content/pictureLanguage.ts';
import { barScenes } from './bar.ts';
import { bottles } from './bottles.ts';
import { glasses } from './glasses.ts';
import { poster, type Scene } from './kit.ts';
import { lands } from './lands.ts';
import { portrait } from './portrait.ts';
import { rooms } from './rooms.ts';
import { streets } from './streets.ts';

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
