import { backdrop, counter } from './proofGrounds.ts';
import { coupe, highball, rocks, wheel } from './proofGlasses.ts';
import {
  type Bar,
  at,
  circle,
  ellipse,
  faint,
  fan,
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
} from './proofKit.ts';

const table = 292;

function shakerShape(bar: Bar): string {
  const skin = bar.pick([silver, metal])(bar);
  const grooves = times(5, (i) => path(`M${n(-132 + i * 3)} ${-66 - i * 17}H${n(132 - i * 3)}`, line(bar.ink.dark, 3, 'opacity=".45"')));
  return (
    path(turned([[34, -640], [44, -600], [40, -556], [70, -520], [128, -470], [146, -420], [150, -396]]), fill(skin)) +
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

type Silhouette = { body: string; label: [number, number, number, number]; neck: number };
const bottles: readonly Silhouette[] = [
  { body: turned([[26, -600], [30, -560], [24, -550], [26, -420], [92, -350], [96, -330], [96, 0]]), label: [-80, -240, 160, 150], neck: 27 },
  { body: turned([[24, -640], [27, -600], [22, -592], [24, -470], [52, -380], [84, -300], [88, 0]]), label: [-66, -220, 132, 130], neck: 25 },
  { body: turned([[34, -430], [38, -396], [30, -388], [32, -330], [140, -270], [150, -240], [150, 0]]), label: [-104, -190, 208, 130], neck: 36 },
  { body: turned([[28, -520], [32, -484], [26, -476], [30, -400], [120, -300], [60, -150], [124, -10], [124, 0]]), label: [-46, -270, 92, 92], neck: 30 },
  { body: turned([[24, -560], [28, -520], [22, -512], [24, -440], [74, -440], [78, -420], [78, 0]]), label: [-78, -330, 156, 200], neck: 26 },
];

function bottleShape(bar: Bar, kind: Silhouette, glass: string, shade: string): string {
  const [x, y, w, h] = kind.label;
  const top = Number(/ (-?\d+)/.exec(kind.body)?.[1] ?? -600);
  return (
    path(kind.body, fill(solid(bar, shade, glass))) +
    rect(-kind.neck, top - 36, kind.neck * 2, 66, fill(metal(bar))) +
    rect(x, y, w, h, fill(bar.ink.light)) +
    rect(x + 9, y + 9, w - 18, h - 18, line(bar.ink.gold, 4)) +
    at(0, y + h * 0.72, fan({ ...bar, ink: { ...bar.ink, ground: bar.ink.light, back: bar.ink.gold, gold: bar.ink.goldDeep } }, 0, 0, h * 0.5, 5)) +
    rect(x * 0.6, y + h * 0.8, -x * 1.2, 5, fill(bar.ink.goldDeep))
  );
}

const glassColours = [
  ['#d98a24', '#7e3f0a'],
  ['#2f8a5b', '#0b3f2a'],
  ['#b52f2a', '#5c0d14'],
  ['#e7d9a6', '#a88d4d'],
  ['#3a66b0', '#132a5e'],
  ['#6a3414', '#2c1206'],
] as const;

const bottle: Scene = (bar) => {
  const [glass, shade] = bar.pick(glassColours);
  const kind = bar.pick(bottles);
  const side = bar.pick([-1, 1]);
  const standing =
    (bar.X > 600 ? at(side * 490, table - 4, faint(0.8, coupe(bar)), 0.72) : '') +
    (bar.X > 900 ? at(-side * 640, table - 4, faint(0.8, rocks(bar)), 1) : '') +
    at(side * 195, table, rocks(bar), 0.66) +
    at(-side * 60, table, bottleShape(bar, kind, glass, shade), 1.06);
  return backdrop(bar, -side * 60) + counter(bar, table, standing) + glint(-side * 150, -200, 46, bar.ink.light);
};

const backbar: Scene = (bar) => {
  const { X, Y, ink } = bar;
  const shelf = (y: number): string => rect(-X, y, 2 * X, 12, fill(ink.gold)) + rect(-X, y + 12, 2 * X, 18, fill(ink.dark));
  const row = (y: number, size: number): string => {
    const step = 232 * size;
    const count = Math.ceil(X / step);
    return times(count * 2 + 1, (i) => {
      const x = (i - count) * step;
      // The middle stays free: there the mirror is, and what it shows.
      if (Math.abs(x) < 170) return '';
      const [glass, shade] = bar.pick(glassColours);
      const kind = bar.pick(bottles);
      const [lx, ly, lw, lh] = kind.label;
      return at(
        x,
        y,
        path(kind.body, fill(solid(bar, shade, glass))) +
          rect(lx, ly, lw, lh, fill(bar.pick([ink.light, ink.gold, ink.pop]))) +
          rect(lx, ly + lh * 0.4, lw, 8, fill(ink.dark)),
        size,
      );
    });
  };
  const mirrorFrame = (w: number, top: number, paint: string): string =>
    path(`M${-w} ${table}V${top + w}A${w} ${w} 0 0 1 ${w} ${top + w}V${table}Z`, paint);
  return (
    rect(-X, -Y, 2 * X, 2 * Y, fill(bar.fade([ink.deep, ink.ground, ink.deep]))) +
    circle(0, -60, 620, fill(bar.glow([`${ink.light}@.5`, `${ink.gold}@.25/50`, `${ink.gold}@0`]))) +
    shelf(-86) +
    row(-86, 0.62) +
    shelf(table - 30) +
    row(table - 30, 0.62) +
    (Y > 560 ? shelf(-470) + row(-470, 0.5) : '') +
    mirrorFrame(188, -430, fill(ink.gold)) +
    mirrorFrame(174, -414, fill(ink.deep)) +
    mirrorFrame(162, -402, fill(bar.fade([ink.back, ink.light, ink.back], 60))) +
    bar.within(
      `M-162 ${table}V-240A162 162 0 0 1 162 -240V${table}Z`,
      faint(0.5, rays(0, table, 26, fill(ink.gold), 0, 0.4, 900)) + fan(bar, 0, table, 250, 9),
    ) +
    counter(bar, table, at(0, table, bar.pick([coupe, rocks, coupe])(bar), 0.86))
  );
};

const tower: Scene = (bar) => {
  const id = `${bar.motif}-glass`;
  const pale = { ...bar, drink: { body: '#f3d670', shade: '#c6952c' } };
  // Tower glasses are low: the same coupe with most of its stem taken out.
  const [wide, tall] = [0.4, 0.27];
  const glass = (x: number, y: number): string =>
    `<use href="#${id}" transform="translate(${n(x)} ${n(y)}) scale(${wide} ${tall})"/>`;
  const stack = times(5, (level) =>
    times(5 - level, (i) => glass((i - (4 - level) / 2) * 430 * wide, table - level * 556 * tall)),
  );
  const stream = bar.pick([-1, 1]);
  const pouring = at(
    stream * 14,
    -496,
    path(turned([[26, -10], [30, 30], [24, 40], [30, 170], [92, 290], [96, 700]]), fill(solid(bar, '#0a3322', '#2d7d55'))) +
      rect(-31, -14, 62, 110, fill(metal(bar))),
    0.62,
    stream * 118,
  );
  return (
    backdrop(bar, 0, -60) +
    counter(
      bar,
      table,
      `<defs><g id="${id}">${coupe(pale)}</g></defs>${bar.X > 600 ? glass(-560, table) + glass(580, table) : ''}${stack}`,
    ) +
    path(`M0 -486Q${-stream * 6} -470 0 -440`, line('#f6dd86', 12, 'stroke-linecap="round"')) +
    pouring +
    times(9, () => glint(bar.between(-330, 330), bar.between(-420, 120), bar.between(12, 34), bar.ink.light))
  );
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
    circle(x + 12, y + 16, r, fill(`${ink.dark}" opacity=".35`)) + at(x, y, circle(0, 0, r * 1.03, fill(fruit.rind)) + wheel(bar, 0, 0, r, fruit.flesh));
  const side = bar.pick([-1, 1]);
  const peel = 'M-20 0C120 -60 150 90 40 120C-60 150 -70 40 30 30C150 20 230 130 150 210';
  return (
    rect(-X, -Y, 2 * X, 2 * Y, fill(bar.fade([ink.ground, ink.deep], 45))) +
    path(`M${n(-X)} ${n(side * 500)}L${n(X)} ${n(-side * 500)}V${n(Y)}H${n(-X)}Z`, fill(bar.fade([ink.back, ink.ground], 45))) +
    faint(0.35, rays(side * 90, -20, 36, fill(ink.gold), 0, 0.3)) +
    circle(side * 90, -20, 330, line(ink.gold, 4)) +
    whole(-side * 270, -150, 170) +
    half(side * 90, -20, 250) +
    half(-side * 210, 200, 165) +
    (X > 600 ? half(side * 560, 210, 150) + whole(-side * 620, 180, 160) : '') +
    at(side * 300, 130, path(peel, line(fruit.shade, 40, 'stroke-linecap="round"')) + path(peel, line(fruit.rind, 30, 'stroke-linecap="round"')), 0.9) +
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
    path(`M${x} 0C${x - 70} ${-tall * 0.3} ${x + 70} ${-tall * 0.6} ${x} ${-tall}`, line(ink.light, 14, 'stroke-linecap="round" opacity=".5"'));
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
  return backdrop(bar, -side * 60) + counter(bar, table, standing) + at(side * 215, 90, steam(-30, 240) + steam(36, 310));
};

export const barScenes: Record<string, Scene> = { shaker, bottle, backbar, tower, citrus, teapot };
