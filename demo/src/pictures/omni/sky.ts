import { circle, ellipse, fill, move, n, type Point, path, polygon, rect, smooth, stroke, times } from '../marks.ts';
import type { Studio } from './studio.ts';

/** Dots of the airbrush: one path, as a line of no length with round caps. */
export const spatter = (colour: string, size: number, count: number, place: () => Point, opacity = 1): string =>
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

export type Point3 = readonly [lit: string, body: string, shade: string];

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
