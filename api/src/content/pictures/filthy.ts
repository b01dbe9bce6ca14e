import { bath } from './filthyBath.ts';
import { bed, casement } from './filthyBedroom.ts';
import { duet, hands, lips, profile } from './filthyBodies.ts';
import { drapery } from './filthyCloth.ts';
import { corridor } from './filthyCorridor.ts';
import { letters, telephone } from './filthyDesk.ts';
import { candles, vanity } from './filthyDusk.ts';
import { fruit } from './filthyFruit.ts';
import { lily } from './filthyGarden.ts';
import { coupe } from './filthyGlass.ts';
import { heels, revue } from './filthyNight.ts';
import { portrait } from './filthyPortrait.ts';
import { roses } from './filthyRoses.ts';
import { Boudoir } from './filthyStage.ts';
import type { PictureLanguage } from './pictureLanguage.ts';

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
