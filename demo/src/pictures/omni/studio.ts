import type { Point } from '../marks.ts';

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
