import type { Random } from '@marquee/api/content/pictureLanguage.ts';
import { n, type Point, points, times } from '../coarseMarks.ts';
import { reuseOutlines } from '../reuseOutlines.ts';

/**
 * Three inks on salmon paper: flat shapes, engraver's hatching for shadow and the fine rings of a share certificate
 * for air. Scenes are drawn around (0, 0), in units of which the shorter side has 1000, so that a crop from the
 * centre keeps the subject.
 */
export type Inks = {
  sky: string;
  /** What shines in the sky: the sun, its rings. */
  haze: string;
  far: string;
  mid: string;
  blue: string;
  ink: string;
  dark: string;
  red: string;
  salmon: string;
  cream: string;
};

export type Press = {
  /** Half the width and half the height of the picture. */
  X: number;
  Y: number;
  inks: Inks;
  pick<T>(list: readonly T[]): T;
  between(low: number, high: number): number;
  chance(probability: number): boolean;
  /** A paint of parallel lines. */
  hatch(colour: string, gap: number, width: number, angle?: number): string;
  /** A paint that fades from one colour to the other, downwards unless turned. */
  fade(from: string, to: string, angle?: number): string;
  /** A paint of fine rings around a point, as they are engraved on a share. */
  rings(x: number, y: number, gap: number, colour: string): string;
  /** A paint that repeats `body` in a cell. */
  tile(width: number, height: number, body: string): string;
  /** Draws `body` inside the path `d`. */
  within(d: string, body: string): string;
};
export type Scene = (press: Press) => string;

const editions: readonly Inks[] = [
  // Morning
  {
    ...{ sky: '#fbd9c0', haze: '#fff1e4', far: '#f2b797', mid: '#8b9ad6', blue: '#5b74cd', ink: '#24398f' },
    ...{ dark: '#141b4a', red: '#cf452c', salmon: '#ef9f7c', cream: '#fff7ee' },
  },
  // Night
  {
    ...{ sky: '#1d2c74', haze: '#f7b592', far: '#2c4099', mid: '#3a52b4', blue: '#6f88e0', ink: '#111a4f' },
    ...{ dark: '#0a0f33', red: '#e8593b', salmon: '#f6ab88', cream: '#fff0e0' },
  },
  // Steel
  {
    ...{ sky: '#bcc8ef', haze: '#fff3e6', far: '#98a9e0', mid: '#6d82cf', blue: '#4d66c2', ink: '#22368b' },
    ...{ dark: '#131a46', red: '#d0472d', salmon: '#f3a483', cream: '#fff7ee' },
  },
  // Dusk
  {
    ...{ sky: '#ee8d69', haze: '#ffd9ae', far: '#d26a4e', mid: '#8b4a6d', blue: '#5a62b8', ink: '#29307c' },
    ...{ dark: '#151844', red: '#b52c1d', salmon: '#f9bd9b', cream: '#fff3e4' },
  },
  // Cream
  {
    ...{ sky: '#fff2e5', haze: '#f8b796', far: '#f8d3bb', mid: '#a9b6e6', blue: '#6179d0', ink: '#253a93' },
    ...{ dark: '#141b4a', red: '#cd4229', salmon: '#f1a384', cream: '#fffaf4' },
  },
  // Late final
  {
    ...{ sky: '#c4432c', haze: '#ffcf9f', far: '#a8331f', mid: '#6d2440', blue: '#4a5cb8', ink: '#212c74' },
    ...{ dark: '#10143c', red: '#ffb27d', salmon: '#f39d79', cream: '#fff1e0' },
  },
];

/** A paint is a colour, `colour/opacity`, or what `hatch`, `fade` and `tile` return. */
const fill = (paint: string): string => {
  const [colour, opacity] = paint.split('/');
  return opacity ? `fill="${colour}" fill-opacity="${opacity}"` : `fill="${paint}"`;
};
const stroke = (paint: string, width: number): string => {
  const [colour, opacity] = paint.split('/');
  const faint = opacity ? ` stroke-opacity="${opacity}"` : '';
  return `fill="none" stroke="${colour}" stroke-width="${n(width)}"${faint}`;
};

export const path = (d: string, paint: string): string => `<path d="${d}" ${fill(paint)}/>`;
export const line = (d: string, paint: string, width: number): string => `<path d="${d}" ${stroke(paint, width)}/>`;
export const circle = (x: number, y: number, r: number, paint: string): string =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" ${fill(paint)}/>`;
export const ring = (x: number, y: number, r: number, paint: string, width: number): string =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" ${stroke(paint, width)}/>`;
export const ellipse = (x: number, y: number, rx: number, ry: number, paint: string): string =>
  `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" ${fill(paint)}/>`;
