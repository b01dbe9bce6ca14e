import type { PictureLanguage } from '@marquee/api/content/pictureLanguage.ts';
import { arcade, pixels } from './arcade.ts';
import { auditorium, projector } from './cinema.ts';
import { inktable, panels } from './comics.ts';
import { controller, tabletop } from './games.ts';
import { colossus, rooftop } from './heroes.ts';
import { drivein, popcorn } from './kiosk.ts';
import { noir, studio } from './nights.ts';
import { palace } from './palace.ts';
import { portrait } from './portrait.ts';
import { helmet, television } from './props.ts';
import { Stage } from './stage.ts';
import { castle, starship } from './worlds.ts';

const scenes: Readonly<Record<string, (stage: Stage) => void>> = {
  palace,
  projector,
  auditorium,
  popcorn,
  drivein,
  studio,
  rooftop,
  colossus,
  helmet,
  panels,
  inktable,
  controller,
  arcade,
  pixels,
  tabletop,
  television,
  noir,
  starship,
  castle,
  portrait,
};

/** Marquee's pictures: night prints in a few flat inks, halftone and lamplight; the yellow is always there. */
export const pictures: PictureLanguage = {
  motifs: Object.keys(scenes),
  draw(motif, random, size) {
    const scene = scenes[motif];
    if (!scene) throw new Error(`Marquee has no motif "${motif}"`);
    const stage = new Stage(motif, random, size);
    scene(stage);
    return stage.svg();
  },
};
