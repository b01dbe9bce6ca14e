import {
  circle,
  ellipse,
  fill,
  move,
  n,
  path,
  type Point,
  polygon,
  rect,
  smooth,
  stroke,
  times,
} from './omniShapes.ts';
import type { Random } from './pictureLanguage.ts';

/**
 * Airbrush and drafting line: graded skies, lit spheres, silhouettes in three depths, and over them the thin
 * construction lines of an engineer. Scenes are drawn around (0, 0), in units of which the shorter side has 1000, so
 * that a crop from the centre keeps the subject.
 */
export type Air = {
  /** The sky from the zenith down. */
  top: string;
  mid: string;
  low: string;
  sun: string;
  flare: string;
  /** A lit body: the side to the light, the colour, the side in shadow. */
  lit: string;
  body: string;
  shade: string;
  /** Land and buildings, from the horizon to the foreground. */
  far: string;
  near: string;
  dark: string;
  pale: string;
  /** Construction lines and stars. */
  line: string;
  hot: string;
};

export type Stop = readonly [offset: number, colour: string, opacity?: number];

export type Studio = {
  /** Half the width and half the height of the picture. */
  X: number;
  Y: number;
  air: Air;
  pick<T>(list: readonly T[]): T;
  between(low: number, high: number): number;
  chance(probability: number): boolean;
  /** Paints: what they return stands in `fill` or `stroke`. `angle` 0 runs downwards, in degrees. */
  linear(stops: readonly Stop[], angle?: number): string;
  radial(stops: readonly Stop[], focus?: Point): string;
  /** Keeps a drawing that stands in the picture more than once, and returns what places it. */
  stamp(body: string): (x: number, y: number, scale: number, turn?: number) => string;
  /** Draws `body` inside the path `d`. */
  within(d: string, body: string): string;
};

export type Scene = (studio: Studio) => string;

const airs: readonly Air[] = [
  // Indigo dusk
  {
    ...{ top: '#0b0a33', mid: '#3a2bb5', low: '#ff9a76', sun: '#fff0c9', flare: '#ff6b5e' },
    ...{ lit: '#ffe3b8', body: '#ef6a86', shade: '#2a115e', far: '#6a52d0', near: '#2c2090', dark: '#0c0a36' },
    ...{ pale: '#fff6e6', line: '#63f2ff', hot: '#ff7a59' },
  },
  // Cyan morning
  {
    ...{ top: '#071b45', mid: '#137fb5', low: '#b9f7ec', sun: '#ffffff', flare: '#ffd27a' },
    ...{ lit: '#fff1cf', body: '#ff9e6b', shade: '#5d1f5f', far: '#4aa7c9', near: '#17597f', dark: '#07213f' },
    ...{ pale: '#f6fffd', line: '#d9fffb', hot: '#ff8652' },
  },
  // Magenta nebula
  {
    ...{ top: '#0d0630', mid: '#5b1a94', low: '#ff6da8', sun: '#ffe9d6', flare: '#ff4f87' },
    ...{ lit: '#bff7ff', body: '#35a8dd', shade: '#16145c', far: '#8a3ab8', near: '#441a7c', dark: '#12062e' },
    ...{ pale: '#fff0f4', line: '#6ff5ff', hot: '#ffb45c' },
  },
  // Amber desert
  {
    ...{ top: '#1a0d33', mid: '#96314f', low: '#ffc06a', sun: '#fff4d0', flare: '#ff8a3d' },
    ...{ lit: '#d7fbff', body: '#43bfd0', shade: '#123259', far: '#c9604c', near: '#702648', dark: '#250c2c' },
    ...{ pale: '#fff3dc', line: '#8ff7ff', hot: '#ff6a45' },
  },
  // Paper noon
  {
    ...{ top: '#5f7df5', mid: '#abc4ff', low: '#fff1d6', sun: '#fffdf3', flare: '#ffcf6e' },
    ...{ lit: '#fff7e6', body: '#ff8d6a', shade: '#7b2b86', far: '#a3aef2', near: '#5a5fe0', dark: '#1c1a6b' },
    ...{ pale: '#fffaf0', line: '#221dac', hot: '#ff5f4c' },
  },
  // Teal night
  {
    ...{ top: '#03101f', mid: '#0a4a5e', low: '#45e0cf', sun: '#f8ffe6', flare: '#ffe38a' },
    ...{ lit: '#ffe0ef', body: '#e05fae', shade: '#3b1263', far: '#14808a', near: '#0b4a5d', dark: '#031722' },
    ...{ pale: '#effffb', line: '#b6fff4', hot: '#ff7fb0' },
  },
  // Cream and indigo
  {
    ...{ top: '#ead9b8', mid: '#f6ecd6', low: '#ffd2a6', sun: '#ff8a62', flare: '#ff4d4d' },
    ...{ lit: '#8fe8ff', body: '#3a49e0', shade: '#140f52', far: '#bdb6e6', near: '#6257d2', dark: '#1a1560' },
    ...{ pale: '#fff9ea', line: '#2a22b8', hot: '#ff5a43' },
  },
];

