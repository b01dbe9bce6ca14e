import type { PictureLanguage } from './pictureLanguage.ts';
import { paint, type Scene } from './potentKit.ts';
import { fanleaf, flower, herbarium, moth, seedling } from './potentPlates.ts';

const scenes: Record<string, Scene> = { fanleaf, herbarium, flower, seedling, moth };

/** Botanical plates and places, in gouache and linocut. */
export const pictures: PictureLanguage = {
  motifs: Object.keys(scenes),
  draw(motif, random, size) {
    const scene = scenes[motif];
    if (!scene) throw new Error(`potent has no motif '${motif}'`);
    return paint(scene, motif, random, size);
  },
};
