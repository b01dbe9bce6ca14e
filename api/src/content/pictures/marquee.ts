import { arcade, pixels } from './marqueeArcade.ts';
import { auditorium, projector } from './marqueeCinema.ts';
import { inktable, panels } from './marqueeComics.ts';
import { controller, tabletop } from './marqueeGames.ts';
import { colossus, rooftop } from './marqueeHeroes.ts';
import { drivein, popcorn } from './marqueeKiosk.ts';
import { noir, studio } from './marqueeNights.ts';
import { palace } from './marqueePalace.ts';
import { portrait } from './marqueePortrait.ts';
import { helmet, television } from './marqueeProps.ts';
import { Stage } from './marqueeStage.ts';
import { castle, starship } from './marqueeWorlds.ts';
import type { PictureLanguage } from './pictureLanguage.ts';

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
