import { fill, n, type Point, path, polygon, smooth, stroke, times } from '../marks.ts';
import type { Garden, Stamp } from './kit.ts';

export type Tones = readonly [light: string, dark: string, vein: string];

export type LeafKind = 'lance' | 'oval' | 'heart' | 'toothed' | 'lobed';

/** The three greens of an hour as leaves of differing depth. */
export const greens = ({ hour }: Garden): readonly [Tones, Tones, Tones] => [
  [hour.leafLight, hour.leaf, hour.petal],
  [hour.leaf, hour.leafDark, hour.leafLight],
  [hour.leafDark, hour.deep, hour.leaf],
];

const widths: Record<LeafKind, (t: number) => number> = {
  lance: (t) => 15 * Math.sin(Math.PI * t) ** 0.9,
  oval: (t) => 27 * Math.sin(Math.PI * t ** 0.85) ** 0.8,
  heart: (t) => 40 * Math.sin(Math.PI * t ** 0.55) ** 0.75 * (1 - t * 0.25),
  toothed: (t) => 12 * Math.sin(Math.PI * t ** 1.05) ** 0.8,
  lobed: (t) => 25 * Math.sin(Math.PI * t) ** 0.6 * (0.72 + 0.28 * Math.cos(Math.PI * 9 * t)),
};

/** A leaf of a hundred units that points up from (0, 0): one half in light, one in shade, veins cut out. */
export function leaf(garden: Garden, kind: LeafKind, [light, dark, vein]: Tones): Stamp {
  const width = widths[kind];
  const points: Point[] = [];
  if (kind === 'toothed') {
    for (let tooth = 0; tooth < 9; tooth++) {
      const t = 0.06 + tooth * 0.098;
      points.push([width(t) * 0.76, -100 * t], [width(t + 0.085) + 2.6, -100 * (t + 0.092)]);
    }
  } else for (let i = 1; i < 18; i++) points.push([width(i / 18), (-100 * i) / 18]);
  const edge: Point[] = [[0, 0], ...points, [0, -100]];
  const half = kind === 'toothed' ? polygon(edge) : `${smooth(edge)}Z`;
  const veins = times(kind === 'toothed' ? 8 : 6, (i) => {
    const t = 0.12 + i * (kind === 'toothed' ? 0.098 : 0.13);
    const reach = Math.max(0, width(Math.min(0.98, t + 0.12))) * 0.78;
    return `M0 ${n(-100 * t)}L${n(reach)} ${n(-100 * (t + 0.12))}M0 ${n(-100 * t)}L${n(-reach)} ${n(-100 * (t + 0.12))}`;
  });
  // The outline once, without a colour of its own: each half takes that of its group.
  const side = garden.stamp(`<path d="${half}"/>`);
  return garden.stamp(
    `<g ${fill(light)}>${side(0, 0, 1, 0, true)}</g><g ${fill(dark)}>${side(0, 0, 1)}</g>` +
      path(`M0 4V-95${veins}`, stroke(vein, 1.1, 0.85)),
  );
}

/** The leaf that everybody knows: leaflets around the end of a stalk, the longest two hundred units. */
export function fan(garden: Garden, tones: Tones, count = 7): Stamp {
  const leaflet = leaf(garden, 'toothed', tones);
  const pairs = (count - 1) / 2;
  const sides = times(pairs, (i) => {
    const step = pairs - i;
    const turn = 26 * step + step ** 2 * 3.2;
    const size = 2 * (1 - 0.1 * step - 0.055 * step ** 2);
    return leaflet(0, 0, size, turn) + leaflet(0, 0, size, -turn, true);
  });
  return garden.stamp(path('M0 0Q4 50-6 120', stroke(tones[1], 6)) + sides + leaflet(0, 0, 2));
}

