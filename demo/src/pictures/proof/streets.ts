import { coupe, martini, rocks } from './glasses.ts';
import {
  at,
  type Bar,
  circle,
  faint,
  fan,
  fill,
  flood,
  glint,
  line,
  metal,
  n,
  path,
  rect,
  type Scene,
  solid,
  times,
} from './kit.ts';

/** Someone in a long coat, seen from behind, the light along one side. */
export const figure = (bar: Bar): string => {
  const coat =
    'M-58 -250C-96 -236 -104 -190 -98 -60L-76 -56L-70 40H-8L0 -20L8 40H70L76 -56L98 -60C104 -190 96 -236 58 -250Z';
  const hat = 'M-72 -330Q0 -352 72 -330Q60 -344 44 -344C40 -396 -40 -396 -44 -344Q-60 -344 -72 -330Z';
  return (
    path(coat, fill(bar.fade([bar.ink.dark, `${bar.ink.dark}/76`, bar.ink.goldDeep]))) +
    path('M-54 40L-44 170H-14L-6 40ZM54 40L44 170H14L6 40Z', fill(bar.ink.dark)) +
    path(
      'M-38 -334C-44 -270 -24 -250 0 -250C24 -250 44 -270 38 -334Z',
      fill(bar.fade([bar.ink.dark, `${bar.ink.dark}/70`, bar.ink.goldDeep])),
    ) +
    path(hat, fill(bar.ink.dark)) +
    path('M-72 -330Q0 -352 72 -330', line(bar.ink.gold, 4))
  );
};

const tower = (bar: Bar, x: number, w: number, top: number, lit: string): string => {
  const { Y, ink } = bar;
  const body = bar.fade([ink.back, `${ink.ground}/50`, `${ink.deep}/50.5`, ink.dark]);
  const steps = times(3, (i) =>
    rect(x - w / 2 + i * w * 0.14, top - i * w * 0.34, w - i * w * 0.28, Y - top + 300, fill(body)),
  );
  const windows = path(
    Array.from({ length: 3 }, (_, i) => `M${n(x - w * 0.28 + i * w * 0.28)} ${n(top + 24)}V${n(Y)}`).join(''),
    `fill="none" stroke="${lit}" stroke-width="${n(w * 0.1)}" stroke-dasharray="${bar.pick(['12 20', '18 34 12 16', '12 52 12 18'])}"`,
  );
  return `${steps}${path(`M${n(x)} ${n(top - w * 0.68)}V${n(top - w * 1.3)}`, line(ink.gold, 5))}${windows}`;
};

const rooftop: Scene = (bar) => {
  const { X, Y, ink } = bar;
  const moonX = bar.between(-240, 240);
  const count = Math.ceil(X / 150);
  const far = times(count * 2 + 1, (i) =>
    tower(bar, (i - count) * 152 + bar.between(-24, 24), bar.between(100, 148), bar.between(-150, 100), `${ink.gold}`),
  );
  const beam = (x: number, lean: number): string =>
    path(
      `M${x - 8} 200L${x + lean - 120} ${n(-Y)}h240L${x + 8} 200Z`,
      fill(bar.fade([`${ink.light}@.4`, `${ink.light}@0`], 270)),
    );
  const id = `${bar.motif}-fan`;
  const span = Math.ceil(X / 140);
  const rail =
    `<defs><g id="${id}">${fan(bar, 0, 84, 82, 7)}</g></defs>` +
    times(span * 2 + 1, (i) => `<use href="#${id}" x="${(i - span) * 140}" y="380"/>`);
  const side = bar.pick([-1, 1]);
  const drinks =
    at(side * 200, 292, bar.pick([martini, coupe])(bar), 0.78) +
    at(side * -10, 292, bar.pick([coupe, rocks, martini])(bar), 0.72);
  return (
    flood(bar, ink.deep, ink.ground) +
    rect(-X, -100, 2 * X, Y, fill(bar.fade([`${ink.gold}@0`, `${ink.gold}@.55`], 90))) +
    times(14, () => glint(bar.between(-X, X), bar.between(-Y, -60), bar.between(4, 16), ink.light)) +
    circle(moonX, -240, 130, fill(bar.fade([ink.light, ink.gold], 50))) +
    circle(moonX, -240, 152, line(ink.gold, 3)) +
    beam(-420, 330) +
    beam(380, -240) +
    faint(0.9, far) +
    tower(bar, -side * 290, 190, -200, ink.gold) +
    rect(-X, 292, 2 * X, 26, fill(ink.light)) +
    rect(-X, 318, 2 * X, Y, fill(ink.dark)) +
    rail +
    rect(-X, 464, 2 * X, 60, fill(ink.dark)) +
    drinks
  );
};