/** Dots of the airbrush: one path, as a line of no length with round caps. */
const spatter = (colour: string, size: number, count: number, place: () => Point, opacity = 1): string =>
  path(
    times(count, () => {
      const [x, y] = place();
      return `M${Math.round(x)} ${Math.round(y)}h0`;
    }),
    stroke(colour, size, opacity),
  );

/** Stars over the upper sky, a few of them glinting. */
export function stars(studio: Studio, count: number, bottom = studio.Y): string {
  const { X, Y, air, between } = studio;
  const place = (): Point => [between(-X, X), -Y + (bottom + Y) * between(0, 1) ** 1.3];
  const glints = times(Math.max(2, count / 45), () => {
    const [x, y] = place();
    const r = between(9, 24);
    return path(
      `M${n(x)} ${n(y - r)}Q${n(x)} ${n(y)} ${n(x + r)} ${n(y)}Q${n(x)} ${n(y)} ${n(x)} ${n(y + r)}Q${n(x)} ${n(y)} ${n(x - r)} ${n(y)}Q${n(x)} ${n(y)} ${n(x)} ${n(y - r)}Z`,
      fill(air.line),
    );
  });
  return (
    spatter(air.line, 1.8, count * 0.6, place, 0.55) +
    spatter(air.line, 3, count * 0.3, place, 0.8) +
    spatter(air.line, 4.6, count * 0.1, place) +
    glints
  );
}

/** The sky, with or without stars down to `bottom`. */
export function sky(studio: Studio, count = 120, bottom = studio.Y * 0.5): string {
  const { X, Y, air, linear } = studio;
  const paint = linear([
    [0, air.top],
    [0.48, air.mid],
    [0.86, air.low],
    [1, air.low],
  ]);
  return rect(-X, -Y, 2 * X, 2 * Y, fill(paint)) + (count ? stars(studio, count, bottom) : '');
}

/** A band of dust and stars across the sky, through (x, y). */
export function galaxy(studio: Studio, x: number, y: number, turn: number): string {
  const { air, between, radial } = studio;
  const gauss = (): number => between(-1, 1) + between(-1, 1) + between(-1, 1);
  const place = (): Point => [between(-1100, 1100), gauss() * 40];
  const cloud = radial([
    [0, air.pale, 0.3],
    [1, air.pale, 0],
  ]);
  const dust = times(12, (index) =>
    ellipse(-1040 + index * 190, gauss() * 14, between(220, 330), between(46, 84), fill(cloud)),
  );
  return move(x, y, dust + spatter(air.pale, 2, 110, place, 0.8) + spatter(air.line, 3.4, 30, place), turn);
}

export function glow(studio: Studio, x: number, y: number, r: number, colour: string, strength = 0.8): string {
  const paint = studio.radial([
    [0, colour, strength],
    [0.4, colour, strength * 0.4],
    [1, colour, 0],
  ]);
  return circle(x, y, r, fill(paint));
}

