import { circle, disc, ellipse, fill, mirror, move, n, path, polygon, rect, stroke, times } from '../../marks.ts';
import type { Scene } from '../kit.ts';
import { drafting, glow, sky, sphere, stars } from '../sky.ts';

/** A wheel in orbit over the limb of a world. */
export const station: Scene = (studio) => {
  const { X, Y, air, between, pick, radial } = studio;
  const tilt = pick([-1, 1]) * between(14, 26);
  const flat = between(0.36, 0.5);
  const world = radial([
    [0, air.far],
    [0.7, air.near],
    [0.94, air.body],
    [1, air.lit],
  ]);
  const rim = (r: number, width: number, colour: string, opacity = 1): string =>
    ellipse(0, 0, r, r * flat, stroke(colour, width, opacity));
  const windows = `<ellipse rx="262" ry="${n(262 * flat)}" ${stroke(air.sun, 8)} stroke-dasharray="2 19"/>`;
  const spokes = path(
    times(6, (index) => {
      const angle = (index * Math.PI) / 3 + 0.3;
      return `M0 0L${n(262 * Math.cos(angle))} ${n(262 * flat * Math.sin(angle))}`;
    }),
    stroke(air.pale, 9),
  );
  const hub =
    rect(
      -26,
      -116,
      52,
      200,
      fill(
        studio.linear(
          [
            [0, air.pale],
            [0.5, air.lit],
            [1, air.shade],
          ],
          -90,
        ),
      ),
      10,
    ) +
    ellipse(0, -116, 26, 10, fill(air.lit)) +
    ellipse(0, 0, 58, 58 * flat, fill(air.body)) +
    path('M-26 84L-60 130H60L26 84Z', fill(air.shade));
  const wing =
    rect(60, 96, 210, 46, fill(air.near), 4) + path('M112 96v46M164 96v46M216 96v46M60 119h210', stroke(air.line, 3));
  const wheel =
    rim(262, 66, air.shade) +
    rim(262, 56, air.body) +
    rim(262, 40, air.lit) +
    rim(258, 12, air.pale) +
    windows +
    spokes +
    hub +
    wing +
    mirror(wing);
  const tube = studio.linear([
    [0, air.pale],
    [0.4, air.lit],
    [0.7, air.body],
    [1, air.shade],
  ]);
  const drum =
    times(3, (i) =>
      path(
        polygon([
          [-300, -30 + i * 30],
          [-470, -120 + i * 120],
          [-450, -96 + i * 120],
          [-290, -10 + i * 30],
        ]),
        fill(air.far),
      ),
    ) +
    rect(-300, -104, 600, 208, fill(tube), 20) +
    times(3, (i) => rect(-286, -86 + i * 66, 572, 30, fill(i === 1 ? air.line : air.near, 0.85), 6)) +
    times(7, (i) => rect(-250 + i * 80, -104, 6, 208, fill(air.shade, 0.7))) +
    ellipse(300, 0, 34, 104, fill(air.shade)) +
    ellipse(300, 0, 22, 70, fill(air.sun)) +
    path('M330 0H440', stroke(air.pale, 7)) +
    circle(440, 0, 15, fill(air.hot));
  const beads =
    path('M-330 0H330M0-200V200', stroke(air.pale, 12)) +
    [
      [-210, 0, 74],
      [210, 0, 74],
      [0, -150, 54],
      [0, 150, 54],
      [0, 0, 112],
    ]
      .map(([bx, by, br]) => sphere(studio, bx ?? 0, by ?? 0, br ?? 0))
      .join('') +
    ellipse(0, 0, 150, 34, stroke(air.line, 7)) +
    move(
      -330,
      -130,
      rect(-30, -90, 60, 320, fill(air.near), 4) + path('M-30-30h60M-30 70h60M-30 130h60', stroke(air.line, 3)),
    ) +
    move(
      330,
      -130,
      rect(-30, -90, 60, 320, fill(air.near), 4) + path('M-30-30h60M-30 70h60M-30 130h60', stroke(air.line, 3)),
    );
  const side = pick([-1, 1]);
  const [sx, sy] = [side * between(250, 380), between(-260, -120)];
  const limb = pick([
    [0, 1290, 1050],
    [-side * 520, 900, 760],
    [side * 200, 560, 330],
  ] as const);
  return (
    sky(studio, 0) +
    rect(
      -X,
      -Y,
      2 * X,
      2 * Y,
      fill(
        studio.linear([
          [0, air.top],
          [0.7, air.top],
          [1, air.mid],
        ]),
      ),
    ) +
    stars(studio, 220) +
    glow(studio, sx, sy, 420, air.flare, 0.85) +
    circle(sx, sy, 46, fill(air.sun)) +
    path(`M${n(sx - 600)} ${n(sy)}h1200M${n(sx)} ${n(sy - 260)}v520`, stroke(air.sun, 2.4, 0.55)) +
    glow(studio, limb[0], limb[1], limb[2] * 1.13, air.line, 0.7) +
    circle(limb[0], limb[1], limb[2], fill(world)) +
    studio.within(
      disc(limb[0], limb[1], limb[2]),
      times(6, (i) =>
        ellipse(
          limb[0] + between(-0.6, 0.6) * limb[2],
          limb[1] - limb[2] * (0.94 - i * 0.07),
          between(90, 210),
          between(5, 13),
          fill(air.pale, 0.45),
        ),
      ),
    ) +
    drafting(studio, 0, -20, 330) +
    move(0, -20, pick([wheel, wheel, drum, beads]), tilt, between(0.85, 1)) +
    move(-side * 300, 170, path('M0 0L-34 9L-34-9Z', fill(air.pale)) + path('M-40 0H-160', stroke(air.hot, 5)), tilt)
  );
};
