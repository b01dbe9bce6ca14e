import { lay, type Scene } from './feastKit.ts';
import { bread, citrus, mushrooms, pantry, spice, tomatoes } from './feastStill.ts';
import type { PictureLanguage } from './pictureLanguage.ts';

const scenes: Record<string, Scene> = { tomatoes, pantry, bread, citrus, mushrooms, spice };

/** Still lifes in painted, cut paper: tomato, olive, cream, and shadows a finger deep. */
export const pictures: PictureLanguage = {
  motifs: Object.keys(scenes),
  draw(motif, random, size) {
    const scene = scenes[motif];
    if (!scene) throw new Error(`feast has no motif '${motif}'`);
    return lay(scene, motif, random, size);
  },
};
