import type { Random } from '@marquee/api/content/pictureLanguage.ts';

/**
 * Painted paper, cut with scissors and laid in layers: every piece throws a shadow, no edge is quite straight. Scenes
 * are laid around (0, 0), in units of which the shorter side has 1000, so that a crop keeps its subject.
 */
export const paper = {
  cream: '#f7ead2',
  white: '#fdf7ea',
  butter: '#f3d68d',
  mustard: '#e2a32f',
  orange: '#e0762b',
  tomato: '#d8432b',
  red: '#b32a20',
  oxblood: '#7b2a20',
  blush: '#edbba0',
  rose: '#cf6f68',
  terracotta: '#c4653c',
  wood: '#b5793f',
  bark: '#7d4a26',
  cocoa: '#4d2b1b',
  ink: '#2c1a12',
  olive: '#77813a',
  leaf: '#8fa345',
  green: '#50692f',
  forest: '#2f4529',
  sage: '#b9c39a',
  sky: '#a9c8c6',
  teal: '#2f6266',
  navy: '#24405a',
  plum: '#7a3653',
  aubergine: '#452140',
  crust: '#c98a3f',
  steel: '#c3c6bd',
} as const;

/** The room a still life stands in. */
export type Setting = {
  wall: string;
  wallTone: string;
  table: string;
  tableTone: string;
  cloth: string;
  accent: string;
};

const settings: readonly Setting[] = [
  {
    wall: '#f2e2c4',
    wallTone: '#ead4ac',
    table: paper.terracotta,
    tableTone: '#a94f2c',
    cloth: paper.white,
    accent: paper.olive,
  },
  {
    wall: paper.sky,
    wallTone: '#93b6b5',
    table: '#e5ae47',
    tableTone: '#c98e2c',
    cloth: paper.tomato,
    accent: paper.cream,
  },
  {
    wall: paper.olive,
    wallTone: '#67712f',
    table: '#efdab6',
    tableTone: '#d8bd8e',
    cloth: paper.tomato,
    accent: paper.butter,
  },
  {
    wall: '#ecba9d',
    wallTone: '#e2a685',
    table: paper.oxblood,
    tableTone: '#5d1d16',
    cloth: paper.cream,
    accent: paper.forest,
  },
  {
    wall: paper.teal,
    wallTone: '#275457',
    table: '#e6bd78',
    tableTone: '#c99a52',
    cloth: paper.cream,
    accent: paper.tomato,
  },
  {
    wall: '#e27c5c',
    wallTone: '#d76b4a',
    table: '#f1d7a4',
    tableTone: '#d9b676',
    cloth: paper.green,
    accent: paper.butter,
  },
  {
    wall: paper.aubergine,
    wallTone: '#552b4f',
    table: '#cf8447',
    tableTone: '#ac6430',
    cloth: paper.blush,
    accent: paper.mustard,
  },
  {
    wall: '#efc558',
    wallTone: '#e5b33c',
    table: '#86382a',
    tableTone: '#6a271c',
    cloth: paper.white,
    accent: paper.teal,
  },
  {
    wall: paper.forest,
    wallTone: '#3a5433',
    table: '#d7a673',
    tableTone: '#b98450',
    cloth: paper.butter,
    accent: paper.tomato,
  },
  {
    wall: '#c9d0ab',
    wallTone: '#b6bf93',
    table: '#94542c',
    tableTone: '#76401f',
    cloth: paper.blush,
    accent: paper.red,
  },
];

export type Kitchen = {
  /** Half the width and half the height of the sheet. */
  X: number;
  Y: number;
  setting: Setting;
  motif: string;
  pick<T>(list: readonly T[]): T;
  between(low: number, high: number): number;
  chance(probability: number): boolean;
  /** Lays a piece of painted paper; `lift` is how far it stands off what lies under it. */
  cut(d: string, colour: string, lift?: number): string;
  /** Draws what `make` gives, once per sheet and name, and then again wherever it is put. */
  put(name: string, make: () => string, x: number, y: number, turn?: number, scale?: number): string;
};

export type Scene = (kitchen: Kitchen) => string;
export type Point = readonly [number, number];

/** A decimal only where it can be seen: that keeps the drawing small. */
export const n = (value: number): string =>
  String(Math.abs(value) < 20 ? Math.round(value * 10) / 10 : Math.round(value));
export const times = (count: number, make: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => make(index)).join('');
export const move = (
  x: number,
  y: number,
  body: string,
  turn = 0,
  scale: number | readonly [number, number] = 1,
): string => {
  const [sx, sy] = typeof scale === 'number' ? [scale, scale] : scale;
  const grow = sx === 1 && sy === 1 ? '' : ` scale(${Math.round(sx * 1000) / 1000} ${Math.round(sy * 1000) / 1000})`;
  return `<g transform="translate(${n(x)} ${n(y)})${turn ? ` rotate(${n(turn)})` : ''}${grow}">${body}</g>`;
};
export const mirror = (body: string): string => `<g transform="scale(-1 1)">${body}</g>`;
export const flat = (d: string, colour: string, opacity = 1): string =>
  `<path d="${d}" fill="${colour}"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`;
/** A strip of paper: a stem, a string, a fold. */
export const strip = (d: string, colour: string, width: number, opacity = 1): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${n(width)}" stroke-linecap="round" stroke-linejoin="round"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`;
export const within = (id: string, d: string, body: string): string =>
  `<clipPath id="${id}"><path d="${d}"/></clipPath><g clip-path="url(#${id})">${body}</g>`;
