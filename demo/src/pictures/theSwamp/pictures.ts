import type { PictureLanguage } from '@marquee/api/content/pictureLanguage.ts';
import { chambers } from './chambers.ts';
import { houses } from './houses.ts';
import { pull, type Scene } from './kit.ts';
import { portrait } from './portrait.ts';
import { streets } from './street.ts';
import { tools } from './tools.ts';
import { towns } from './town.ts';
import { wild } from './wild.ts';

const scenes: Record<string, Scene> = { ...houses, ...chambers, ...tools, ...streets, ...towns, ...wild, portrait };

/** Engraved plates of a broadsheet: line, ruled shade and one flat colour. */
export const pictures: PictureLanguage = {
  motifs: Object.keys(scenes),
  draw(motif, random, size) {
    const scene = scenes[motif];
    if (!scene) throw new Error(`theSwamp has no motif '${motif}'`);
    return pull(scene, motif, random, size);
  },
};
