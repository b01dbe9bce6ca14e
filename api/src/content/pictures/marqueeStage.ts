import type { Random } from './pictureLanguage.ts';

/** Inks of one print: every picture is night, two tones between, and light. Yellow is in all of them. */
export type Inks = { night: string; deep: string; mid: string; glow: string; hot: string; cream: string };

export const schemes: readonly Inks[] = [
  { night: '#100c16', deep: '#34103c', mid: '#94204f', glow: '#ffd60a', hot: '#ff4a36', cream: '#fff3cf' },
  { night: '#06121c', deep: '#0b3049', mid: '#128296', glow: '#ffd60a', hot: '#ff6b4a', cream: '#eafff4' },
  { night: '#0e0a1f', deep: '#2a1a66', mid: '#6244dd', glow: '#ffd60a', hot: '#ff4f9a', cream: '#f5ecff' },
  { night: '#150908', deep: '#52150f', mid: '#c0331b', glow: '#ffc800', hot: '#ff7a2a', cream: '#ffeccc' },
  { night: '#07140f', deep: '#0d3f34', mid: '#1f9068', glow: '#ffe14a', hot: '#ff5a5a', cream: '#f0ffe0' },
  { night: '#120b10', deep: '#5a1020', mid: '#e0531f', glow: '#ffd60a', hot: '#ff2f6d', cream: '#fff0d8' },
  { night: '#0a0d20', deep: '#14306e', mid: '#2f7de0', glow: '#ffd60a', hot: '#ff5340', cream: '#eef4ff' },
];

export type Stop = readonly [offset: number, colour: string, opacity?: number];
export type Point = readonly [x: number, y: number];

export const fixed = (value: number): number => Math.round(value * 10) / 10;
const attributes = (extra: string): string => (extra ? ` ${extra}` : '');

export const rect = (x: number, y: number, w: number, h: number, fill: string, extra = ''): string =>
  `<rect x="${fixed(x)}" y="${fixed(y)}" width="${fixed(w)}" height="${fixed(h)}" fill="${fill}"${attributes(extra)}/>`;
export const circle = (x: number, y: number, r: number, fill: string, extra = ''): string =>
  `<circle cx="${fixed(x)}" cy="${fixed(y)}" r="${fixed(r)}" fill="${fill}"${attributes(extra)}/>`;
export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string, extra = ''): string =>
  `<ellipse cx="${fixed(x)}" cy="${fixed(y)}" rx="${fixed(rx)}" ry="${fixed(ry)}" fill="${fill}"${attributes(extra)}/>`;
export const path = (d: string, fill: string, extra = ''): string =>
  `<path d="${d}" fill="${fill}"${attributes(extra)}/>`;
export const stroke = (d: string, colour: string, width: number, extra = ''): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}"${attributes(extra)}/>`;
export const polygon = (points: readonly Point[], fill: string, extra = ''): string =>
  path(`M${points.map(([x, y]) => `${fixed(x)} ${fixed(y)}`).join('L')}Z`, fill, extra);
export const use = (id: string, transform: string, fill?: string): string =>
  `<use href="#${id}" transform="${transform}"${fill ? ` fill="${fill}"` : ''}/>`;
/** Many small boxes of one colour in one path; (x, y) is the upper left corner. */
export const boxes = (corners: readonly Point[], w: number, h: number, fill: string, extra = ''): string =>
  path(corners.map(([x, y]) => `M${fixed(x)} ${fixed(y)}h${fixed(w)}v${fixed(h)}h${fixed(-w)}z`).join(''), fill, extra);
export const group = (transform: string, ...parts: string[]): string =>
  `<g transform="${transform}">${parts.join('')}</g>`;

/** Round dots of one size in one path: zero-length strokes with round caps, a few bytes a dot. */
export function dots(points: readonly Point[], radius: number, colour: string, extra = ''): string {
  let from: Point = [0, 0];
  let d = '';
  for (const [x, y] of points) {
    const at: Point = [fixed(x), fixed(y)];
    d += `m${fixed(at[0] - from[0])} ${fixed(at[1] - from[1])}h0`;
    from = at;
  }
  return d ? stroke(d, colour, fixed(radius * 2), `stroke-linecap="round" ${extra}`) : '';
}

/**
 * The sheet a picture is drawn on. The origin is the middle and the shorter side is 100 long, so that a motif is
 * composed once and fills every shape; `hw` and `hh` say how far the sheet reaches.
 */
