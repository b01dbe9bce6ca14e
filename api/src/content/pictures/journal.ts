import { office, stairs, towers, wire } from './journalCity.ts';
import { deal, hands, portrait } from './journalHands.ts';
import { print, type Scene } from './journalInk.ts';
import { clock, desk, ledger, peak, table } from './journalRooms.ts';
import { belt, mill, port, rain, shop, train } from './journalTrade.ts';
import type { PictureLanguage } from './pictureLanguage.ts';

const scenes: Record<string, Scene> = {
  ...{ towers, stairs, wire, office, desk, clock, table, ledger, peak },
  ...{ train, port, mill, shop, rain, belt, hands, deal, portrait },
};

/** The financial pages, illustrated: ink blue and brick red on salmon, hatched, with people to scale. */
export const pictures: PictureLanguage = {
  motifs: Object.keys(scenes),
  draw(motif, random, size) {
    const scene = scenes[motif];
    if (!scene) throw new Error(`journal has no motif '${motif}'`);
    return print(scene, motif, random, size);
  },
};
