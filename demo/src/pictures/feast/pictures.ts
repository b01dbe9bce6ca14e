import type { PictureLanguage } from '@marquee/api/content/pictureLanguage.ts';
import { table } from './banquet.ts';
import { oven, shelf } from './hearth.ts';
import { lay, type Scene } from './kit.ts';
import { cake, coffee, pot } from './kitchen.ts';
import { harbour, hills } from './land.ts';
import { pie, skillet } from './pans.ts';
import { garden, market } from './places.ts';
import { catches, noodles } from './plates.ts';
import { portrait } from './portrait.ts';
import { bread, citrus, mushrooms, pantry, spice, tomatoes } from './still.ts';

const scenes: Record<string, Scene> = {
  tomatoes,
  pantry,
  bread,
  citrus,
  mushrooms,
  spice,
  fish: catches,
  noodles,
  pie,
  skillet,
  table,
  pot,
  cake,
  coffee,
  shelf,
  oven,
  market,
  garden,
  harbour,
  hills,
  portrait,
};

/** Still lifes in painted, cut paper: tomato, olive, cream, and shadows a finger deep. */
export const pictures: PictureLanguage = {
  motifs: Object.keys(scenes),
  draw(motif, random, size) {
    const scene = scenes[motif];
    if (!scene) throw new Error(`feast has no motif '${motif}'`);
    return lay(scene, motif, random, size);
  },
};
