import type { Random } from '@marquee/api/content/pictureLanguage.ts';
import { disc, hundredths, n, type Point, times } from '../coarseMarks.ts';
import { reuseOutlines } from '../reuseOutlines.ts';
import { circle, line, paintOf, path } from './marks.ts';

/**
 * Specimens in daylight: the body drawn as a plant would be, in translucent layers over a soft ground, with fine veins
 * and one warm colour. Scenes are drawn around (0, 0), in units of which the shorter side has 1000, so that a crop
 * from the centre keeps the subject.
 */
export type Tones = {
  /** The ground, from above to below, and the light on it. */
  top: string;
  low: string;
  glow: string;
  deep: string;
  leaf: string;
  fresh: string;
  pale: string;
  coral: string;
  blush: string;
  sun: string;
  /** Veins and outlines: against the ground, whichever it is. */
  vein: string;
};

export type Bench = {
  /** Half the width and half the height of the picture. */
  X: number;
  Y: number;
  tones: Tones;
  night: boolean;
  pick<T>(list: readonly T[]): T;
  between(low: number, high: number): number;
  chance(probability: number): boolean;
  /** A paint from one colour to the other, downwards unless turned. */
  wash(from: string, to: string, angle?: number): string;
  /** A paint from the middle outwards. */
  bloom(inner: string, outer: string, focus?: Point): string;
  tile(width: number, height: number, body: string, turn?: number): string;
  /** Draws `body` inside the path `d`. */
  within(d: string, body: string): string;
  /** Keeps what is drawn often in one place; what has no paint of its own takes `paint`. */
  keep(body: string, paint?: string, transform?: string): string;
};
export type Scene = (bench: Bench) => string;

const lights: readonly (Tones & { night?: true })[] = [
  // Mint morning
  {
    ...{ top: '#f5fcfa', low: '#c4e6de', glow: '#ffffff', deep: '#0b4a4d', leaf: '#198880', fresh: '#77c4b3' },
    ...{ pale: '#e6f6f2', coral: '#ee7459', blush: '#ffcbb9', sun: '#ffe3ad', vein: '#0f5c5b' },
  },
  // Pine night
  {
    ...{ top: '#12494c', low: '#062426', glow: '#4fb3a5', deep: '#03191b', leaf: '#2fa597', fresh: '#8fe0cd' },
    ...{ pale: '#d8f5ee', coral: '#ff8a70', blush: '#ffc7b3', sun: '#ffe0a3', vein: '#c8f2e8' },
    night: true,
  },
  // Coral dawn
  {
    ...{ top: '#fff6f0', low: '#f8c0ab', glow: '#ffffff', deep: '#0d4a50', leaf: '#1f8881', fresh: '#86c9b4' },
    ...{ pale: '#fff3ec', coral: '#e3603f', blush: '#ffd9c9', sun: '#ffe6b3', vein: '#7d3325' },
  },
  // Blue hour
  {
    ...{ top: '#eef7fb', low: '#9ecbdd', glow: '#ffffff', deep: '#0c3f58', leaf: '#1c7d8c', fresh: '#74bfc4' },
    ...{ pale: '#e7f4f8', coral: '#f07f63', blush: '#ffd0bf', sun: '#fff0c4', vein: '#0d4a63' },
  },
  // Linen
  {
    ...{ top: '#fdf9f0', low: '#e6d9bd', glow: '#fffefa', deep: '#204a43', leaf: '#3c8a6f', fresh: '#97c39b' },
    ...{ pale: '#fbf5e6', coral: '#e2704d', blush: '#f9cfb3', sun: '#ffdd94', vein: '#35594a' },
  },
  // Sage
  {
    ...{ top: '#e9f2e6', low: '#9cc4a9', glow: '#fbfff6', deep: '#12413b', leaf: '#22796a', fresh: '#6fb796' },
    ...{ pale: '#f0f8ec', coral: '#f0795c', blush: '#ffd3c0', sun: '#fff0b8', vein: '#13493f' },
  },
];

const half = 'M0 0C30-25 27-70 0-100';

/** A leaf that grows upwards from (x, y), with its middle vein; `turn` lays it over to the right. */
export function leaf(bench: Bench, length: number, width: number, paint: string, x = 0, y = 0, turn = 0): string {
  const blade = path(`${half}C-27-70-30-25 0 0Z`, '') + path(`${half}C5-60 3-30 0 0Z`, `${bench.tones.deep}/0.16`);
  const move = x || y ? `translate(${n(x)} ${n(y)})` : '';
  return bench.keep(
    blade,
    paint,
    `${move}${turn ? `rotate(${n(turn)})` : ''}scale(${hundredths(width / 30)} ${hundredths(length / 100)})`,
  );
}

/** `count` of `body` around (0, 0), each drawing kept once by halving the round. */
export function around(bench: Bench, count: number, body: string): string {
  if (count % 2 || count <= 2)
    return times(count, (index) => bench.keep(body, '', index ? `rotate(${n((index * 360) / count)})` : ''));
  const part = around(bench, count / 2, body);
  return bench.keep(part) + bench.keep(part, '', `rotate(${n(360 / count)})`);
}

