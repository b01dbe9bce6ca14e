import { office, stairs } from './journalBuilding.ts';
import { towers, wire } from './journalCity.ts';
import { deal } from './journalDeal.ts';
import { desk } from './journalDesk.ts';
import { hands } from './journalHands.ts';
import { print, type Scene } from './journalInk.ts';
import { ledger, peak } from './journalLedger.ts';
import { portrait } from './journalPortrait.ts';
import { clock, table } from './journalRooms.ts';
import { rain, shop } from './journalStreet.ts';
import { port, train } from './journalTransport.ts';
import { belt, mill } from './journalWorks.ts';
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