const doorway: Scene = (bar) => {
  const { X, Y, ink } = bar;
  const brick = `M${n(-X)} -400H${n(X)}`;
  const wallLines = times(
    Math.ceil(Y / 40),
    (i) =>
      `<path d="${brick}" transform="translate(0 ${i * 80})" ${line(ink.back, 3, `stroke-dasharray="116 4" stroke-dashoffset="${i % 2 ? 60 : 0}" opacity=".6"`)}/>`,
  );
  const lamp = (x: number): string =>
    at(
      x,
      -120,
      circle(0, 0, 170, fill(bar.glow([`${ink.light}@.75`, `${ink.gold}@.2/50`, `${ink.gold}@0`]))) +
        path('M0 -90L34 -50L24 60H-24L-34 -50Z', `fill="${ink.light}" stroke="${ink.gold}" stroke-width="7"`) +
        path('M0 -90V-130M0 60V100', line(ink.gold, 8)),
    );
  const leaf = (side: number): string =>
    at(
      side * 88,
      0,
      rect(
        -82,
        -190,
        164,
        530,
        `fill="${bar.fade(side < 0 ? [ink.pop, ink.dark] : [ink.dark, ink.pop], 20)}" stroke="${ink.gold}" stroke-width="6"`,
      ) +
        rect(
          -52,
          -160,
          104,
          300,
          `fill="${bar.fade([ink.gold, ink.light, ink.gold], 70)}" stroke="${ink.gold}" stroke-width="5"`,
        ) +
        path('M-52 140L52 -10M-52 40L52 -110M-52 -60L20 -160M0 140L52 80', line(ink.goldDeep, 5)) +
        rect(-52, 180, 104, 120, line(ink.gold, 5)) +
        rect(side * -70 - 6, 20, 12, 110, fill(ink.gold)),
    );
  const awning = times(9, (i) =>
    path(
      `M${-300 + i * 66.7} -430L${-340 + i * 75.6} -330q37.800 60 75.600 0L${-233 + i * 66.7} -430Z`
        .replaceAll('.800', '.8')
        .replaceAll('.600', '.6'),
      fill(i % 2 ? ink.light : ink.pop),
    ),
  );
  const steps = times(3, (i) =>
    rect(
      -250 - i * 70,
      340 + i * 44,
      500 + i * 140,
      46,
      fill(bar.fade([ink.deep, i % 2 ? ink.gold : ink.light, ink.deep])),
    ),
  );
  const someone = bar.pick([-1, 1]);
  const passer = bar.chance(0.6) ? at(someone * (X > 600 ? 400 : 330), 300, figure(bar), 1.12) : '';
  const tree = (x: number): string =>
    at(
      x,
      345,
      path('M-70 0L-54 -120H54L70 0Z', fill(metal(bar))) +
        [0, 1, 2].map((i) => circle(0, -180 - i * 118, 92 - i * 18, fill(solid(bar, '#0d3327', '#2f7a55')))).join(''),
    );
  return (
    flood(bar, ink.ground, ink.deep) +
    wallLines +
    circle(0, -40, 560, fill(bar.glow([`${ink.gold}@.5`, `${ink.gold}@0`]))) +
    path(`M-250 345V-190A250 250 0 0 1 250 -190V345Z`, `fill="${ink.dark}" stroke="${ink.gold}" stroke-width="12"`) +
    bar.within(
      'M-210 -196A210 190 0 0 1 210 -196Z',
      rect(-220, -420, 440, 240, fill(ink.light)) + fan(bar, 0, -196, 220, 11),
    ) +
    leaf(-1) +
    leaf(1) +
    (bar.chance(0.5) ? awning : at(0, -430, fan(bar, 0, 0, 150, 9))) +
    rect(-X, 345, 2 * X, Y, fill(ink.dark)) +
    steps +
    (X > 600 ? tree(-560) + tree(560) : '') +
    lamp(-345) +
    lamp(345) +
    passer
  );
};

export const streets: Record<string, Scene> = { rooftop, doorway };
