import { duet, hands, lips, profile } from './filthyBodies.ts';
import { bed, drapery, window } from './filthyCloth.ts';
import { fruit, lily, roses } from './filthyGarden.ts';
import { candles, coupe, vanity } from './filthyGlass.ts';
import { bath, letters, telephone } from './filthyHours.ts';
import { portrait } from './filthyPortrait.ts';
import { corridor, heels, stage } from './filthyRooms.ts';
import { Boudoir } from './filthyStage.ts';
import type { PictureLanguage } from './pictureLanguage.ts';

const scenes: Readonly<Record<string, (stage: Boudoir) => void>> = {
  drapery,
  window,
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
  stage,
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
