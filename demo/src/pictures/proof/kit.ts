import type { Random } from '@marquee/api/content/pictureLanguage.ts';

/**
 * Art-deco posters, airbrushed: plain geometry, every form lit from one side with a hard edge down its middle, gilt lines.
 * Every scene is drawn around (0, 0), in units of which the shorter side has 1000, so that a crop keeps its subject.
 */
export type Inks = {
  ground: string;
  /** The ground where the light does not reach. */
  deep: string;
  /** Shapes behind the subject. */
  back: string;
  gold: string;
  goldDeep: string;
  light: string;
  /** The line that a glass is drawn with: light on dark grounds, dark on light ones. */
  glass: string;
  dark: string;
  pop: string;
};

export type Bar = {
  /** Half the width and half the height of the sheet. */
  X: number;
  Y: number;
  ink: Inks;
  /** What is poured: the body of the drink and its shaded side. */
  drink: { body: string; shade: string };
  /** Prefix of ids. */
  motif: string;
  pick<T>(list: readonly T[]): T;
  between(low: number, high: number): number;
  chance(probability: number): boolean;
  /** A gradient as a paint: stops from left to right, or turned by degrees. A stop is `colour`, `colour@opacity` or both with `/offset`. */
  fade(stops: readonly string[], turn?: number): string;
  /** A radial gradient as a paint. */
  glow(stops: readonly string[]): string;
  /** Wraps `body` so that only what lies inside the path `d` shows. */
  within(d: string, body: string): string;
};

export type Scene = (bar: Bar) => string;

const night = { gold: '#e3a83b', goldDeep: '#8a5813', light: '#f8ecd2', glass: '#f8ecd2' };
const inkSets: readonly Inks[] = [
  { ...night, ground: '#1a2860', deep: '#0a1030', back: '#2c4090', dark: '#060a1c', pop: '#d4502f' },
  { ...night, ground: '#11564c', deep: '#052822', back: '#1f7a69', dark: '#03140f', pop: '#e2703d' },
  { ...night, ground: '#7a1d28', deep: '#370a12', back: '#a1333a', dark: '#180408', pop: '#1f7a7c' },
  { ...night, ground: '#126079', deep: '#052c40', back: '#2288a0', dark: '#03141f', pop: '#ea6a3f' },
  { ...night, ground: '#2a2528', deep: '#0b090a', back: '#4a4040', dark: '#050404', pop: '#cc3e2a' },
  { ...night, ground: '#44275f', deep: '#1c0f2f', back: '#65418a', dark: '#0d0617', pop: '#e0623c' },
  {
    ground: '#cf6b2e',
    deep: '#84330f',
    back: '#e8964e',
    gold: '#f7d486',
    goldDeep: '#9c5a17',
    light: '#fff3dc',
    glass: '#fff3dc',
    dark: '#1d1026',
    pop: '#12405e',
  },
  {
    ground: '#f1e0b9',
    deep: '#d9b978',
    back: '#fbf2dc',
    gold: '#bd862b',
    goldDeep: '#74490e',
    light: '#fffaee',
    glass: '#26305c',
    dark: '#141b36',
    pop: '#b23a2a',
  },
  {
    ground: '#bfd6cf',
    deep: '#86ada8',
    back: '#e0ede6',
    gold: '#b57f28',
    goldDeep: '#6f4710',
    light: '#fffbf2',
    glass: '#1d3a58',
    dark: '#10233b',
    pop: '#bd462d',
  },
];

const drinks = [
  { body: '#e39a2d', shade: '#a3560f' },
  { body: '#d8402b', shade: '#8c1717' },
  { body: '#f0cf6a', shade: '#c48f25' },
  { body: '#b9c64a', shade: '#6f8424' },
  { body: '#f0a08a', shade: '#c45f55' },
  { body: '#8a3a1c', shade: '#4c170c' },
  { body: '#f3ead0', shade: '#c9b98e' },
] as const;

export const n = (value: number): string => String(Math.round(value * 10) / 10);
export const path = (d: string, paint: string): string => `<path d="${d}" ${paint}/>`;
export const fill = (paint: string): string => `fill="${paint}"`;
export const line = (colour: string, width: number, more = ''): string =>
  `fill="none" stroke="${colour}" stroke-width="${n(width)}" ${more}`;
export const circle = (x: number, y: number, r: number, paint: string): string =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" ${paint}/>`;
export const ellipse = (x: number, y: number, rx: number, ry: number, paint: string): string =>
  `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" ${paint}/>`;
export const rect = (x: number, y: number, w: number, h: number, paint: string): string =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" ${paint}/>`;
export const times = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: Math.max(0, Math.round(count)) }, (_, index) => draw(index)).join('');
export const at = (x: number, y: number, body: string, scale = 1, turn = 0): string =>
  `<g transform="translate(${n(x)} ${n(y)})${turn ? ` rotate(${n(turn)})` : ''}${
    scale === 1 ? '' : ` scale(${Math.round(scale * 1000) / 1000})`
  }">${body}</g>`;
export const mirror = (body: string): string => `<g transform="scale(-1 1)">${body}</g>`;
export const faint = (opacity: number, body: string): string => `<g opacity="${opacity}">${body}</g>`;

/** The outline of a thing that is the same left and right of x = 0, from the points and curves of its right side. */
export function turned(right: ReadonlyArray<readonly [number, number]>): string {
  const down = right.map(([x, y]) => `${n(x)} ${n(y)}`).join('L');
  const up = [...right]
    .reverse()
    .map(([x, y]) => `${n(-x)} ${n(y)}`)
    .join('L');
  return `M${down}L${up}Z`;
}

