import { circle, ellipse, fill, move, n, type Point, path, polygon, rect, smooth, stroke, times } from './marks.ts';
import type { Garden, Stamp } from './potentKit.ts';

export type Tones = readonly [light: string, dark: string, vein: string];
export type LeafKind = 'lance' | 'oval' | 'heart' | 'toothed' | 'lobed';

export const flood = ({ X, Y }: Garden, colour: string): string => rect(-X, -Y, 2 * X, 2 * Y, fill(colour));

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
    path(outline, fill(tones[1])) + body + path(hairs.join(''), stroke(hair, 3.8)) + path(crystals, stroke(frost, 4.4, 0.8)),
  );
}

/** A clay pot that stands on (0, 0). */
export function pot(
  garden: Garden,
  width: number,
  height: number,
  colour: string,
  shade: string,
  band: string,
): string {
  const [w, h] = [width / 2, height];
  const outline = `M${n(-w)} ${n(-h)}H${n(w)}L${n(w * 0.74)} 0H${n(-w * 0.74)}Z`;
  const pattern = garden.pick([
    path(
      times(7, (i) => `M${n(-w + (i * w) / 3)} ${n(-h * 0.3)}l${n(w / 6)} ${n(-h * 0.2)}l${n(w / 6)} ${n(h * 0.2)}`),
      stroke(band, 4),
    ),
    path(
      times(3, (i) => `M${n(-w)} ${n(-h * (0.2 + i * 0.14))}H${n(w)}`),
      stroke(band, 4),
    ),
    path(
      times(9, (i) => `M${n(-w + (i * w) / 4)} ${n(-h * 0.36)}h0`),
      stroke(band, 10),
    ),
    '',
  ]);
  return (
    path(outline, fill(colour)) +
    garden.within(outline, pattern + path(`M${n(w * 0.3)} ${n(-h)}H${n(w)}V0H${n(w * 0.1)}Z`, fill(shade, 0.45))) +
    rect(-w * 1.08, -h - height * 0.06, w * 2.16, height * 0.2, fill(colour), 4) +
    rect(-w * 1.08, -h + height * 0.1, w * 2.16, height * 0.06, fill(shade, 0.6), 3)
  );
}

/** A low sun with its rings cut into it. */
export function sun({ hour, pick, between }: Garden, x: number, y: number, r: number): string {
  const rays = times(48, (i) => {
    const a = (i * Math.PI) / 24;
    const [from, to] = [r * 1.12, r * (i % 2 ? 1.26 : 1.4)];
    return `M${n(from * Math.cos(a))} ${n(from * Math.sin(a))}L${n(to * Math.cos(a))} ${n(to * Math.sin(a))}`;
  });
  const rings = times(6, (i) => circle(0, 0, r * (1.13 + i * 0.13), stroke(hour.sun, 2.6 - i * 0.3, 0.8 - i * 0.11)));
  const cuts = path(
    times(6, (i) => {
      const at = r * (0.2 + i * 0.14);
      const half = Math.sqrt(Math.max(0, r * r - at * at));
      return `M${n(-half)} ${n(at)}H${n(half)}`;
    }),
    stroke(hour.petal, 3.4, 0.85),
  );
  return move(
    x,
    y,
    pick([path(rays, stroke(hour.sun, 4)), rings, rings]) +
      circle(0, 0, r, fill(hour.sun)) +
      (between(0, 1) < 0.5 ? cuts : ''),
  );
}

/** A hill or a dune from edge to edge with the lines of its slope, falling to the bottom of the picture. */
export function hill(garden: Garden, base: number, height: number, colour: string, slope: string, waves = 5): string {
  const { X, Y, between, within } = garden;
  const list = Array.from(
    { length: waves + 1 },
    (_, i): Point => [
      -X - 60 + ((2 * X + 120) * i) / waves,
      base - height * (i % 2 ? between(0.6, 1) : between(0, 0.35)),
    ],
  );
  const top = smooth(list);
  const shape = `${top}L${n(X + 60)} ${n(Y + 20)}H${n(-X - 60)}Z`;
  const line = garden.stamp(`<path d="${top}"/>`);
  const contours = times(
    7,
    (i) =>
      `<g ${stroke(slope, 2.4, Math.round((0.7 - i * 0.08) * 100) / 100)}>${line(i * 9, 16 + i * (14 + i * 4), 1)}</g>`,
  );
  return path(shape, fill(colour)) + within(shape, contours);
}

/** Blades of grass, or of an agave when `wide`: growing from (x, y). */
export function tuft(
  { between, stamp }: Garden,
  x: number,
  y: number,
  height: number,
  colour: string,
  wide = 0,
): string {
  if (!wide) {
    return path(
      times(
        9,
        (i) =>
          `M${n(x + (i - 4) * 5)} ${n(y)}q${n((i - 4) * 5)} ${n(-height * 0.6)} ${n((i - 4) * 15 + between(-8, 8))} ${n(-height * between(0.75, 1))}`,
      ),
      stroke(colour, 4.6),
    );
  }
  const d = `M0 0C${n(-wide)} ${n(-height * 0.4)} ${n(-wide * 0.5)} ${n(-height * 0.8)} 0 ${n(-height)}C${n(wide * 0.5)} ${n(-height * 0.8)} ${n(wide)} ${n(-height * 0.4)} 0 0Z`;
  const blade = stamp(path(d, fill(colour)));
  return times(9, (i) => blade(x, y, 1 - Math.abs(i - 4) * 0.06, (i - 4) * 21));
}

/** The shape behind a specimen: an arch, a circle, a pill or a window of light. */
export function panel(garden: Garden): { d: string; body: string } {
  const { hour, pick } = garden;
  const d = pick([
    'M-270 470V-130A270 270 0 0 1 270-130V470Z',
    'M-380 0a380 380 0 1 0 760 0a380 380 0 1 0-760 0Z',
    'M-230-180A230 230 0 0 1 230-180V180A230 230 0 0 1-230 180Z',
    'M-300-430H300V430H-300Z',
  ]);
  const colour = pick([hour.wash, hour.wash, hour.sand, hour.petal]);
  return { d, body: path(d, fill(colour)) + path(d, `${stroke(hour.earth, 2.5, 0.6)} transform="scale(1.045)"`) };
}

/** Birds, far off. */
export const birds = ({ hour, between }: Garden, x: number, y: number): string =>
  path(
    times(4, (i) => `M${n(x + i * 44 - 24)} ${n(y + between(-26, 26))}q12-16 22 0q10-16 22 0`),
    stroke(hour.deep, 4),
  );

/** Somebody at rest or at work, seen from afar, in a hat; feet at (x, y). */
export const gardener = ({ hour }: Garden, x: number, y: number, height: number): string =>
  move(
    x,
    y,
    path('M-16 0V-36H-3V0ZM3 0V-36H16V0Z', fill(hour.deep)) +
      path('M-20-30Q-26-76-12-80H12Q26-76 20-30Z', fill(hour.bloom)) +
      path('M-20-74L-34-40L-26-36ZM20-74L36-44L28-40Z', fill(hour.bloom)) +
      circle(0, -90, 10, fill(hour.earth)) +
      ellipse(0, -95, 26, 6, fill(hour.petal)) +
      path('M-12-95Q-10-112 0-112T12-95Z', fill(hour.petal)) +
      path('M-13-97H13', stroke(hour.deep, 3)),
    0,
    height / 110,
  );
