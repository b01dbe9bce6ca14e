import { coupe, rocks } from './glasses.ts';
import { backdrop, counter } from './grounds.ts';
import {
  at,
  type Bar,
  circle,
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
  solid,
  times,
  turned,
} from './kit.ts';

const table = 292;

type Silhouette = { body: string; label: [number, number, number, number]; neck: number };
const silhouettes: readonly Silhouette[] = [
  {
    body: turned([
      [26, -600],
      [30, -560],
      [24, -550],
      [26, -420],
      [92, -350],
      [96, -330],
      [96, 0],
    ]),
    label: [-80, -240, 160, 150],
    neck: 27,
  },
  {
    body: turned([
      [24, -640],
      [27, -600],
      [22, -592],
      [24, -470],
      [52, -380],
      [84, -300],
      [88, 0],
    ]),
    label: [-66, -220, 132, 130],
    neck: 25,
  },
  {
    body: turned([
      [34, -430],
      [38, -396],
      [30, -388],
      [32, -330],
      [140, -270],
      [150, -240],
      [150, 0],
    ]),
    label: [-104, -190, 208, 130],
    neck: 36,
  },
  {
    body: turned([
      [28, -520],
      [32, -484],
      [26, -476],
      [30, -400],
      [120, -300],
      [60, -150],
      [124, -10],
      [124, 0],
    ]),
    label: [-46, -270, 92, 92],
    neck: 30,
  },
  {
    body: turned([
      [24, -560],
      [28, -520],
      [22, -512],
      [24, -440],
      [74, -440],
      [78, -420],
      [78, 0],
    ]),
    label: [-78, -330, 156, 200],
    neck: 26,
  },
];

function bottleShape(bar: Bar, kind: Silhouette, glass: string, shade: string): string {
  const [x, y, w, h] = kind.label;
  const top = Number(/ (-?\d+)/.exec(kind.body)?.[1] ?? -600);
  return (
    path(kind.body, fill(solid(bar, shade, glass))) +
    rect(-kind.neck, top - 36, kind.neck * 2, 66, fill(metal(bar))) +
    rect(x, y, w, h, fill(bar.ink.light)) +
    rect(x + 9, y + 9, w - 18, h - 18, line(bar.ink.gold, 4)) +
    at(
      0,
      y + h * 0.72,
      fan(
        { ...bar, ink: { ...bar.ink, ground: bar.ink.light, back: bar.ink.gold, gold: bar.ink.goldDeep } },
        0,
        0,
        h * 0.5,
        5,
      ),
    ) +
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
  const kind = bar.pick(silhouettes);
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
  const shelf = (y: number): string =>
    rect(-X, y, 2 * X, 12, fill(ink.gold)) + rect(-X, y + 12, 2 * X, 18, fill(ink.dark));
  const row = (y: number, size: number): string => {
    const step = 232 * size;
    const count = Math.ceil(X / step);
    return times(count * 2 + 1, (i) => {
      const x = (i - count) * step;
      // The middle stays free: there the mirror is, and what it shows.
      if (Math.abs(x) < 170) return '';
      const [glass, shade] = bar.pick(glassColours);
      const kind = bar.pick(silhouettes);
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
    path(
      turned([
        [26, -10],
        [30, 30],
        [24, 40],
        [30, 170],
        [92, 290],
        [96, 700],
      ]),
      fill(solid(bar, '#0a3322', '#2d7d55')),
    ) + rect(-31, -14, 62, 110, fill(metal(bar))),
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

export const bottles: Record<string, Scene> = { bottle, backbar, tower };
