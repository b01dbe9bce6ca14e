import { coupe, highball, rocks, wheel } from './glasses.ts';
import { backdrop, counter } from './grounds.ts';
import {
  at,
  type Bar,
  circle,
  ellipse,
  faint,
  fill,
  glint,
  line,
  metal,
  n,
  path,
  rays,
  rect,
  type Scene,
  silver,
  solid,
  times,
  turned,
} from './kit.ts';

const table = 292;

function shakerShape(bar: Bar): string {
  const skin = bar.pick([silver, metal])(bar);
  const grooves = times(5, (i) =>
    path(`M${n(-132 + i * 3)} ${-66 - i * 17}H${n(132 - i * 3)}`, line(bar.ink.dark, 3, 'opacity=".45"')),
  );
  return (
    path(
      turned([
        [34, -640],
        [44, -600],
        [40, -556],
        [70, -520],
        [128, -470],
        [146, -420],
        [150, -396],
      ]),
      fill(skin),
    ) +
    path('M-152 -396H152V-376H-152Z', fill(bar.ink.goldDeep)) +
    path('M-150 -376H150L112 0H-112Z', fill(skin)) +
    grooves +
    path('M-112 0H112V-14H-112Z', fill(bar.ink.goldDeep)) +
    path('M-118 -350L-96 -50H-78L-94 -350Z', fill('#ffffff" opacity=".7')) +
    ellipse(0, -640, 34, 9, fill('#ffffff" opacity=".6'))
  );
}

const shaker: Scene = (bar) => {
  const side = bar.pick([-1, 1]);
  const beside = bar.pick([coupe, rocks]);
  const standing =
    (bar.X > 600 ? at(side * 520, table - 4, faint(0.8, highball(bar)), 0.74) : '') +
    at(side * 190, table - 6, beside(bar), 0.72) +
    at(-side * 80, table, shakerShape(bar), 0.94) +
    at(-side * 300, table, wheel(bar, 0, -76, 76));
  return backdrop(bar) + counter(bar, table, standing) + glint(-side * 180, -230, 54, bar.ink.light);
};

const citrus: Scene = (bar) => {
  const { X, Y, ink } = bar;
  const fruit = bar.pick([
    { flesh: '#f6b23c', rind: '#e98a1f', shade: '#a9500c' },
    { flesh: '#f4d74e', rind: '#f0c62c', shade: '#b58812' },
    { flesh: '#cfdc62', rind: '#8fb23a', shade: '#4d701a' },
    { flesh: '#f0826a', rind: '#f09a3e', shade: '#b34b22' },
  ]);
  const whole = (x: number, y: number, r: number): string =>
    circle(x, y, r, fill(solid(bar, fruit.shade, fruit.rind, 35))) +
    at(x, y - r + 8, path('M0 0C40 -90 130 -110 190 -70C150 0 60 30 0 0Z', fill(solid(bar, '#14502f', '#3f9a5a', 20))));
  const half = (x: number, y: number, r: number): string =>
    circle(x + 12, y + 16, r, fill(`${ink.dark}" opacity=".35`)) +
    at(x, y, circle(0, 0, r * 1.03, fill(fruit.rind)) + wheel(bar, 0, 0, r, fruit.flesh));
  const side = bar.pick([-1, 1]);
  const peel = 'M-20 0C120 -60 150 90 40 120C-60 150 -70 40 30 30C150 20 230 130 150 210';
  return (
    rect(-X, -Y, 2 * X, 2 * Y, fill(bar.fade([ink.ground, ink.deep], 45))) +
    path(
      `M${n(-X)} ${n(side * 500)}L${n(X)} ${n(-side * 500)}V${n(Y)}H${n(-X)}Z`,
      fill(bar.fade([ink.back, ink.ground], 45)),
    ) +
    faint(0.35, rays(side * 90, -20, 36, fill(ink.gold), 0, 0.3)) +
    circle(side * 90, -20, 330, line(ink.gold, 4)) +
    whole(-side * 270, -150, 170) +
    half(side * 90, -20, 250) +
    half(-side * 210, 200, 165) +
    (X > 600 ? half(side * 560, 210, 150) + whole(-side * 620, 180, 160) : '') +
    at(
      side * 300,
      130,
      path(peel, line(fruit.shade, 40, 'stroke-linecap="round"')) +
        path(peel, line(fruit.rind, 30, 'stroke-linecap="round"')),
      0.9,
    ) +
    at(
      -side * 40,
      330,
      path('M-330 0L120 -34Q170 -20 150 14L-330 18Z', fill(silver(bar))) +
        path('M150 -38L420 -26Q446 0 420 30L150 20Z', fill(solid(bar, ink.dark, ink.goldDeep, 90))) +
        [210, 300, 390].map((x) => circle(x, -4, 9, fill(ink.gold))).join(''),
      0.94,
      -side * 8,
    ) +
    glint(side * 190, -200, 50, ink.light)
  );
};

const teapot: Scene = (bar) => {
  const { ink } = bar;
  const glaze = solid(bar, bar.pick([ink.pop, ink.goldDeep]), bar.pick([ink.light, ink.gold]));
  const steam = (x: number, tall: number): string =>
    path(
      `M${x} 0C${x - 70} ${-tall * 0.3} ${x + 70} ${-tall * 0.6} ${x} ${-tall}`,
      line(ink.light, 14, 'stroke-linecap="round" opacity=".5"'),
    );
  const pot =
    path('M170 -210C330 -330 330 -60 150 -70', line(ink.gold, 30)) +
    path('M-150 -110C-240 -130 -240 -250 -320 -270L-290 -300C-190 -290 -190 -220 -120 -200Z', fill(metal(bar))) +
    path('M0 -330A190 165 0 0 1 120 -20H-120A190 165 0 0 1 0 -330Z', fill(glaze)) +
    path('M-160 -236H160M-184 -190H184M-186 -150H186', line(ink.gold, 7)) +
    path('M-120 -20H120L140 0H-140Z', fill(metal(bar))) +
    path('M-74 -318Q0 -400 74 -318Z', fill(metal(bar))) +
    circle(0, -384, 26, fill(metal(bar)));
  const cup =
    path('M-120 -150H120C116 -60 70 -24 0 -24C-70 -24 -116 -60 -120 -150Z', fill(glaze)) +
    path('M112 -130C190 -140 180 -40 84 -58', line(ink.gold, 14)) +
    ellipse(0, -150, 120, 20, fill(ink.gold)) +
    ellipse(0, -149, 106, 14, fill(bar.drink.shade)) +
    path('M-170 -16Q0 14 170 -16L120 0H-120Z', fill(metal(bar)));
  const side = bar.pick([-1, 1]);
  const standing =
    (bar.X > 600 ? at(side * 540, table, cup, 0.7) : '') +
    `<g transform="translate(${n(-side * 90)} ${table}) scale(${side * 1.16} 1.16)">${pot}</g>` +
    at(side * 215, table, cup, 0.92) +
    at(-side * 330, table, wheel(bar, 0, -62, 62));
  return (
    backdrop(bar, -side * 60) + counter(bar, table, standing) + at(side * 215, 90, steam(-30, 240) + steam(36, 310))
  );
};

export const barScenes: Record<string, Scene> = { shaker, citrus, teapot };
