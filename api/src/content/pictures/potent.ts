import type { PictureLanguage } from './pictureLanguage.ts';
import { greenhouse, windowsill } from './potentGlass.ts';
import { moth, seedling } from './potentGround.ts';
import { hammock } from './potentHammock.ts';
import { hands, tools } from './potentHands.ts';
import { paint, type Scene } from './potentKit.ts';
import { field, terraces } from './potentLand.ts';
import { loom } from './potentLoom.ts';
import { fanleaf, flower, herbarium } from './potentPlates.ts';
import { portrait } from './potentPortrait.ts';
import { room, tea } from './potentRooms.ts';
import { apothecary, storefront } from './potentShops.ts';
import { coast, dunes } from './potentShores.ts';

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
