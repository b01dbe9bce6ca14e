import type { Random } from '@marquee/api/content/pictureLanguage.ts';
import { dots, fixed, type Point, path, polygon, Sheet, use } from '../pictureSheet.ts';

export * from '../pictureSheet.ts';

/** Inks of one print: every picture is night, two tones between, and light. Yellow is in all of them. */
export type Inks = { night: string; deep: string; mid: string; glow: string; hot: string; cream: string };

const schemes: readonly Inks[] = [
  { night: '#100c16', deep: '#34103c', mid: '#94204f', glow: '#ffd60a', hot: '#ff4a36', cream: '#fff3cf' },
  { night: '#06121c', deep: '#0b3049', mid: '#128296', glow: '#ffd60a', hot: '#ff6b4a', cream: '#eafff4' },
  { night: '#0e0a1f', deep: '#2a1a66', mid: '#6244dd', glow: '#ffd60a', hot: '#ff4f9a', cream: '#f5ecff' },
  { night: '#0c0d14', deep: '#24264a', mid: '#50559a', glow: '#ffd60a', hot: '#ff5a36', cream: '#fdf6e0' },
  { night: '#07140f', deep: '#0d3f34', mid: '#1f9068', glow: '#ffe14a', hot: '#ff5a5a', cream: '#f0ffe0' },
  { night: '#120b10', deep: '#5a1020', mid: '#e0531f', glow: '#ffd60a', hot: '#ff2f6d', cream: '#fff0d8' },
  { night: '#0a0d20', deep: '#14306e', mid: '#2f7de0', glow: '#ffd60a', hot: '#ff5340', cream: '#eef4ff' },
];

/** A sheet printed in one of the sets of inks. */
export class Stage extends Sheet {
  readonly inks: Inks;

  constructor(prefix: string, random: Random, size: { width: number; height: number }) {
    super(prefix, random, size);
    // So that one seed does not print every motif in the same inks.
    for (let skip = prefix.length % 5; skip > 0; skip -= 1) random();
    this.inks = this.pick(schemes);
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
