import { circle, fill, mirror, move, n, path, polygon, rect, stroke } from '../../marks.ts';
import type { Scene } from '../kit.ts';
import { drafting, figure, glow, ridge, sky, sphere } from '../sky.ts';

/** A finned ship: standing on a plain or climbing on its plume. */
export const rocket: Scene = (studio) => {
  const { X, Y, air, between, linear, pick } = studio;
  const mode = pick(['launch', 'landed', 'flight', 'flight'] as const);
  const skin = linear(
    [
      [0, air.pale],
      [0.3, air.pale],
      [0.62, air.body],
      [1, air.shade],
    ],
    -90,
  );
  const wide = between(62, 80);
  const hull = `M0-300C${n(wide * 0.9)}-210 ${n(wide)}-90 ${n(wide * 0.86)} 60L${n(wide * 0.5)} 150H${n(-wide * 0.5)}L${n(-wide * 0.86)} 60C${n(-wide)}-90 ${n(-wide * 0.9)}-210 0-300Z`;
  const fin = path(`M${n(wide * 0.7)} 30C150 70 180 140 186 236C140 190 100 168 ${n(wide * 0.5)} 150Z`, fill(air.hot));
  const saucer =
    path('M-150 40Q0-30 150 40Q0 110-150 40Z', fill(air.hot)) + path('M-150 40Q0 60 150 40', stroke(air.pale, 5));
  const stripe = pick([-70, -10]);
  const ship =
    mirror(fin) +
    fin +
    path(hull, fill(skin)) +
    studio.within(
      hull,
      rect(-120, stripe, 240, 34, fill(air.hot)) +
        rect(-120, stripe + 44, 240, 8, fill(air.dark)) +
        path('M-120-214Q0-190 120-214V-320H-120Z', fill(air.hot)),
    ) +
    circle(0, -132, 27, fill(air.dark)) +
    circle(0, -132, 19, fill(air.line)) +
    path('M-13-136a14 14 0 0 1 12-11', stroke(air.pale, 4)) +
    pick([path('M-9 60L0 214L9 60Z', fill(air.shade)), saucer]) +
    path('M-34 150L-46 178H46L34 150Z', fill(air.dark));
  const puff = (x: number, y: number, r: number): string =>
    sphere(studio, x, y, r, { colours: [air.pale, air.low, air.far], from: [0.4, 0.2] });
  const puffs = [-1, 1].flatMap((side) =>
    [0, 1, 2, 3].map((i) => [side * (70 + i * 105), 372 - i * 12 + between(-24, 30), 112 - i * 10] as const),
  );
  const arc = `M${n(-X)} ${n(-Y * 0.2)}Q${n(-X * 0.3)} ${n(-Y * 0.86)} ${n(X)} ${n(-Y * 0.7)}`;
  const flame = linear([
    [0, air.sun],
    [0.35, air.flare],
    [1, air.hot, 0],
  ]);
  const back =
    sky(studio, 150) +
    sphere(studio, pick([-1, 1]) * between(220, 320), between(-230, -150), between(80, 130), { halo: 0.5 }) +
    path(arc, `${stroke(air.line, 2.4, 0.8)} stroke-dasharray="4 16"`);
  if (mode === 'flight') {
    const side = pick([-1, 1]);
    const trail = linear([
      [0, air.sun],
      [0.12, air.hot],
      [0.5, air.flare, 0.5],
      [1, air.flare, 0],
    ]);
    const [x, y] = [side * between(10, 60), between(-50, -10)];
    return (
      sky(studio, 200) +
      sphere(studio, -side * between(140, 220), between(60, 130), between(250, 330), {
        halo: 0.35,
        from: [side > 0 ? 0.8 : 0.2, 0.2],
      }) +
      drafting(studio, x, y, 300) +
      path(
        `M${n(-side * X)} ${n(Y * 0.7)}Q${n(-side * 120)} ${n(Y * 0.36)} ${n(side * X)} ${n(-Y)}`,
        `${stroke(air.line, 2.4, 0.8)} stroke-dasharray="4 16"`,
      ) +
      move(
        x,
        y,
        path('M-36 140Q-24 420-6 980H6Q24 420 36 140Z', fill(trail)) + ship,
        side * between(36, 62),
        between(0.72, 0.92),
      ) +
      ridge(studio, 400, 90, air.near) +
      ridge(studio, 460, 60, air.dark, 0)
    );
  }
  if (mode === 'launch') {
    return (
      back +
      ridge(studio, 330, 110, air.far) +
      ridge(studio, 410, 80, air.near) +
      glow(studio, 0, 250, 380, air.flare, 0.9) +
      path(`M-40 150Q-70 330-130 ${n(Y)}H130Q70 330 40 150Z`, fill(flame)) +
      path(`M-18 150Q-22 280-40 390H40Q22 280 18 150Z`, fill(air.sun)) +
      puffs
        .reverse()
        .map(([x, y, r]) => puff(x, y, r))
        .join('') +
      rect(-X, 440, 2 * X, Math.max(1, Y - 440), fill(air.low)) +
      move(0, -40, ship)
    );
  }
  return (
    back +
    ridge(studio, 190, 190, air.far, 1, 0.4) +
    ridge(studio, 280, 60, air.near, 0) +
    rect(-X, 270, 2 * X, Y, fill(air.near)) +
    path(
      polygon([
        [-60, 284],
        [60, 284],
        [pick([-1, 1]) * 560, 400],
        [10, 340],
      ]),
      fill(air.dark, 0.55),
    ) +
    move(0, 70, ship) +
    path('M-186 306V322M186 306V322', stroke(air.dark, 10)) +
    ridge(studio, 420, 50, air.dark, 0) +
    figure(-250, 398, 84, air.dark) +
    figure(-205, 402, 76, air.dark)
  );
};
