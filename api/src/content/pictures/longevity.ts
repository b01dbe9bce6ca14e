import { paint, type Scene } from './longevityKit.ts';
import { eye, hand, heart, lungs, mind, spine } from './longevityOrgans.ts';
import type { PictureLanguage } from './pictureLanguage.ts';

const scenes: Record<string, Scene> = { heart, lungs, eye, mind, spine, hand };

/** The body as a garden: specimens in daylight, drawn in translucent layers with one warm colour. */
export const pictures: PictureLanguage = {
  motifs: Object.keys(scenes),
  draw(motif, random, size) {
    const scene = scenes[motif];
    if (!scene) throw new Error(`longevity has no motif '${motif}'`);
    return paint(scene, motif, random, size);
  },
};