/** A closed curve through points (Catmull-Rom; the symmetric handles allow the short `S`). */
export function curve(list: readonly Point[]): string {
  const at = (index: number): Point => list[(index + list.length) % list.length] ?? [0, 0];
  const handle = (index: number): Point => {
    const [ax, ay] = at(index - 1);
    const [bx, by] = at(index + 1);
    return [(bx - ax) / 6, (by - ay) / 6];
  };
  const [x0, y0] = at(0);
  const [hx, hy] = handle(0);
  let d = `M${n(x0)} ${n(y0)}C${n(x0 + hx)} ${n(y0 + hy)}`;
  for (let index = 1; index <= list.length; index += 1) {
    const [x, y] = at(index);
    const [tx, ty] = handle(index);
    d += `${index === 1 ? ' ' : 'S'}${n(x - tx)} ${n(y - ty)} ${n(x)} ${n(y)}`;
  }
  return `${d}Z`;
}

/** A round cut by hand: the scissors wander by `rough` of the radius. */
export function round(k: Kitchen, x: number, y: number, rx: number, ry = rx, rough = 0.025, corners = 8): string {
  const turn = k.between(0, 1);
  return curve(
    Array.from({ length: corners }, (_, index) => {
      const angle = ((index + turn) / corners) * 2 * Math.PI;
      const off = 1 + k.between(-rough, rough);
      return [x + rx * off * Math.cos(angle), y + ry * off * Math.sin(angle)] as const;
    }),
  );
}

/** Straight cuts whose corners miss by a little. */
export function angular(k: Kitchen, list: readonly Point[], miss = 5): string {
  return `${list
    .map(([x, y], index) => `${index ? 'L' : 'M'}${n(x + k.between(-miss, miss))} ${n(y + k.between(-miss, miss))}`)
    .join('')}Z`;
}
export const box = (k: Kitchen, x: number, y: number, w: number, h: number, miss = 5): string =>
  angular(
    k,
    [
      [x, y],
      [x + w, y],
      [x + w, y + h],
      [x, y + h],
    ],
    miss,
  );

/** A leaf from (0, 0) upwards. */
export const leafShape = (length: number, width: number): string =>
  `M0 0C${n(width * 0.9)} ${n(-length * 0.25)} ${n(width * 0.6)} ${n(-length * 0.8)} 0 ${n(-length)}C${n(-width * 0.6)} ${n(-length * 0.8)} ${n(-width * 0.9)} ${n(-length * 0.25)} 0 0Z`;

/** Dry brush strokes in three directions: the paper was painted before it was cut. */
function brushes(motif: string, between: (low: number, high: number) => number): string {
  const strokes = (colour: string): string =>
    `<path d="${times(13, () => `M${n(between(-40, 200))} ${n(between(0, 240))}q${n(between(30, 60))} ${n(between(-7, 7))} ${n(between(60, 150))} 0`)}" stroke="${colour}"/>`;
  const units = 'width="240" height="240" patternUnits="userSpaceOnUse"';
  return (
    `<pattern id="${motif}-brush0" ${units} patternTransform="rotate(9)">` +
    `<g fill="none" stroke-linecap="round" stroke-width="6" opacity="0.06">${strokes('#fff')}${strokes('#2a120a')}</g></pattern>` +
    `<pattern id="${motif}-brush1" href="#${motif}-brush0" patternTransform="rotate(-27)"/>` +
    `<pattern id="${motif}-brush2" href="#${motif}-brush0" patternTransform="rotate(63)"/>`
  );
}

export function lay(scene: Scene, motif: string, random: Random, size: { width: number; height: number }): string {
  // Motifs with the same seed start at different numbers, or they would all get the same room.
  const start = [...motif].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 5) % 23;
  for (let skip = 0; skip < start; skip += 1) random();
  // A very wide sheet would leave its subject small.
  const unit = (Math.min(size.width, size.height) / 1000) * (size.width > 2 * size.height ? 1.1 : 1);
  let pieces = 0;
  const stamped = new Set<string>();
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const between = (low: number, high: number): number => low + (high - low) * random();
  const kitchen: Kitchen = {
    X: size.width / 2 / unit,
    Y: size.height / 2 / unit,
    setting: pick(settings),
    motif,
    pick,
    between,
    chance: (probability) => random() < probability,
    cut(d, colour, lift = 1) {
      pieces += 1;
      const id = `${motif}-${pieces}`;
      const shadow = (by: number, opacity: number): string =>
        `<use href="#${id}" x="${n(by * 0.6)}" y="${n(by)}" opacity="${opacity}"/>`;
      return (
        (lift > 0 ? shadow(lift * 6, 0.17) : '') +
        (lift > 1 ? shadow(lift * 13, 0.1) : '') +
        `<g fill="${colour}"><path id="${id}" d="${d}"/></g>` +
        (lift >= 1 ? `<use href="#${id}" fill="url(#${motif}-brush${pieces % 3})"/>` : '')
      );
    },
    put(name, make, x, y, turn = 0, scale = 1) {
      const id = `${motif}-${name}`;
      const first = stamped.has(name) ? '' : `<defs><g id="${id}">${make()}</g></defs>`;
      stamped.add(name);
      const place = `translate(${n(x)} ${n(y)})${turn ? ` rotate(${n(turn)})` : ''}`;
      const grow = scale === 1 ? '' : ` scale(${Math.round(scale * 1000) / 1000})`;
      return `${first}<use href="#${id}" transform="${place}${grow}"/>`;
    },
  };
  const brush = brushes(motif, between);
  return `<defs>${brush}</defs><g transform="translate(${size.width / 2} ${size.height / 2}) scale(${Math.round(unit * 1000) / 1000})">${scene(kitchen)}</g>`;
}
