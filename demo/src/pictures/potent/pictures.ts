import type { PictureLanguage } from '@marquee/api/content/pictureLanguage.ts';
import { greenhouse, windowsill } from './glass.ts';
import { moth, seedling } from './ground.ts';
import { hammock } from './hammock.ts';
import { hands, tools } from './hands.ts';
import { paint, type Scene } from './kit.ts';
import { field, terraces } from './land.ts';
import { loom } from './loom.ts';
import { fanleaf, flower, herbarium } from './plates.ts';
import { portrait } from './portrait.ts';
import { room, tea } from './rooms.ts';
import { apothecary, storefront } from './shops.ts';
import { coast, dunes } from './shores.ts';

const scenes: Record<string, Scene> = {
  ...{ fanleaf, flower, herbarium, seedling, moth },
  ...{ dunes, terraces, greenhouse, field, coast },
  ...{ windowsill, apothecary, tea, room, storefront },
  ...{ hands, tools, loom, hammock, portrait },
};

/** Botanical plates and places, in gouache and linocut. */
export const pictures: PictureLanguage = {
  motifs: Object.keys(scenes),
  draw(motif, random, size) {
    const scene = scenes[motif];
    if (!scene) throw new Error(`potent has no motif '${motif}'`);
    return paint(scene, motif, random, size);
  },
};
