import { circle, ellipse, fill, mirror, move, n, path, stroke, times } from '../marks.ts';
import { birds, flood, hill, sun, tuft } from './garden.ts';
import type { Scene } from './kit.ts';
import { greens, leaf } from './leaves.ts';

/** Under the ground and just over it. */
export const seedling: Scene = (garden) => {
  const { X, Y, hour, between, chance, pick } = garden;
  const [light, mid] = greens(garden);
  const first = leaf(garden, 'oval', light);
  const later = leaf(garden, 'toothed', mid);
  const age = pick([0, 1, 2]);
  const root = (turn: number, length: number): string =>
    move(
      0,
      70,
      path(
        `M0 0q${n(between(-24, 24))} ${n(length * 0.4)} ${n(between(-10, 10))} ${n(length)}`,
        stroke(hour.petal, 6),
      ) +
        path(
          times(5, (i) => `M0 ${n((length * (i + 1)) / 6)}l${i % 2 ? 24 : -24} 18`),
          stroke(hour.petal, 2.6),
        ),
      turn,
    );
  const stones = times(13, (i) =>
    ellipse(
      -X + ((i + 0.5) * 2 * X) / 13 + between(-30, 30),
      between(200, 440),
      between(14, 44),
      between(10, 26),
      fill(pick([hour.dune, hour.sand, hour.deep])),
    ),
  );
  const worm = path('M0 0q24-26 48 0t48 0t48 0', stroke(hour.bloom, 13)) + path('M48 0h8', stroke(hour.petal, 13));
  const shoot = [
    () =>
      path('M0 40Q-6-20 30-60', stroke(hour.leafLight, 13)) +
      ellipse(46, -62, 34, 22, `${fill(hour.earth)} transform="rotate(-20 46 -62)"`),
    () =>
      path('M0 40Q-10-80 0-200', stroke(hour.leafLight, 13)) +
      first(0, -196, 1.3, 62) +
      first(0, -196, 1.3, -62, true) +
      later(0, -200, 0.7, 18) +
      later(0, -200, 0.7, -18),
    () =>
      path('M0 40Q-10-120 0-300', stroke(hour.leaf, 14)) +
      first(-4, -90, 0.9, 80) +
      first(-4, -90, 0.9, -80, true) +
      [-1, 1].map((s) => [0, 1, 2].map((i) => later(0, -190, 1.5 - i * 0.24, s * (34 + i * 28))).join('')).join('') +
      [-1, 0, 1].map((s) => later(0, -296, 1.2, s * 34)).join(''),
  ][age];
  const crust = `M${n(-X)} 60${times(10, (i) => `q${n(X / 10)} ${i % 2 ? 16 : -18} ${n(X / 5)} 0`)}`;
  return (
    flood(garden, hour.paper) +
    (chance(0.6)
      ? sun(garden, pick([-1, 0, 1]) * 170, -180, 120)
      : circle(0, -60, 300, fill(hour.wash)) + birds(garden, 180, -270)) +
    hill(garden, 40, 110, hour.wash, hour.sand) +
    path(`${crust}V${n(Y)}H${n(-X)}Z`, fill(hour.earth)) +
    path(`${crust}V150H${n(-X)}Z`, fill(hour.dune)) +
    path(
      `M${n(-X)} 150${times(10, (i) => `q${n(X / 10)} ${i % 2 ? 24 : -22} ${n(X / 5)} 0`)}V${n(Y)}H${n(-X)}Z`,
      fill(hour.earth),
    ) +
    path(
      `M${n(-X)} 380${times(8, (i) => `q${n(X / 8)} ${i % 2 ? 26 : -26} ${n(X / 4)} 0`)}V${n(Y)}H${n(-X)}Z`,
      fill(hour.deep),
    ) +
    path(
      times(60, () => `M${n(between(-X, X))} ${n(between(90, 420))}h0`),
      stroke(hour.sand, 4, 0.6),
    ) +
    stones +
    root(0, 280) +
    root(30, 190) +
    root(-30, 210) +
    root(62, 130) +
    root(-62, 140) +
    ellipse(0, 66, 24, 30, fill(hour.sand)) +
    path('M0 42V90', stroke(hour.earth, 3)) +
    (shoot?.() ?? '') +
    move(pick([-1, 1]) * 260 - 70, between(230, 320), worm) +
    [-1, 1].map((s) => tuft(garden, s * between(330, 470), 66, between(60, 110), hour.leaf)).join('')
  );
};

