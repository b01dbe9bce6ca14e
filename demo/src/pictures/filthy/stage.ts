import type { Random } from '@marquee/api/content/pictureLanguage.ts';
import { circle, fixed, type Point, path, Sheet, stroke } from '../pictureSheet.ts';

export * from '../pictureSheet.ts';

/** The colours of one room: dark to light, a lamp, and a velvet that the rest is seen against. */
export type Room = {
  dark: string;
  deep: string;
  mid: string;
  rose: string;
  blush: string;
  cream: string;
  gold: string;
  velvet: string;
};

const rooms: readonly Room[] = [
  {
    dark: '#180916',
    deep: '#3a1235',
    mid: '#7b2450',
    rose: '#d2557a',
    blush: '#f3b5b0',
    cream: '#fbe6d8',
    gold: '#dca35e',
    velvet: '#55204a',
  },
  {
    dark: '#1a0709',
    deep: '#47101d',
    mid: '#8e1d33',
    rose: '#d8535c',
    blush: '#f4b49c',
    cream: '#fde8d4',
    gold: '#e3a751',
    velvet: '#6b1526',
  },
  {
    dark: '#0d0b1f',
    deep: '#241b48',
    mid: '#54317a',
    rose: '#bd5a92',
    blush: '#f0b3c2',
    cream: '#f9e6e6',
    gold: '#dcab6c',
    velvet: '#33256a',
  },
  {
    dark: '#1e0a10',
    deep: '#521d24',
    mid: '#9c4038',
    rose: '#e07c63',
    blush: '#f7c4a6',
    cream: '#fdecd8',
    gold: '#ecb05a',
    velvet: '#70262c',
  },
  {
    dark: '#0a1413',
    deep: '#13322e',
    mid: '#2a5f50',
    rose: '#cf5a73',
    blush: '#f2b8aa',
    cream: '#f8ead8',
    gold: '#dcae5f',
    velvet: '#1b4a41',
  },
  {
    dark: '#2a0d20',
    deep: '#641c42',
    mid: '#a83c62',
    rose: '#e27f8b',
    blush: '#f7c9c0',
    cream: '#fff1e8',
    gold: '#e0a45c',
    velvet: '#8b2c54',
  },
];

/** A sheet lit by one lamp: soft gradients in a dark room, and here and there a fine line. */
export class Boudoir extends Sheet {
  readonly room: Room;

  constructor(prefix: string, random: Random, size: { width: number; height: number }) {
    super(prefix, random, size);
    // So that one seed does not dress every motif in the same colours.
    for (let skip = prefix.length % 4; skip > 0; skip -= 1) random();
    this.room = this.pick(rooms);
  }

  get reach(): number {
    return Math.hypot(this.hw, this.hh);
  }

  /** The wall behind everything, lit around one point. */
  wall(at: Point, lit: string = this.room.mid, far: string = this.room.dark): string {
    return this.fill(
      this.radial(at, this.reach * 1.05, [
        [0, lit],
        [0.42, this.room.deep],
        [1, far],
      ]),
    );
  }

  /** A halo over what is already there. */
  glow(at: Point, radius: number, colour: string = this.room.gold, strength = 0.6): string {
    return circle(
      at[0],
      at[1],
      radius,
      this.radial(at, radius, [
        [0, colour, strength],
        [0.4, colour, strength * 0.35],
        [1, colour, 0],
      ]),
    );
  }

  /** Dark gathering in the corners. */
  vignette(strength = 0.75, at: Point = [0, 0]): string {
    return this.fill(
      this.radial(at, this.reach, [
        [0, this.room.dark, 0],
        [0.5, this.room.dark, 0],
        [1, this.room.dark, strength],
      ]),
    );
  }

  /** Lamps out of focus, far behind. */
  bokeh(count: number, low: number, high: number): string {
    const { rose, gold, blush } = this.room;
    return Array.from({ length: count }, () =>
      circle(
        this.between(-this.hw, this.hw),
        this.between(low, high),
        this.between(1, 5),
        this.pick([rose, gold, blush]),
        `opacity="${fixed(this.between(0.1, 0.4))}"`,
      ),
    ).join('');
  }
}

/** The fine line: gold or cream, drawn over a form once it is modelled. */
export const hairline = (d: string, colour: string, width = 0.35, opacity = 0.8): string =>
  stroke(d, colour, width, `stroke-linecap="round" stroke-linejoin="round" opacity="${opacity}"`);

/** Colours between two hex colours. */
function blend(from: string, to: string, share: number): string {
  const channel = (hex: string, at: number): number => Number.parseInt(hex.slice(at, at + 2), 16);
  const mix = [1, 3, 5].map((at) => Math.round(channel(from, at) + (channel(to, at) - channel(from, at)) * share));
  return `#${mix.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** The shadow side of skin, warm even in the green room. */
export const warmShade = (room: Room, depth = 0.65): string => blend(room.mid, '#6b2430', depth);

/**
 * Satin: strips between two edges, each as bright as the fold it lies on. `edge(s)` gives the points of the line at
 * share s of the width, from the top down. Each strip covers all to its right and is covered by the next, so that no
 * hair of background shows between them and every edge is written once.
 */
export function satin(
  stage: Sheet,
  strips: number,
  edge: (share: number) => readonly Point[],
  shade: (share: number) => string,
): string {
  const along = (points: readonly Point[]): string =>
    points
      .map(([x, y], index) => {
        const before = points[index - 1];
        if (!before) return `${fixed(x)} ${fixed(y)}`;
        const bend = (y - before[1]) / 2;
        return `C${fixed(before[0])} ${fixed(before[1] + bend)} ${fixed(x)} ${fixed(y - bend)} ${fixed(x)} ${fixed(y)}`;
      })
      .join('');
  const first = edge(0);
  const last = edge(1);
  const far = (last[0]?.[0] ?? 0) < (first[0]?.[0] ?? 0) ? -200 : 200;
  const parts = Array.from({ length: strips }, (_, strip) =>
    path(`M${along(edge(strip / strips))}H${far}V-200Z`, shade((strip + 0.5) / strips)),
  );
  return stage.clip(`M${along(first)}L${along([...last].reverse())}Z`, ...parts);
}

/** Light on a fold: dark in the valley, a narrow shine on the crest. */
export function foldShade(room: Room, height: number, cloth: readonly [string, string, string]): string {
  const h = Math.min(1, Math.max(0, height));
  if (h < 0.45) return blend(room.dark, cloth[0], h / 0.45);
  if (h < 0.82) return blend(cloth[0], cloth[1], (h - 0.45) / 0.37);
  return blend(cloth[1], cloth[2], (h - 0.82) / 0.18);
}
