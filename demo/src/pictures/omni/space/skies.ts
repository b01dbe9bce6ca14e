import { box, circle, disc, ellipse, fill, move, n, path, rect, stroke, times } from '../../marks.ts';
import type { Scene } from '../kit.ts';
import { drafting, figure, galaxy, glow, ridge, sky, sphere } from '../sky.ts';
import type { Studio } from '../studio.ts';

/** A world with rings: drawn flat and squeezed, so that the near and far edges are as thin as they should be. */
function ringed(studio: Studio, x: number, y: number, r: number): string {
  const { air, between, pick } = studio;
  const tilt = pick([-1, 1]) * between(10, 28);
  const flat = between(0.16, 0.34);
  const sets = pick([
    [
      [1.35, 1.56, air.pale],
      [1.6, 1.82, air.body],
      [1.86, 1.92, air.lit],
    ],
    [
      [1.5, 1.54, air.pale],
      [1.6, 1.64, air.lit],
      [1.72, 1.98, air.hot],
    ],
    [
      [1.28, 1.7, air.lit],
      [1.74, 1.8, air.hot],
      [2, 2.03, air.line],
    ],
  ] as const);
  const rings = sets
    .map(([from, to, colour]) => circle(0, 0, r * ((from + to) / 2), stroke(colour, r * (to - from), 0.82)))
    .join('');
  const half = (top: boolean): string =>
    studio.within(
      box(-3 * r, top ? -3 * r : 0, 6 * r, 3 * r),
      `<g transform="scale(1 ${flat.toFixed(2)})">${rings}</g>`,
    );
  const bands = times(7, (index) => {
    const at = -0.78 + index * 0.24 + between(-0.04, 0.04);
    return ellipse(0, r * at, r * 1.05, r * between(0.03, 0.1), fill(pick([air.lit, air.shade, air.pale]), 0.22));
  });
  const planet =
    sphere(studio, 0, 0, r, { halo: 0.55 }) +
    studio.within(disc(0, 0, r), bands + ellipse(0, r * flat * 1.2, r * 1.5, r * flat * 0.5, fill(air.shade, 0.45)));
  return drafting(studio, x, y, r * 1.18) + move(x, y, half(true) + planet + half(false), tilt);
}

/** A world risen so close that the ridge cuts it, with a moon's shadow on it. */
function near(studio: Studio, x: number, y: number, r: number): string {
  const { air, between, pick } = studio;
  const craters = times(9, () => {
    const [a, d] = [between(0, 6.3), r * between(0.1, 0.86)];
    const c = r * between(0.03, 0.12);
    const [cx, cy] = [d * Math.cos(a), d * Math.sin(a)];
    return (
      ellipse(cx, cy, c, c * 0.8, fill(air.shade, 0.35)) +
      ellipse(cx + c * 0.16, cy + c * 0.16, c * 0.8, c * 0.6, fill(air.lit, 0.22))
    );
  });
  const from = pick([
    [0.2, 0.25],
    [0.8, 0.25],
  ] as const);
  return (
    move(x, y, sphere(studio, 0, 0, r, { from, halo: 0.3 }) + studio.within(disc(0, 0, r), craters)) +
    drafting(studio, x, y, r * 1.1) +
    ellipse(x + r * 0.2, y - r * 0.34, r * 0.1, r * 0.09, fill(air.dark, 0.75)) +
    sphere(studio, x + r * 0.46, y - r * 0.5, r * 0.13, { colours: [air.pale, air.lit, air.shade] })
  );
}

/** Two worlds, one passing before the other. */
function pair(studio: Studio, x: number, y: number, r: number): string {
  const { air, pick } = studio;
  const side = pick([-1, 1]);
  const far = sphere(studio, x + side * r * 0.5, y - r * 0.3, r * 0.94, { halo: 0.4 });
  const close = sphere(studio, x - side * r * 0.62, y + r * 0.34, r * 0.52, {
    colours: [air.pale, air.hot, air.shade],
  });
  return `${far}${circle(x + side * r * 0.5, y - r * 0.3, r * 1.08, stroke(air.line, 2, 0.7))}${close}${drafting(studio, x - side * r * 0.62, y + r * 0.34, r * 0.66)}`;
}

/** A great world in the sky of a small one, with somebody looking at it. */
export const giant: Scene = (studio) => {
  const { X, Y, air, between, chance, linear, pick } = studio;
  const [x, y, r] = [between(-70, 70), between(-100, -50), between(205, 255)];
  const side = pick([-1, 1]);
  const world = pick([ringed, ringed, near, pair]);
  const shore = 190;
  const water =
    rect(
      -X,
      shore,
      2 * X,
      Y,
      fill(
        linear([
          [0, air.low],
          [0.5, air.near],
          [1, air.dark],
        ]),
      ),
    ) +
    times(15, (index) => {
      const at = shore + 10 + index * 17;
      const half = r * between(0.3, 0.85) * (1 - index * 0.035);
      return rect(
        x - half + between(-50, 50),
        at,
        2 * half,
        5 + index * 0.25,
        fill(index % 3 ? air.body : air.lit, 0.6),
        3,
      );
    }) +
    path(`M${n(-X)} 452Q${n(-X * 0.4)} 380 60 418T${n(X)} 400V${n(Y)}H${n(-X)}Z`, fill(air.dark));
  const land = ridge(studio, 340, 70, air.near, chance(0.5) ? 1 : 0, 0.6) + ridge(studio, 410, 60, air.dark, 0);
  const camp =
    path('M-96 0A62 62 0 0 1 28 0ZM20 0A34 34 0 0 1 88 0Z', fill(air.near)) +
    path('M-96 0A62 62 0 0 1 28 0ZM20 0A34 34 0 0 1 88 0Z', stroke(air.line, 3)) +
    path('M-44 0v-22h20v22ZM46 0v-16h14v16Z', fill(air.sun)) +
    path('M-34-62v-54', stroke(air.line, 3)) +
    circle(-34, -118, 5, fill(air.hot));
  return (
    sky(studio, 150) +
    (chance(0.5) ? galaxy(studio, 0, -180, between(-40, 40)) : '') +
    world(studio, x, y, world === near ? r * 1.3 : r) +
    sphere(studio, x - side * between(370, 440), y - between(90, 170), between(22, 40)) +
    ridge(studio, 250, 170, air.far, 1, 0.8) +
    (chance(0.4) ? water : land) +
    (chance(0.5)
      ? figure(side * between(40, 190), 414, 82, air.dark) + figure(side * between(196, 220), 414, 74, air.dark)
      : move(side * between(60, 200), 408, camp))
  );
};

