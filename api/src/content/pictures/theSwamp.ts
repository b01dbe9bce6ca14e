import type { PictureLanguage } from './pictureLanguage.ts';
import { chambers } from './theSwampChambers.ts';
import { houses } from './theSwampHouses.ts';
import { pull, type Scene } from './theSwampKit.ts';
import { portrait } from './theSwampPortrait.ts';
import { streets } from './theSwampStreet.ts';
import { tools } from './theSwampTools.ts';
import { towns } from './theSwampTown.ts';
import { wild } from './theSwampWild.ts';

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
