import type { PictureLanguage } from '@marquee/api/content/pictureLanguage.ts';
import { bath } from './bath.ts';
import { bed, casement } from './bedroom.ts';
import { duet, hands, lips, profile } from './bodies.ts';
import { drapery } from './cloth.ts';
import { corridor } from './corridor.ts';
import { letters, telephone } from './desk.ts';
import { candles, vanity } from './dusk.ts';
import { fruit } from './fruit.ts';
import { lily } from './garden.ts';
import { coupe } from './glass.ts';
import { heels, revue } from './night.ts';
import { portrait } from './portrait.ts';
import { roses } from './roses.ts';
import { Boudoir } from './stage.ts';

const scenes: Readonly<Record<string, (stage: Boudoir) => void>> = {
  drapery,
  casement,
  bed,
  roses,
  lily,
  fruit,
  coupe,
  candles,
  vanity,
  profile,
  duet,
  lips,
  hands,
  corridor,
  revue,
  heels,
  letters,
  bath,
  telephone,
  portrait,
};

/** Filthy's pictures: one lamp in a dark room, satin, roses and glasses; everything suggested, nothing shown. */
export const pictures: PictureLanguage = {
  motifs: Object.keys(scenes),
  draw(motif, random, size) {
    const scene = scenes[motif];
    if (!scene) throw new Error(`Filthy has no motif "${motif}"`);
    const room = new Boudoir(motif, random, size);
    scene(room);
    return room.svg();
  },
};
