import { table } from './feastBanquet.ts';
import { oven, shelf } from './feastHearth.ts';
import { lay, type Scene } from './feastKit.ts';
import { cake, coffee, pot } from './feastKitchen.ts';
import { harbour, hills } from './feastLand.ts';
import { pie, skillet } from './feastPans.ts';
import { garden, market } from './feastPlaces.ts';
import { catches, noodles } from './feastPlates.ts';
import { portrait } from './feastPortrait.ts';
import { bread, citrus, mushrooms, pantry, spice, tomatoes } from './feastStill.ts';
import type { PictureLanguage } from './pictureLanguage.ts';

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