export const rect = (x: number, y: number, w: number, h: number, paint: string, r = 0): string =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}"${r ? ` rx="${n(r)}"` : ''} ${fill(paint)}/>`;
export const poly = (list: readonly Point[], paint: string): string => path(`${points(list)}Z`, paint);
/** The picture's ground from edge to edge, from `y` down. */
export const ground = ({ X, Y }: Press, y: number, paint: string): string =>
  rect(-X - 5, y, 2 * X + 10, Y - y + 5, paint);

/** The sky with its fine rings around (x, y), and there the sun. */
export function sky(press: Press, x = 0, y = 0, sun = 0): string {
  const { X, Y, inks } = press;
  const page = (paint: string): string => rect(-X, -Y, 2 * X, 2 * Y, paint);
  return (
    page(inks.sky) +
    page(press.rings(x, y, 26, inks.haze)) +
    (sun ? circle(x, y, sun, inks.haze) + circle(x, y, sun, press.hatch(inks.salmon, 13, 1.1, 90)) : '')
  );
}

/** A cloud built like a paragraph: lines of unequal length, the ends round. */
export function cloud(x: number, y: number, width: number, paint: string): string {
  const rows: readonly [number, number][] = [
    [0.2, 0.5],
    [0.06, 0.82],
    [0, 1],
  ];
  return times(3, (index) => {
    const [left = 0, length = 1] = rows[index] ?? [];
    return line(`M${n(x + left * width)} ${n(y + index * 17)}h${n(length * width)}`, paint, 12);
  });
}

/** A share price: from edge to edge, rising on the whole, its points `step` apart. */
export function price(press: Press, from: Point, to: Point, count: number, swing: number): Point[] {
  return Array.from({ length: count + 1 }, (_, index): Point => {
    const share = index / count;
    const wobble = index === 0 || index === count ? 0 : press.between(-swing, swing);
    return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share + wobble];
  });
}

export function print(scene: Scene, motif: string, random: Random, size: { width: number; height: number }): string {
  const scale = Math.min(size.width, size.height) / 1000;
  const defs: string[] = [];
  const known = new Map<string, string>();
  const define = (make: (id: string) => string): string => {
    const draft = make('');
    const id = known.get(draft) ?? `${motif}-${defs.length}`;
    if (!known.has(draft)) {
      known.set(draft, id);
      defs.push(make(id));
    }
    return `url(#${id})`;
  };
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const press: Press = {
    X: size.width / 2 / scale,
    Y: size.height / 2 / scale,
    inks: pick(editions),
    pick,
    between: (low, high) => low + (high - low) * random(),
    chance: (probability) => random() < probability,
    hatch: (colour, gap, width, angle = 45) =>
      define(
        (id) =>
          `<pattern id="${id}" width="${gap}" height="${gap}" patternUnits="userSpaceOnUse" patternTransform="rotate(${angle})"><path d="M0 0V${gap}" ${stroke(colour, width * 2)}/></pattern>`,
      ),
    fade: (from, to, angle = 0) =>
      define((id) => {
        const stop = (offset: number, paint: string): string => {
          const [colour, opacity = '1'] = paint.split('/');
          return `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`;
        };
        return `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1" gradientTransform="rotate(${angle} .5 .5)">${stop(0, from)}${stop(1, to)}</linearGradient>`;
      }),
    rings: (x, y, gap, colour) =>
      define((id) => {
        const stop = (offset: number, opacity: number): string =>
          `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`;
        return `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${n(x)}" cy="${n(y)}" r="${gap}" spreadMethod="repeat">${stop(0.88, 0)}${stop(0.92, 0.45)}${stop(0.97, 0.45)}${stop(1, 0)}</radialGradient>`;
      }),
    tile: (width, height, body) =>
      define(
        (id) =>
          `<pattern id="${id}" width="${n(width)}" height="${n(height)}" patternUnits="userSpaceOnUse">${body}</pattern>`,
      ),
    within: (d, body) =>
      `<g clip-path="${define((id) => `<clipPath id="${id}"><path d="${d}"/></clipPath>`)}">${body}</g>`,
  };
  const body = reuseOutlines(scene(press), motif, defs, 36);
  return `<defs>${defs.join('')}</defs><g transform="translate(${n(size.width / 2)} ${n(size.height / 2)}) scale(${scale})" stroke-linecap="round" stroke-linejoin="round">${body}</g>`;
}