export class Stage {
  readonly hw: number;
  readonly hh: number;
  readonly inks: Inks;
  readonly random: Random;
  #scale: number;
  #prefix: string;
  #ids = 0;
  #defined = new Set<string>();
  #defs = '';
  #body = '';

  constructor(prefix: string, random: Random, size: { width: number; height: number }) {
    this.#prefix = prefix;
    this.random = random;
    this.#scale = Math.min(size.width, size.height) / 100;
    this.hw = size.width / 2 / this.#scale;
    this.hh = size.height / 2 / this.#scale;
    // So that one seed does not print every motif in the same inks.
    for (let skip = prefix.length % 5; skip > 0; skip -= 1) random();
    this.inks = this.pick(schemes);
  }

  add(...parts: string[]): void {
    this.#body += parts.join('');
  }

  between(low: number, high: number): number {
    return low + this.random() * (high - low);
  }

  whole(low: number, high: number): number {
    return Math.floor(this.between(low, high + 1));
  }

  chance(probability: number): boolean {
    return this.random() < probability;
  }

  pick<T>(choices: readonly T[]): T {
    return choices[Math.floor(this.random() * choices.length)] as T;
  }

  linear(from: Point, to: Point, stops: readonly Stop[]): string {
    return this.#gradient('linear', `x1="${from[0]}" y1="${from[1]}" x2="${to[0]}" y2="${to[1]}"`, stops);
  }

  radial(centre: Point, radius: number, stops: readonly Stop[]): string {
    return this.#gradient('radial', `cx="${fixed(centre[0])}" cy="${fixed(centre[1])}" r="${fixed(radius)}"`, stops);
  }

  /** Parts seen through a shape. */
  clip(d: string, ...parts: string[]): string {
    const id = this.#id();
    this.#defs += `<clipPath id="${id}"><path d="${d}"/></clipPath>`;
    return `<g clip-path="url(#${id})">${parts.join('')}</g>`;
  }

  /** Markup drawn many times: kept once, under a name; painted by `use` in the colour given there. */
  define(name: string, markup: () => string): string {
    const id = `${this.#prefix}-${name}`;
    if (!this.#defined.has(id)) {
      this.#defined.add(id);
      this.#defs += `<g id="${id}">${markup()}</g>`;
    }
    return id;
  }

  /** The whole sheet in one fill. */
  fill(paint: string, extra = ''): string {
    return rect(-this.hw - 1, -this.hh - 1, this.hw * 2 + 2, this.hh * 2 + 2, paint, extra);
  }

  /** A screen of dots whose size follows `weight` (0–1), in five sizes. Steps are relative, to stay small. */
  halftone(colour: string, step: number, weight: (x: number, y: number) => number, extra = ''): string {
    const paths = ['', '', '', '', ''];
    const last: Point[] = [];
    let odd = false;
    for (let y = -Math.ceil(this.hh); y <= this.hh; y += step) {
      odd = !odd;
      for (let x = -Math.ceil(this.hw) + (odd ? step / 2 : 0); x <= this.hw; x += step) {
        const size = Math.round(Math.min(1, weight(x, y)) * 5) - 1;
        if (size < 0) continue;
        const from = last[size] ?? [0, 0];
        paths[size] += `m${fixed(x - from[0])} ${fixed(y - from[1])}h0`;
        last[size] = [x, y];
      }
    }
    return paths
      .map((d, index) =>
        d ? stroke(d, colour, fixed((step * 0.92 * (index + 1)) / 5), `stroke-linecap="round" ${extra}`) : '',
      )
      .join('');
  }

  svg(): string {
    const move = `translate(${fixed(this.hw * this.#scale)} ${fixed(this.hh * this.#scale)}) scale(${this.#scale})`;
    return `<defs>${this.#defs}</defs><g transform="${move}">${this.#body}</g>`;
  }

  #id(): string {
    this.#ids += 1;
    return `${this.#prefix}-${this.#ids}`;
  }

  #gradient(kind: 'linear' | 'radial', geometry: string, stops: readonly Stop[]): string {
    const id = this.#id();
    const marks = stops
      .map(
        ([offset, colour, opacity]) =>
          `<stop offset="${offset}" stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`,
      )
      .join('');
    this.#defs += `<${kind}Gradient id="${id}" gradientUnits="userSpaceOnUse" ${geometry}>${marks}</${kind}Gradient>`;
    return `url(#${id})`;
  }
}

