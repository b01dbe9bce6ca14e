import type { PictureLanguage } from './pictureLanguage.ts';
import { hammock, hands, loom, tools } from './potentHands.ts';
import { paint, type Scene } from './potentKit.ts';
import { coast, dunes, field, greenhouse, terraces } from './potentPlaces.ts';
import { fanleaf, flower, herbarium, moth, seedling } from './potentPlates.ts';
import { portrait } from './potentPortrait.ts';
import { apothecary, room, storefront, tea, windowsill } from './potentRooms.ts';

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
