import type { Random } from '@marquee/api/content/pictureLanguage.ts';

/**
 * Screen printing in SVG: few flat inks, halftone dots, plates slightly out of register, an uneven pull of the squeegee.
 * Every scene is drawn around (0, 0), in units of which the shorter side has 1000, so that a crop keeps its subject.
 */
export type Inks = {
  /** The stock or flood colour. */
  ground: string;
  /** Large shapes behind the subject: close to the ground, for depth. */
  back: string;
  /** The two inks of the subject. */
  a: string;
  b: string;
  dark: string;
  light: string;
};

export type Press = {
  /** Half the width and half the height of the sheet. */
  X: number;
  Y: number;
  ink: Inks;
  motif: string;
  pick<T>(list: readonly T[]): T;
  between(low: number, high: number): number;
  chance(probability: number): boolean;
};

export type Scene = (press: Press) => string;

const violet = '#5b2bff';
const pink = '#ff2f86';

const inkSets: readonly Inks[] = [
  { ground: '#f3ead9', back: '#ffb3cf', a: violet, b: pink, dark: '#170b2b', light: '#fffaf0' },
  { ground: '#1d0f42', back: '#3d1bb0', a: pink, b: '#ffc93c', dark: '#0b0518', light: '#f9efdf' },
  { ground: violet, back: '#7a50ff', a: pink, b: '#ffdf45', dark: '#130824', light: '#fbf3e6' },
  { ground: '#ff3f90', back: '#ff79b2', a: violet, b: '#ffd84a', dark: '#1b0a2a', light: '#fff4e8' },
  { ground: '#ffc730', back: '#ffde80', a: pink, b: violet, dark: '#1a0b2c', light: '#fff8ea' },
  { ground: '#bfe6da', back: '#e4f4e6', a: violet, b: pink, dark: '#150a2b', light: '#fffaf0' },
  { ground: '#130a26', back: '#a3145f', a: '#7f55ff', b: '#ff5a36', dark: '#07030f', light: '#fbeee0' },
  { ground: '#ff6038', back: '#ff8a63', a: '#3f17c4', b: '#ffd84a', dark: '#190a26', light: '#fff2e2' },
];

/** A decimal only where it can be seen: that keeps the drawing small. */
export const n = (value: number): string =>
  String(Math.abs(value) < 60 ? Math.round(value * 10) / 10 : Math.round(value));

export const points = (list: ReadonlyArray<readonly [number, number]>): string =>
  list.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${n(x)} ${n(y)}`).join('');

export const path = (d: string, paint: string): string => `<path d="${d}" ${paint}/>`;
export const fill = (colour: string): string => `fill="${colour}"`;
export const line = (colour: string, width: number, more = ''): string =>
  `fill="none" stroke="${colour}" stroke-width="${n(width)}" stroke-linecap="round" stroke-linejoin="round" ${more}`;
export const circle = (x: number, y: number, r: number, paint: string): string =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" ${paint}/>`;
export const ellipse = (x: number, y: number, rx: number, ry: number, paint: string): string =>
  `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" ${paint}/>`;
export const rect = (x: number, y: number, w: number, h: number, paint: string, r = 0): string =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" ${r ? `rx="${n(r)}" ` : ''}${paint}/>`;
export const move = (x: number, y: number, body: string, turn = 0, scale = 1): string =>
  `<g transform="translate(${n(x)} ${n(y)})${turn ? ` rotate(${n(turn)})` : ''}${
    scale === 1 ? '' : ` scale(${Math.round(scale * 1000) / 1000})`
  }">${body}</g>`;
export const mirror = (body: string): string => `<g transform="scale(-1 1)">${body}</g>`;

/** Draws `body` once under an id and then wherever `use` puts it. */
export const stamp = (id: string, body: string): string => `<defs><g id="${id}">${body}</g></defs>`;
export const use = (id: string, x: number, y: number, scale = 1, turn = 0): string =>
  `<use href="#${id}" transform="translate(${n(x)} ${n(y)})${turn ? ` rotate(${n(turn)})` : ''}${
    scale === 1 ? '' : ` scale(${Math.round(scale * 1000) / 1000})`
  }"/>`;

/** Clips `body` to a path. */
export const within = (id: string, d: string, body: string): string =>
  `<clipPath id="${id}"><path d="${d}"/></clipPath><g clip-path="url(#${id})">${body}</g>`;

/** `count` results of `make`, joined. */
export const times = (count: number, make: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => make(index)).join('');

/** A line of round dots: a dash of no length with round caps. */
const dots = (colour: string, pitch: number, body: string): string =>
  `<g fill="none" stroke="${colour}" stroke-linecap="round" stroke-dasharray="0.01 ${n(pitch)}">${body}</g>`;

/** A halftone that grows from `from` to `to` (share of the pitch) over the height of a box. */
export function halftone(
  box: { x: number; y: number; w: number; h: number },
  colour: string,
  { pitch = 22, from = 0.1, to = 1 }: { pitch?: number; from?: number; to?: number } = {},
): string {
  const step = pitch / 2;
  const rows = Math.ceil(box.h / step) + 1;
  return dots(
    colour,
    pitch,
    times(rows, (row) => {
      const share = from + ((to - from) * row) / (rows - 1);
      const x = box.x + (row % 2 ? step : 0);
      return `<path d="M${n(x)} ${n(box.y + row * step)}h${n(box.w)}" stroke-width="${n(pitch * share)}"/>`;
    }),
  );
}