/** A shaft of light from a lamp, fading along its length. Angle in degrees, 0 to the right, 90 down. */
export function beam(
  stage: Stage,
  from: Point,
  angle: number,
  spread: number,
  length: number,
  colour: string,
  strength = 0.8,
): string {
  const at = (degrees: number, distance: number): Point => [
    fixed(from[0] + Math.cos((degrees * Math.PI) / 180) * distance),
    fixed(from[1] + Math.sin((degrees * Math.PI) / 180) * distance),
  ];
  const paint = stage.linear(from, at(angle, length), [
    [0, colour, strength],
    [1, colour, 0],
  ]);
  return polygon([from, at(angle - spread / 2, length * 1.1), at(angle + spread / 2, length * 1.1)], paint);
}

/** Rays from one point, as behind a saint or a prize. */
export function sunburst(at: Point, rays: number, reach: number, colour: string, turn: number, extra = ''): string {
  let d = '';
  for (let ray = 0; ray < rays; ray += 1) {
    const corner = (step: number): string => {
      const angle = turn + ((ray + step) / rays) * Math.PI * 2;
      return `${fixed(at[0] + Math.cos(angle) * reach)} ${fixed(at[1] + Math.sin(angle) * reach)}`;
    };
    d += `M${fixed(at[0])} ${fixed(at[1])}L${corner(0)}L${corner(0.5)}Z`;
  }
  return path(d, colour, extra);
}

const bodies = {
  coat: 'M-15 -76C-10 -83 -5 -83 -4 -86H4C5 -83 10 -83 15 -76C19 -66 20 -48 19 -40L14 -41L17 -18H10L9 0H1L0 -16L-1 0H-9L-10 -18H-17L-14 -41L-19 -40C-20 -48 -19 -66 -15 -76Z',
  plain:
    'M-13 -77C-9 -82 -4 -82 -4 -86H4C4 -82 9 -82 13 -77C17 -68 18 -54 17 -42L12 -42L11 -56L10 -44L9 0H2L0 -38L-2 0H-9L-10 -44L-11 -56L-12 -42L-17 -42C-18 -54 -17 -68 -13 -77Z',
  dress:
    'M-11 -78C-8 -82 -3 -82 -3 -86H3C3 -82 8 -82 11 -78C14 -70 16 -58 15 -46L11 -46L9 -60L8 -52L17 -17H6L5 0H1L0 -15L-1 0H-5L-6 -17H-17L-8 -52L-9 -60L-11 -46L-15 -46C-16 -58 -14 -70 -11 -78Z',
} as const;
export type Dress = keyof typeof bodies;

/** Someone standing, seen from behind or in front, as one dark shape: feet at (x, y). */
export function figure(stage: Stage, x: number, y: number, tall: number, colour: string, kind: Dress = 'coat'): string {
  const id = stage.define(kind, () => `<path d="${bodies[kind]}"/><ellipse cy="-92" rx="7.4" ry="9"/>`);
  return use(id, `translate(${fixed(x)} ${fixed(y)}) scale(${Math.round(tall * 10) / 1000})`, colour);
}

/** Towers along a base line. */
export function skyline(stage: Stage, base: number, low: number, high: number, colour: string, step = 9): string {
  let d = `M${fixed(-stage.hw - 2)} ${fixed(stage.hh + 2)}`;
  let x = -stage.hw - 2;
  while (x < stage.hw + 2) {
    const wide = stage.between(step * 0.6, step * 1.5);
    const top = fixed(base - stage.between(low, high));
    const right = fixed(x + wide);
    const roof = stage.random();
    if (roof < 0.2) d += `L${fixed(x)} ${top}L${fixed(x + wide / 2)} ${fixed(top - wide * 0.5)}L${right} ${top}`;
    else if (roof < 0.4)
      d += `L${fixed(x)} ${top}H${fixed(x + wide * 0.3)}V${fixed(top - 2.5)}H${fixed(x + wide * 0.7)}V${top}H${right}`;
    else if (roof < 0.5) d += `L${fixed(x)} ${top}H${fixed(x + wide * 0.45)}v-7h.8v7H${right}`;
    else d += `L${fixed(x)} ${top}H${right}`;
    x += wide;
  }
  return path(`${d}L${fixed(stage.hw + 2)} ${fixed(stage.hh + 2)}Z`, colour);
}

export function stars(stage: Stage, count: number, colour: string, below = 0.2): string {
  const place = (): Point => [stage.between(-stage.hw, stage.hw), stage.between(-stage.hh, stage.hh * below)];
  return (
    dots(Array.from({ length: count }, place), 0.22, colour, 'opacity=".8"') +
    dots(Array.from({ length: Math.ceil(count / 5) }, place), 0.45, colour)
  );
}
