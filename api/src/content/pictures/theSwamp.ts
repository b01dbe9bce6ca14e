import type { PictureLanguage } from './pictureLanguage.ts';
import { country } from './theSwampCountry.ts';
import { houses } from './theSwampHouses.ts';
import { pull, type Scene } from './theSwampKit.ts';
import { chambers } from './theSwampRooms.ts';
import { streets } from './theSwampStreet.ts';

const scenes: Record<string, Scene> = { ...houses, ...chambers, ...streets, ...country };

/** Engraved plates of a broadsheet: line, ruled shade and one flat colour. */
export const pictures: PictureLanguage = {
  motifs: Object.keys(scenes),
  draw(motif, random, size) {
    const scene = scenes[motif];
    if (!scene) throw new Error(`theSwamp has no motif '${motif}'`);
    return pull(scene, motif, random, size);
  },
};