/** Rings of dots around a point, fading outward (or inward, with from < to). */
export function halftoneRings(
  x: number,
  y: number,
  inner: number,
  outer: number,
  colour: string,
  { pitch = 26, from = 0.95, to = 0.1 }: { pitch?: number; from?: number; to?: number } = {},
): string {
  const rings = Math.max(2, Math.floor((outer - inner) / (pitch * 0.8)));
  return times(rings, (ring) => {
    const r = inner + ((outer - inner) * ring) / (rings - 1);
    const count = Math.max(6, Math.round((2 * Math.PI * r) / pitch));
    const share = from + ((to - from) * ring) / (rings - 1);
    return dots(
      colour,
      (2 * Math.PI * r) / count,
      `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" stroke-width="${n(pitch * share)}" transform="rotate(${n(ring * 7)} ${n(x)} ${n(y)})"/>`,
    );
  });
}

/** Wedges of light from a point to beyond the sheet. */
export function rays(x: number, y: number, count: number, paint: string, turn = 0, reach = 1900): string {
  const d = Array.from({ length: count }, (_, index) => {
    const a = ((index + turn) / count) * 2 * Math.PI;
    const b = a + Math.PI / count;
    return `M${n(x)} ${n(y)}L${n(x + reach * Math.cos(a))} ${n(y + reach * Math.sin(a))}L${n(x + reach * Math.cos(b))} ${n(y + reach * Math.sin(b))}Z`;
  }).join('');
  return path(d, paint);
}

/** A star or burst with `count` points. */
export function star(x: number, y: number, count: number, outer: number, inner: number, turn = -Math.PI / 2): string {
  const corners = Array.from({ length: count * 2 }, (_, index) => {
    const r = index % 2 ? inner : outer;
    const angle = turn + (index * Math.PI) / count;
    return [x + r * Math.cos(angle), y + r * Math.sin(angle)] as const;
  });
  return `${points(corners)}Z`;
}

/** What stands behind a subject: one of a few poster grounds. */
export function backdrop(press: Press, focusX = 0, focusY = 0): string {
  const { X, Y, ink } = press;
  const flood = rect(-X, -Y, 2 * X, 2 * Y, fill(ink.ground));
  const turn = press.between(0, 1);
  const kinds = [
    () =>
      rays(focusX, focusY, press.pick([14, 18, 24]), fill(ink.back), turn) +
      halftoneRings(focusX, focusY, 250, 520, ink.ground, { pitch: 30, from: 0.9, to: 0.05 }),
    () =>
      circle(focusX, focusY, 430, fill(ink.back)) +
      halftone({ x: -X, y: Y - 420, w: 2 * X, h: 420 }, ink.dark, { pitch: 26, from: 0.04, to: 0.62 }),
    () =>
      times(7, (i) => circle(focusX, focusY, 1190 - i * 160, fill(i % 2 ? ink.ground : ink.back))) +
      halftone({ x: -X, y: -Y, w: 2 * X, h: 300 }, ink.dark, { pitch: 26, from: 0.5, to: 0.04 }),
    () => {
      const lean = press.pick([-340, 340]);
      return (
        times(9, (i) => {
          const x = -X - 400 + i * ((2 * X + 800) / 9);
          return path(`M${n(x)} ${n(-Y)}h90l${lean} ${n(2 * Y)}h-90Z`, fill(ink.back));
        }) + halftoneRings(focusX, focusY, 60, 470, ink.back, { pitch: 34, from: 1.05, to: 0.15 })
      );
    },
    () =>
      halftone({ x: -X, y: -Y, w: 2 * X, h: 2 * Y }, ink.back, { pitch: 46, from: 0.1, to: 1.05 }) +
      circle(focusX, focusY, 390, fill(ink.back)),
  ];
  return flood + press.pick(kinds)();
}

/** Specks where the screen clogged and where ink splashed: over everything, barely seen. */
function specks(press: Press): string {
  const { ink, motif } = press;
  const spots = (colour: string, count: number, size: number): string =>
    `<g ${fill(colour)}>${times(count, () =>
      circle(press.between(4, 336), press.between(4, 336), press.between(1, size), ''),
    )}</g>`;
  const id = `${motif}-specks`;
  return (
    `<pattern id="${id}" width="340" height="340" patternUnits="userSpaceOnUse">` +
    `<g opacity="0.5">${spots(ink.light, 15, 3.2)}</g><g opacity="0.35">${spots(ink.dark, 10, 3)}</g></pattern>` +
    rect(-press.X, -press.Y, 2 * press.X, 2 * press.Y, `fill="url(#${id})"`)
  );
}

/** Pulls a print: picks the inks, centres the sheet, adds the grain. */
export function print(scene: Scene, motif: string, random: Random, size: { width: number; height: number }): string {
  // Motifs with the same seed start at different numbers, or they would all get the same inks.
  const start = [...motif].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7) % 23;
  for (let skip = 0; skip < start; skip += 1) random();
  // A very wide sheet would leave its subject small.
  const unit = (Math.min(size.width, size.height) / 1000) * (size.width > 2 * size.height ? 1.1 : 1);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const press: Press = {
    X: size.width / 2 / unit,
    Y: size.height / 2 / unit,
    ink: pick(inkSets),
    motif,
    pick,
    between: (low, high) => low + (high - low) * random(),
    chance: (probability) => random() < probability,
  };
  return (
    `<g transform="translate(${size.width / 2} ${size.height / 2}) scale(${Math.round(unit * 1000) / 1000})">` +
    `${scene(press)}${specks(press)}</g>`
  );
}