/** A moth at a flower that opens after dark. */
export const moth: Scene = (garden) => {
  const { X, Y, hour, between, pick } = garden;
  const [, mid, dark] = greens(garden);
  const [wing, eye] = pick([
    [hour.petal, hour.bloom],
    [hour.sand, hour.leafDark],
    [hour.bloom, hour.sun],
    [hour.leafLight, hour.deep],
  ] as const);
  const upper = 'M6-24C90-190 300-230 350-170C360-90 250 20 14 34Z';
  const lower = 'M10 26C120 20 240 60 220 150C190 230 70 190 8 70Z';
  const half =
    path(lower, fill(eye)) +
    garden.within(
      lower,
      path(
        times(6, (i) => `M${20 + i * 36} 20Q${60 + i * 40} 120 ${10 + i * 40} 230`),
        stroke(wing, 4, 0.7),
      ),
    ) +
    circle(140, 122, 27, fill(wing)) +
    circle(140, 122, 12, fill(hour.deep)) +
    path(upper, fill(wing)) +
    garden.within(
      upper,
      path('M290-240Q250-90 330 0', stroke(eye, 22)) +
        path('M244-240Q210-90 250 20', `${stroke(hour.deep, 5)} stroke-dasharray="3 13"`) +
        path(
          times(5, (i) => `M10 0L${330 - i * 16} ${-210 + i * 46}`),
          stroke(hour.deep, 2.4, 0.5),
        ),
    ) +
    circle(190, -110, 36, fill(eye)) +
    circle(190, -110, 22, fill(hour.deep)) +
    circle(182, -118, 7, fill(hour.petal)) +
    path(upper, stroke(hour.deep, 3)) +
    path('M4-60Q30-120 84-140', stroke(hour.deep, 5)) +
    path(
      times(6, (i) => `M${14 + i * 11} ${-82 - i * 10}l16 2`),
      stroke(hour.deep, 3),
    );
  const insect =
    half +
    mirror(half) +
    path('M0-64C30-64 26 20 18 110Q0 150-18 110C-26 20-30-64 0-64Z', fill(hour.deep)) +
    path(
      times(6, (i) => `M${-17 + i} ${16 + i * 17}H${17 - i}`),
      stroke(wing, 5),
    ) +
    ellipse(0, -24, 28, 34, fill(wing)) +
    circle(0, -66, 19, fill(hour.deep));
  const trumpet = garden.stamp(
    path('M0 0Q-14-70-70-120Q-30-146 0-132Q30-146 70-120Q14-70 0 0Z', fill(hour.petal)) +
      path('M0 0Q14-70 70-120Q30-146 0-132Z', fill(hour.sand)) +
      path('M0-20Q-6-80-34-124M0-20Q6-80 34-124', stroke(hour.bloom, 3)) +
      path('M0 0l-16 34h32Z', fill(hour.leaf)),
  );
  const blades = [leaf(garden, 'heart', mid), leaf(garden, 'heart', dark)];
  const vine = (s: number): string =>
    move(
      s * between(330, 390),
      500,
      path(`M0 20Q${s * -70}-200 ${s * -10}-420T${s * -60}-820`, stroke(hour.leaf, 9)) +
        [0, 1, 2, 3]
          .map((i) => blades[i % 2]?.(s * (-30 + (i % 2) * 24), -130 - i * 180, 1.35, s * (i % 2 ? 70 : -64)))
          .join('') +
        trumpet(s * -40, -250, 0.95, s * -50) +
        trumpet(s * 6, -480, 0.8, s * 44) +
        trumpet(s * -60, -690, 0.85, s * -40),
    );
  const night = pick([hour.deep, hour.leafDark, hour.earth]);
  return (
    flood(garden, night) +
    circle(0, -20, 400, fill(hour.leafDark, 0.5)) +
    circle(0, -20, 320, fill(hour.sun)) +
    garden.within(
      'M-320-20a320 320 0 1 0 640 0a320 320 0 1 0-640 0Z',
      path(
        times(9, (i) => `M-340 ${-20 + i * 40}H340`),
        stroke(hour.petal, 3, 0.7),
      ) + times(4, () => circle(between(-220, 220), between(-240, 160), between(20, 50), fill(hour.sand, 0.5))),
    ) +
    path(
      times(46, () => `M${n(between(-X, X))} ${n(between(-Y, Y * 0.5))}h0`),
      stroke(hour.petal, 4, 0.8),
    ) +
    vine(-1) +
    vine(1) +
    move(0, -10, insect, between(-16, 16), between(0.92, 1.04))
  );
};
