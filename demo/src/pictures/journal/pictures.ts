import type { PictureLanguage } from '@marquee/api/content/pictureLanguage.ts';
import { office, stairs } from './building.ts';
import { towers, wire } from './city.ts';
import { deal } from './deal.ts';
import { desk } from './desk.ts';
import { hands } from './hands.ts';
import { print, type Scene } from './ink.ts';
import { ledger, peak } from './ledger.ts';
import { portrait } from './portrait.ts';
import { clock, table } from './rooms.ts';
import { rain, shop } from './street.ts';
import { port, train } from './transport.ts';
import { belt, mill } from './works.ts';

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
