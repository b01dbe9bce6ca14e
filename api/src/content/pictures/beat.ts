import { drums, guitar, speakers } from './beatBackline.ts';
import { brass } from './beatBrass.ts';
import { print, type Scene } from './beatKit.ts';
import { cassette, headphones, vinyl } from './beatObjects.ts';
import { portrait } from './beatPortrait.ts';
import { van } from './beatRoad.ts';
import { decks, synth } from './beatRoom.ts';
import { club, crowd } from './beatStage.ts';
import { studio } from './beatStudio.ts';
import { microphone, singer } from './beatVoice.ts';
import type { PictureLanguage } from './pictureLanguage.ts';

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
