import type { Random } from '@marquee/api/content/pictureLanguage.ts';

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
 * The sheet a picture is drawn on; a picture language extends it with its colours. The origin is the middle and the
 * shorter side is 100 long, so that a motif is
 * composed once and fills every shape; `hw` and `hh` say how far the sheet reaches.
 */
export class Sheet {
  readonly hw: number;
  readonly hh: number;
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
      // Drawn first: its gradients go into the definitions too.
      const drawn = markup();
      this.#defs += `<g id="${id}">${drawn}</g>`;
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
