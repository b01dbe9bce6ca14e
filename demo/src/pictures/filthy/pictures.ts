import type { PictureLanguage } from '@marquee/api/content/pictureLanguage.ts';
import { duet, hands, lips, profile } from './people/bodies.ts';
import { portrait } from './people/portrait.ts';
import { bath } from './rooms/bath.ts';
import { bed, casement } from './rooms/bedroom.ts';
import { corridor } from './rooms/corridor.ts';
import { candles, vanity } from './rooms/dusk.ts';
import { heels, revue } from './rooms/night.ts';
import { Boudoir } from './stage.ts';
import { drapery } from './things/cloth.ts';
import { letters, telephone } from './things/desk.ts';
import { fruit } from './things/fruit.ts';
import { lily } from './things/garden.ts';
import { coupe } from './things/glass.ts';
import { roses } from './things/roses.ts';

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