export type Sprig = {
  pairs?: number;
  /** Length of the lowest leaves and the slimness of all, as shares. */
  size?: number;
  slim?: number;
  paints?: readonly string[];
  /** How far the tip hangs over to the right, as a share of the length. */
  bend?: number;
  tip?: string;
  stem?: string;
};

/** A stem with paired leaves, growing upwards from (0, 0). */
export function sprig(bench: Bench, length: number, options: Sprig = {}): string {
  const { tones, keep } = bench;
  const {
    pairs = 5,
    size = 0.3,
    slim = 0.3,
    paints = [tones.leaf, tones.fresh],
    bend = 0,
    tip,
    stem = tones.leaf,
  } = options;
  // Few bends, so that the same sprig serves often; the other way round it is mirrored.
  const hang = [0, 14, 28][Math.min(2, Math.round(Math.abs(bend) * 7))] ?? 0;
  const lean = (share: number): number => (Math.atan2(2 * hang * share, 100) * 180) / Math.PI;
  const paint = (index: number): string => paints[index % paints.length] ?? tones.leaf;
  const long = size * 100;
  const leaves = times(pairs, (index) => {
    const share = 0.22 + (index / pairs) * 0.7;
    const [x, y] = [hang * share * share, -100 * share];
    const fit = long * (1 - share * 0.45);
    const turn = 58 - share * 16;
    return (
      leaf(bench, fit, fit * slim, paint(index), x, y, lean(share) + turn) +
      leaf(bench, fit, fit * slim, paint(index + 1), x, y - long * 0.1, lean(share) - turn)
    );
  });
  const end = tip
    ? circle(hang, -100, long * 0.14, tip)
    : leaf(bench, long * 0.62, long * 0.62 * slim, paint(0), hang, -100, lean(1));
  const whole = line(`M0 0Q0-50 ${hang}-100`, stem, 1.5) + leaves + end;
  const scale = hundredths(length / 100);
  return keep(whole, '', `scale(${bend < 0 ? -scale : scale} ${scale})`);
}

/** A flower seen from above: petals in two rounds and a seeded middle. */
export function flower(bench: Bench, r: number, outer: string, inner: string, count = 8): string {
  const seeds = path(
    times(12, (index) => {
      const d = 7 * Math.sqrt(index * 2);
      return disc(Math.cos(index * 2.4) * d * 0.7, Math.sin(index * 2.4) * d * 0.7, 3);
    }),
    bench.tones.deep,
  );
  const whole =
    around(bench, count, leaf(bench, 100, 30, `${outer}/0.8`)) +
    `<g transform="rotate(${n(180 / count)})">${around(bench, count, leaf(bench, 72, 24, `${inner}/0.9`))}</g>` +
    circle(0, 0, 20, bench.tones.sun) +
    seeds;
  return bench.keep(whole, '', `scale(${hundredths(r / 100)})`);
}

export function paint(scene: Scene, motif: string, random: Random, size: { width: number; height: number }): string {
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
  const stop = (offset: number, colour: string): string => {
    const [base, opacity] = colour.split('/');
    return `<stop offset="${offset}" stop-color="${base}"${opacity ? ` stop-opacity="${opacity}"` : ''}/>`;
  };
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const { night = false, ...tones } = pick(lights);
  const bench: Bench = {
    X: size.width / 2 / scale,
    Y: size.height / 2 / scale,
    tones,
    night,
    pick,
    between: (low, high) => low + (high - low) * random(),
    chance: (probability) => random() < probability,
    wash: (from, to, angle = 0) =>
      define(
        (id) =>
          `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"${angle ? ` gradientTransform="rotate(${angle} .5 .5)"` : ''}>${stop(0, from)}${stop(1, to)}</linearGradient>`,
      ),
    bloom: (inner, outer, focus) =>
      define(
        (id) =>
          `<radialGradient id="${id}"${focus ? ` cx="${focus[0]}" cy="${focus[1]}" r=".8"` : ''}>${stop(0, inner)}${stop(1, outer)}</radialGradient>`,
      ),
    tile: (width, height, body, turn = 0) =>
      define(
        (id) =>
          `<pattern id="${id}" width="${n(width)}" height="${n(height)}" patternUnits="userSpaceOnUse"${turn ? ` patternTransform="rotate(${turn})"` : ''}>${body}</pattern>`,
      ),
    keep: (body, fill = '', transform = '') => {
      const id = define((name) => `<g id="${name}">${body}</g>`).slice(4, -1);
      return `<use href="${id}"${fill ? ` ${paintOf('fill', fill)}` : ''}${transform ? ` transform="${transform}"` : ''}/>`;
    },
    within: (d, body) =>
      `<g clip-path="${define((id) => `<clipPath id="${id}"><path d="${d}"/></clipPath>`)}">${body}</g>`,
  };
  const body = reuseOutlines(scene(bench), motif, defs, 30);
  return `<defs>${defs.join('')}</defs><g transform="translate(${n(size.width / 2)} ${n(size.height / 2)}) scale(${scale})" stroke-linecap="round" stroke-linejoin="round">${body}</g>`;
}