/** A lit ball; light falls from the upper left unless `from` says otherwise. */
export function sphere(
  studio: Studio,
  x: number,
  y: number,
  r: number,
  { colours, from = [0.3, 0.28], halo = 0 }: { colours?: Point3; from?: Point; halo?: number } = {},
): string {
  const { air, radial } = studio;
  const [lit, body, shade] = colours ?? [air.lit, air.body, air.shade];
  const paint = radial(
    [
      [0, lit],
      [0.32, body],
      [0.78, shade],
      [1, shade],
    ],
    from,
  );
  return (halo ? glow(studio, x, y, r * (1 + halo), body, 0.55) : '') + circle(x, y, r, fill(paint));
}
export type Point3 = readonly [lit: string, body: string, shade: string];

/**
 * A range from edge to edge, falling to the bottom of the picture: peaks with a shaded side, or (`jag` 0) dunes. `dip`
 * keeps the middle low, so that the subject has air around it.
 */
export function ridge(studio: Studio, base: number, height: number, colour: string, jag = 1, dip = 0): string {
  const { X, Y, between, air } = studio;
  const left = -X - 40;
  const width = 2 * X + 80;
  const room = (x: number): number => 1 - dip * Math.max(0, 1 - Math.abs(x) / 420);
  const close = `L${n(X + 40)} ${n(Y + 10)}H${n(left)}Z`;
  if (!jag) {
    const dunes = Array.from({ length: 8 }, (_, index): Point => {
      const x = left + (width * index) / 7;
      return [x, base - height * room(x) * (index % 2 ? between(0.45, 1) : between(0, 0.5))];
    });
    return path(smooth(dunes) + close, fill(colour));
  }
  let heights = Array.from({ length: 5 }, () => between(0, 0.7));
  for (let rough = 0.5; heights.length < 33; rough /= 2) {
    heights = heights.flatMap((here, index) => {
      const next = heights[index + 1];
      return next === undefined ? [here] : [here, (here + next) / 2 + between(-rough, rough) * jag];
    });
  }
  const list = heights.map((share, index): Point => {
    const x = left + (width * index) / (heights.length - 1);
    return [x, base - height * room(x) * Math.max(0, share)];
  });
  const sides = list.flatMap(([x, y], index) => {
    const [before, after, later] = [list[index - 1], list[index + 1], list[index + 2]];
    if (!before || !after || before[1] <= y || after[1] <= y || base - y < height * 0.2) return [];
    const far = later && later[1] > after[1] ? later : after;
    return [polygon([[x, y], after, far, [x + (far[0] - x) * 0.2, far[1] + 6], [x - 4, y + (far[1] - y) * 0.55]])];
  });
  return path(polygon(list).slice(0, -1) + close, fill(colour)) + path(sides.join(''), fill(air.dark, 0.2));
}

/** A floor of squares running to a vanishing point. */
export function gridFloor(studio: Studio, horizon: number, colour: string, vanish = 0, opacity = 0.7): string {
  const { X, Y } = studio;
  const depth = Y - horizon;
  const across = times(9, (index) => {
    const y = horizon + depth * ((index + 1) / 9) ** 2.2;
    return `M${n(-X)} ${n(y)}H${n(X)}`;
  });
  const along = times(25, (index) => {
    const step = index - 12;
    return `M${n(vanish + step * 26)} ${n(horizon)}L${n(vanish + step * (60 + (X * 3.2) / 12))} ${n(Y)}`;
  });
  return path(across + along, stroke(colour, 2.2, opacity));
}

