import type { PictureLanguage } from '@marquee/api/content/pictureLanguage.ts';
import { drums, guitar, speakers } from './backline.ts';
import { brass } from './brass.ts';
import { print, type Scene } from './kit.ts';
import { cassette, headphones, vinyl } from './objects.ts';
import { portrait } from './portrait.ts';
import { van } from './road.ts';
import { decks, synth } from './room.ts';
import { club, crowd } from './stage.ts';
import { studio } from './studio.ts';
import { microphone, singer } from './voice.ts';

const scenes: Record<string, Scene> = {
  crowd,
  singer,
  club,
  guitar,
  drums,
  speakers,
  brass,
  synth,
  decks,
  studio,
  van,
  vinyl,
  cassette,
  headphones,
  microphone,
  portrait,
};

/** Screen-printed gig posters: a few flat inks, halftones, grain. */
export const pictures: PictureLanguage = {
  motifs: Object.keys(scenes),
  draw(motif, random, size) {
    const scene = scenes[motif];
    if (!scene) throw new Error(`beat has no motif '${motif}'`);
    return print(scene, motif, random, size);
  },
};
