import type { Random } from '@marquee/api/content/pictureLanguage.ts';
import { definitionsOf } from '../definitions.ts';
import { fill, move, n, path, rect, stroke, times } from '../marks.ts';

/**
 * Gouache and linocut: matte, flat shapes, leaves in two tones with their veins cut out, a low sun, ruled hatching
 * instead of shading, and the tooth of the paper over all of it. Scenes are drawn around (0, 0), in units of which the
 * shorter side has 1000, so that a crop from the centre keeps the subject.
 */
export type Hour = {
  /** The sky or the sheet, and the large shape on it. */
  paper: string;
  wash: string;
  sun: string;
  /** Ground from the light to the shadow. */
  sand: string;
  dune: string;
  earth: string;
  leafLight: string;
  leaf: string;
  leafDark: string;
  deep: string;
  /** Flowers, cloth, doors. */
  bloom: string;
  petal: string;
};

export type Garden = {
  /** Half the width and half the height of the picture. */
  X: number;
  Y: number;
  hour: Hour;
  pick<T>(list: readonly T[]): T;
  between(low: number, high: number): number;
  chance(probability: number): boolean;
  /** Keeps a drawing that stands in the picture more than once, and returns what places it. */
  stamp(body: string): Stamp;
  /** Draws `body` inside the path `d`. */
  within(d: string, body: string): string;
};
export type Stamp = (x: number, y: number, scale: number, turn?: number, flip?: boolean) => string;
export type Scene = (garden: Garden) => string;

const keys = [
  'paper',
  'wash',
  'sun',
  'sand',
  'dune',
  'earth',
  'leafLight',
  'leaf',
  'leafDark',
  'deep',
  'bloom',
  'petal',
] as const satisfies ReadonlyArray<keyof Hour>;

/** The hours of a garden, in the order of `keys`. */
const hours = [
  // Noon
  '#f4ead4 #ebd3a4 #e8a13a #e0bf88 #c6955f #8a5a3b #97b05f #5d7f3f #35542f #1e3324 #c8573a #f4cba9',
  // Early
  '#eef1de #cdddb5 #f0c561 #e3d5a8 #b8b27c #6f6b44 #93b877 #4f7a4c #2c5138 #172e22 #d9775a #f5dac5',
  // Terracotta evening
  '#f3d8ba #e6ab80 #d8583a #dda070 #b96a47 #70382c #abb060 #66803f #39522c #2a2018 #8e3b46 #f9e2c4',
  // Night
  '#16291f #234232 #f1dba3 #46654a #2e4d38 #101f17 #a8c47f #5f8c52 #2f5a3d #0b1611 #e2905c #f4e6c7',
  // Sage and plum
  '#ebe6d3 #cacdb1 #dc8e72 #dacbaa #ab9c88 #5d4a55 #a8b88f #6b8060 #3e5445 #2b2233 #7e4a66 #f0cdc5',
  // Ochre
  '#f4e1ad #e8bf66 #fbf4de #dcaa50 #b97f34 #6d4722 #98a950 #567236 #2f4a2a #1f2a18 #b5452e #fbefd5',
  // After rain
  '#e1eae2 #b5cdc3 #f4e1b0 #d0d4ba #93a795 #4a5f57 #83ad89 #3f7358 #234d3f #122921 #c4694d #f2d8c1',
].map((row) => {
  const colours = row.split(' ');
  return Object.fromEntries(keys.map((key, index) => [key, colours[index]])) as Hour;
});

export function paint(scene: Scene, motif: string, random: Random, size: { width: number; height: number }): string {
  const scale = Math.min(size.width, size.height) / 1000;
  const { define, neededBy } = definitionsOf(motif);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const garden: Garden = {
    X: size.width / 2 / scale,
    Y: size.height / 2 / scale,
    hour: pick(hours),
    pick,
    between: (low, high) => low + (high - low) * random(),
    chance: (probability) => random() < probability,
    stamp(body) {
      const id = define(`<g id="@">${body}</g>`);
      return (x, y, factor, turn = 0, flip = false) => {
        const size = `${flip ? '-' : ''}${Math.round(factor * 100) / 100}${flip ? ` ${Math.round(factor * 100) / 100}` : ''}`;
        const rotate = Math.round(turn) ? `rotate(${Math.round(turn)})` : '';
        return `<use href="#${id}" transform="translate(${Math.round(x)} ${Math.round(y)})${rotate}${size === '1' ? '' : `scale(${size})`}"/>`;
      };
    },
    within(d, body) {
      const id = define(`<clipPath id="@"><path d="${d}"/></clipPath>`);
      return `<g clip-path="url(#${id})">${body}</g>`;
    },
  };
  const body = scene(garden);
  const { X, Y, hour, between } = garden;
  const flecks = (colour: string, count: number, length: number, opacity: number): string =>
    path(
      times(
        count,
        () => `M${n(between(4, 296))} ${n(between(4, 296))}l${n(between(-length, length))} ${n(between(-2, 2))}`,
      ),
      stroke(colour, 1.9, opacity),
    );
  const tooth = `<pattern id="${motif}-tooth" width="300" height="300" patternUnits="userSpaceOnUse">${flecks(hour.petal, 46, 7, 0.34)}${flecks(hour.deep, 34, 4, 0.16)}</pattern>`;
  return (
    `<g stroke-linecap="round" stroke-linejoin="round"><defs>${neededBy(body)}${tooth}</defs>` +
    `${move(size.width / 2, size.height / 2, body + rect(-X, -Y, 2 * X, 2 * Y, fill(`url(#${motif}-tooth)`)), 0, scale)}</g>`
  );
}
