import { bed, drapery, window } from './filthyCloth.ts';
import { fruit, lily, roses } from './filthyGarden.ts';
import { Boudoir } from './filthyStage.ts';
import type { PictureLanguage } from './pictureLanguage.ts';

const scenes: Readonly<Record<string, (stage: Boudoir) => void>> = { drapery, window, bed, roses, lily, fruit };

/** Filthy's pictures: one lamp in a dark room, satin, roses and glasses; everything suggested, nothing shown. */
export const pictures: PictureLanguage = {
  motifs: Object.keys(scenes),
  draw(motif, random, size) {
    const scene = scenes[motif];
    if (!scene) throw new Error(`Filthy has no motif "${motif}"`);
    const stage = new Boudoir(motif, random, size);
    scene(stage);
    return stage.svg();
  },
};