/** A stalk with leaves to both sides, growing up from (0, 0) and leaning by `lean`. */
export function sprig(
  garden: Garden,
  kind: LeafKind,
  tones: Tones,
  { height = 300, pairs = 7, size = 0.9, lean = 40, opposite = false, open = 58 } = {},
): string {
  const blade = leaf(garden, kind, tones);
  const at = (t: number): Point => [lean * t * t, -height * t];
  const leaves = times(pairs, (i) => {
    const t = 0.18 + (0.8 * i) / pairs;
    const grow = size * (1.12 - 0.62 * t);
    const angle = open - 22 * t;
    const [x, y] = at(t);
    const [x2, y2] = opposite ? [x, y] : at(Math.min(1, t + 0.4 / pairs));
    return blade(x, y, grow, angle + lean * 0.1) + blade(x2, y2, grow, -angle + lean * 0.1, true);
  });
  const [tx, ty] = at(1);
  const stalk = path(`M0 0Q0 ${n(-height / 2)} ${n(tx)} ${n(ty)}`, stroke(tones[1], 5.5));
  return stalk + leaves + blade(tx, ty + 6, size * 0.55, lean * 0.2);
}

/** The flower: bracts packed around a stem, hairs out of them, small leaves between; some 400 units high. */
export function cola(garden: Garden, tones: Tones, hair: string, frost: string): Stamp {
  const { between, stamp } = garden;
  const bract = (light: string, dark: string): Stamp =>
    stamp(
      path('M0 12C-30 2-30-40 0-66C30-40 30 2 0 12Z', fill(light)) +
        path('M0 12C30 2 30-40 0-66Q14-30 0 12Z', fill(dark)) +
        path('M-10-8q0-14 4-26M-1-2q-4-18 1-40', stroke(tones[2], 1.8, 0.7)),
    );
  const kinds = [bract(tones[0], tones[1]), bract(tones[1], tones[1])];
  const blade = leaf(garden, 'toothed', [tones[1], tones[1], tones[0]]);
  // Half the width of the flower, from its tip (0) to its foot (1).
  const reachOf = (t: number): number => 118 * Math.sin(Math.PI * (0.04 + 0.72 * t)) ** 0.85;
  const hairs: string[] = [];
  const rows = 13;
  const body = times(rows, (row) => {
    const t = row / (rows - 1);
    const y = -280 + t * 350;
    const reach = reachOf(t);
    const half = Math.floor(reach / 42);
    const offset = row % 2 && half > 0 ? 0.5 : 0;
    const sugar = row % 3 === 2 ? blade(-reach * 0.6, y, 1, -66, true) + blade(reach * 0.6, y, 1, 66) : '';
    // From the edges inward, so that the middle lies on top.
    const places = Array.from({ length: 2 * half + (offset ? 0 : 1) }, (_, i) => i - half + offset).sort(
      (one, other) => Math.abs(other) - Math.abs(one),
    );
    return (
      sugar +
      places
        .map((place, i) => {
          const share = half ? place / half : 0;
          const [x, turn] = [share * reach * 0.86, share * 58 + between(-8, 8)];
          if (i < 2 || (i + row) % 3 === 0) {
            const [c, s] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
            hairs.push(
              `M${n(x + s * 44)} ${n(y - c * 44)}q${n(s * 26 + between(-20, 20))} ${n(-c * 20)} ${n(s * 30 + between(-24, 24))} ${n(-c * 36 - 6)}`,
            );
          }
          return kinds[(i + row) % 2]?.(x, y, 0.86 + t * 0.1, turn) ?? '';
        })
        .join('')
    );
  });
  const outline = smooth([
    [0, -330],
    ...[0.1, 0.3, 0.5, 0.7, 0.9].map((t): Point => [reachOf(t) * 1.02, -290 + t * 350]),
    [0, 96],
    ...[0.9, 0.7, 0.5, 0.3, 0.1].map((t): Point => [-reachOf(t) * 1.02, -290 + t * 350]),
    [0, -330],
  ]);
  const crystals = times(34, () => {
    const t = between(0.1, 1);
    return `M${n(between(-1, 1) * reachOf(t) * 0.9)} ${n(-300 + t * 350)}h0`;
  });
  return stamp(
    path(outline, fill(tones[1])) +
      body +
      path(hairs.join(''), stroke(hair, 3.8)) +
      path(crystals, stroke(frost, 4.4, 0.8)),
  );
}