/** Paints of polished metal and of a lit solid: dark to half, a hard edge, light to half. */
export const metal = (bar: Bar): string =>
  bar.fade([bar.ink.goldDeep, `${bar.ink.gold}/46`, `${bar.ink.light}/50`, `${bar.ink.gold}/70`, bar.ink.goldDeep]);
export const silver = (bar: Bar): string =>
  bar.fade(['#4d5870', '#c3cad6/40', '#ffffff/50', '#dfe4ea/51', '#8792a8/78', '#3f495f']);
export const solid = (bar: Bar, shade: string, body: string, turn = 0): string =>
  bar.fade([shade, `${body}/50`, `${shade}/50.5`, shade], turn);

/** A four-pointed star: the glint of glass, the night over a roof. */
export const glint = (x: number, y: number, size: number, colour: string): string => {
  const r = Math.round(size);
  return path(
    `M${n(x)} ${n(y - r)}q0 ${r} ${r} ${r}q${-r} 0 ${-r} ${r}q0 ${-r} ${-r} ${-r}q${r} 0 ${r} ${-r}`,
    fill(colour),
  );
};

/** Wedges of light from a point, `share` of the circle filled. */
export function rays(x: number, y: number, count: number, paint: string, turn = 0, share = 0.5, reach = 1700): string {
  const d = Array.from({ length: count }, (_, index) => {
    const a = ((index + turn) / count) * 2 * Math.PI;
    const b = a + (2 * Math.PI * share) / count;
    const corner = (angle: number) => `L${n(x + reach * Math.cos(angle))} ${n(y + reach * Math.sin(angle))}`;
    return `M${n(x)} ${n(y)}${corner(a)}${corner(b)}Z`;
  }).join('');
  return path(d, paint);
}

/** A fan of ribs standing on (x, y): the emblem of the age. */
export function fan(bar: Bar, x: number, y: number, r: number, ribs = 9, spread = 180): string {
  const { ink } = bar;
  const from = 180 + (180 - spread) / 2;
  const tip = (angle: number, reach: number): string =>
    `${n(x + reach * Math.cos((angle * Math.PI) / 180))} ${n(y + reach * Math.sin((angle * Math.PI) / 180))}`;
  const half = spread / ribs / 2;
  return times(ribs, (index) => {
    const angle = from + ((index + 0.5) * spread) / ribs;
    return path(
      `M${n(x)} ${n(y)}L${tip(angle - half, r * 0.86)}Q${tip(angle, r * 1.12)} ${tip(angle + half, r * 0.86)}Z`,
      `fill="${index % 2 ? ink.back : ink.ground}" stroke="${ink.gold}" stroke-width="5"`,
    );
  });
}

/** The whole sheet in a gradient. */
export const flood = (bar: Bar, from: string, to: string, turn = 90): string =>
  rect(-bar.X, -bar.Y, 2 * bar.X, 2 * bar.Y, fill(bar.fade([from, to], turn)));

/** Sets the sheet: picks the inks and the drink, centres the drawing, collects gradients. */
export function poster(scene: Scene, motif: string, random: Random, size: { width: number; height: number }): string {
  // Motifs with the same seed start at different numbers, or they would all get the same inks.
  const start = [...motif].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 3) % 29;
  for (let skip = 0; skip < start; skip += 1) random();
  const unit = Math.min(size.width, size.height) / 1000;
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const defs: string[] = [];
  const known = new Map<string, string>();
  const define = (inside: (id: string) => string): string => {
    const key = inside('');
    const id = known.get(key) ?? `${motif}-${known.size}`;
    if (!known.has(key)) {
      known.set(key, id);
      defs.push(inside(id));
    }
    return id;
  };
  const stop = (text: string, index: number, count: number): string => {
    const [paint = '', offset] = text.split('/');
    const [colour, opacity] = paint.split('@');
    const share = offset ? Number(offset) / 100 : index / (count - 1);
    return `<stop offset="${Math.round(share * 1000) / 1000}" stop-color="${colour}"${
      opacity ? ` stop-opacity="${opacity}"` : ''
    }/>`;
  };
  const stopsOf = (stops: readonly string[]): string => stops.map((one, i) => stop(one, i, stops.length)).join('');
  const bar: Bar = {
    X: size.width / 2 / unit,
    Y: size.height / 2 / unit,
    ink: pick(inkSets),
    drink: pick(drinks),
    motif,
    pick,
    between: (low, high) => low + (high - low) * random(),
    chance: (probability) => random() < probability,
    fade: (stops, turn = 0) =>
      `url(#${define(
        (id) =>
          `<linearGradient id="${id}"${turn ? ` gradientTransform="rotate(${turn} .5 .5)"` : ''}>${stopsOf(stops)}</linearGradient>`,
      )})`,
    glow: (stops) => `url(#${define((id) => `<radialGradient id="${id}">${stopsOf(stops)}</radialGradient>`)})`,
    within: (d, body) =>
      `<g clip-path="url(#${define((id) => `<clipPath id="${id}"><path d="${d}"/></clipPath>`)})">${body}</g>`,
  };
  const body = scene(bar);
  // The camera: another distance, another side. A sitter keeps his own.
  const zoom = motif === 'portrait' ? 1 : 1 + 0.14 * random();
  const side = motif !== 'portrait' && random() < 0.5 ? -1 : 1;
  const scale = Math.round(unit * zoom * 1000) / 1000;
  return (
    `<defs>${defs.join('')}</defs>` +
    `<g transform="translate(${size.width / 2} ${size.height / 2}) scale(${side * scale} ${scale})">${body}</g>`
  );
}