/** An observatory by night. */
export const observatory: Scene = (studio) => {
  const { air, between, chance, linear, pick, X, Y } = studio;
  const side = pick([-1, 1]);
  const trails = (): string =>
    move(
      side * between(40, 240),
      between(-220, -110),
      times(26, (index) => {
        const length = between(5, 22);
        return `<circle r="${34 + index * 32}" ${stroke(pick([air.line, air.pale, air.sun]), index % 4 ? 2 : 3.6, index % 3 ? 0.6 : 0.95)} pathLength="100" stroke-dasharray="${n(length)} ${n(between(7, 26))}" transform="rotate(${n(between(0, 360))})"/>`;
      }),
    );
  const moon = (): string => {
    const [x, y, r] = [side * between(130, 300), between(-210, -150), between(110, 170)];
    return `${sphere(studio, x, y, r, { colours: [air.pale, air.lit, air.body], halo: 0.6 })}${drafting(studio, x, y, r * 1.2)}`;
  };
  const comet = (): string => {
    const tail = linear(
      [
        [0, air.pale, 0.9],
        [1, air.line, 0],
      ],
      -90,
    );
    const body =
      path('M0-22C180-40 420-80 700-60C460-10 200 30 0 22A22 22 0 0 1 0-22Z', fill(tail)) +
      circle(0, 0, 22, fill(air.sun));
    return move(-side * between(150, 260), between(-250, -190), body, side > 0 ? -14 : 194);
  };
  const wall = linear(
    [
      [0, air.lit],
      [0.45, air.body],
      [1, air.shade],
    ],
    -90,
  );
  const lean = side * between(12, 36);
  const shell = 'M-170 0C-170-226 170-226 170 0Z';
  const base = pick([
    rect(-172, 14, 344, 110, fill(wall)) +
      times(6, (i) => rect(-150 + i * 54, 44, 26, 36, fill(i === 2 ? air.sun : air.shade), 13)),
    path('M-140 14H140L172 260H-172Z', fill(wall)) + rect(-22, 70, 44, 60, fill(air.sun), 22),
    rect(-172, 14, 344, 50, fill(wall)) +
      path('M-150 64H150L90 150H-90Z', fill(air.shade)) +
      rect(-60, 150, 120, 160, fill(wall)),
  ]);
  const dome =
    base +
    path(shell, fill(wall)) +
    studio.within(
      shell,
      times(5, (i) => ellipse(0, 0, 34 + i * 40, 176, stroke(air.shade, 2, 0.4))) +
        move(0, 0, rect(-34, -260, 68, 250, fill(air.dark)) + glow(studio, 0, -110, 110, air.hot, 0.8), lean),
    ) +
    move(0, -64, rect(-19, -196, 38, 190, fill(air.pale)) + rect(-23, -206, 46, 18, fill(air.hot)), lean) +
    rect(-186, -6, 372, 20, fill(air.dark));
  const clouds = times(3, (row) =>
    path(
      `M${n(-X)} ${n(Y)}V${n(290 + row * 62)}${times(12, (i) => `q${n(X / 12)} ${n(-between(20, 74))} ${n(X / 6)} ${i % 2 ? 12 : -12}`)}V${n(Y)}Z`,
      fill(
        linear([
          [0, [air.low, air.pale, air.far][row] ?? air.far],
          [1, air.near],
        ]),
        0.9,
      ),
    ),
  );
  const hill =
    path(`M${n(-X)} ${n(Y)}V420Q-180 250 0 246T${n(X)} 430V${n(Y)}Z`, fill(air.dark)) +
    path(
      `M${n(side * 14)} 246Q${n(side * 110)} 290 ${n(side * 20)} 340T${n(side * 90)} ${n(Y)}`,
      stroke(air.sun, 5, 0.75),
    ) +
    figure(side * 64, 262, 66, air.pale);
  const at = -side * between(0, 110);
  return (
    sky(studio, 60) +
    pick([trails, moon, comet, () => galaxy(studio, 0, -200, side * between(30, 60))])() +
    ridge(studio, 230, 150, air.far, 1, 0.5) +
    path(
      `M${n(-X)} ${n(Y)}V350Q${n(at - 330)} 190 ${n(at - 190)} 196H${n(at + 190)}Q${n(at + 330)} 190 ${n(X)} 370V${n(Y)}Z`,
      fill(air.near),
    ) +
    move(at, 80, dome, 0, between(0.86, 1.1)) +
    (chance(0.5) ? hill : clouds)
  );
};