/** The engineer's lines over a subject: arcs, a broken axis, ticks and register crosses. */
export function drafting(studio: Studio, x: number, y: number, r: number): string {
  const { air, between, pick } = studio;
  const turn = between(0, 360);
  const gap = pick([62, 74, 86]);
  const ticks = times(24, (index) => {
    const angle = (index * Math.PI) / 12;
    const length = index % 6 ? 8 : 22;
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    return `M${n(c * r)} ${n(s * r)}L${n(c * (r + length))} ${n(s * (r + length))}`;
  });
  const crosses = ([-1, 1] as const)
    .flatMap((i) => ([-1, 1] as const).map((j) => [i * (r + 96), j * r * 0.64] as const))
    .map(([a, b]) => `M${n(x + a - 11)} ${n(y + b)}h22m-11-11v22`)
    .join('');
  return (
    move(x, y, path(ticks, stroke(air.line, 2, 0.75)), turn) +
    move(
      x,
      y,
      `<circle r="${n(r)}" ${stroke(air.line, 2, 0.75)} pathLength="100" stroke-dasharray="${gap} ${100 - gap}"/>`,
      turn,
    ) +
    path(crosses, stroke(air.line, 2.4, 0.85))
  );
}

/** Someone standing, for scale: feet at (x, y). */
export function figure(x: number, y: number, height: number, colour: string): string {
  const d =
    'M-12-79Q0-85 12-79L16-46L11-44L8 0H1L0-37L-1 0H-8L-11-44L-16-46Z' + 'M-8-91a8 9 0 1 0 16 0a8 9 0 1 0-16 0Z';
  return move(x, y, path(d, fill(colour)), 0, height / 100);
}

export function paint(scene: Scene, motif: string, random: Random, size: { width: number; height: number }): string {
  const scale = Math.min(size.width, size.height) / 1000;
  const defs: string[] = [];
  const identify = (): string => `${motif}-${defs.length}`;
  const stopsOf = (stops: readonly Stop[]): string =>
    stops
      .map(
        ([offset, colour, opacity = 1]) =>
          `<stop offset="${offset}" stop-color="${colour}"${opacity === 1 ? '' : ` stop-opacity="${Math.round(opacity * 100) / 100}"`}/>`,
      )
      .join('');
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const studio: Studio = {
    X: size.width / 2 / scale,
    Y: size.height / 2 / scale,
    air: pick(airs),
    pick,
    between: (low, high) => low + (high - low) * random(),
    chance: (probability) => random() < probability,
    linear(stops, angle = 0) {
      const id = identify();
      const turn = angle ? ` gradientTransform="rotate(${angle} .5 .5)"` : '';
      defs.push(`<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"${turn}>${stopsOf(stops)}</linearGradient>`);
      return `url(#${id})`;
    },
    radial(stops, focus) {
      const id = identify();
      const at = focus ? ` cx="${focus[0]}" cy="${focus[1]}" r=".82"` : '';
      defs.push(`<radialGradient id="${id}"${at}>${stopsOf(stops)}</radialGradient>`);
      return `url(#${id})`;
    },
    stamp(body) {
      const id = identify();
      defs.push(`<g id="${id}">${body}</g>`);
      return (x, y, size, turn = 0) => move(x, y, `<use href="#${id}"/>`, turn, size);
    },
    within(d, body) {
      const id = identify();
      defs.push(`<clipPath id="${id}"><path d="${d}"/></clipPath>`);
      return `<g clip-path="url(#${id})">${body}</g>`;
    },
  };
  const body = scene(studio);
  const speck = (colour: string, opacity: number): string =>
    spatter(colour, 1.7, 46, () => [studio.between(2, 258), studio.between(2, 258)], opacity);
  const grain = `<pattern id="${motif}-grain" width="260" height="260" patternUnits="userSpaceOnUse">${speck(studio.air.pale, 0.3)}${speck(studio.air.dark, 0.3)}</pattern>`;
  return (
    `<g stroke-linecap="round" stroke-linejoin="round"><defs>${defs.join('')}${grain}</defs><g transform="translate(${n(size.width / 2)} ${n(size.height / 2)}) scale(${scale})">${body}` +
    `${rect(-studio.X, -studio.Y, 2 * studio.X, 2 * studio.Y, fill(`url(#${motif}-grain)`))}</g></g>`
  );
}
