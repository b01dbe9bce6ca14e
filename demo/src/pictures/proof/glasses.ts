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
  rect,
  type Scene,
  solid,
  times,
} from './kit.ts';

const rim = (bar: Bar, y: number, rx: number, ry = 12): string =>
  ellipse(0, y, rx, ry, `fill="${bar.ink.light}" fill-opacity=".12" stroke="${bar.ink.glass}" stroke-width="5"`);

/** A glass wall: clear at the middle, catching light at both edges. */
const wall = (bar: Bar): string =>
  bar.fade([
    `${bar.ink.glass}@.6`,
    `${bar.ink.light}@.16/18`,
    `${bar.ink.light}@.06/50`,
    `${bar.ink.light}@.28/50.5`,
    `${bar.ink.light}@.12/84`,
    `${bar.ink.glass}@.65`,
  ]);

const poured = (bar: Bar): string =>
  bar.fade([bar.drink.shade, `${bar.drink.body}/50`, `${bar.drink.shade}/50.5`, bar.drink.shade]);

const surface = (bar: Bar, y: number, rx: number, ry: number): string =>
  ellipse(0, y, rx, ry, fill(bar.fade([bar.drink.body, '#fff6dc'], 0)));

/** The stem and foot that stand under a bowl, from `top` down to 0. */
function stem(bar: Bar, top: number, foot = 130): string {
  return (
    path(`M-9 ${top}L-13 -40Q-20 -16 -${foot} -8V0H${foot}V-8Q20 -16 13 -40L9 ${top}Z`, fill(wall(bar))) +
    path(
      `M-9 ${top}L-13 -40Q-20 -16 -${foot} -8M9 ${top}L13 -40Q20 -16 ${foot} -8`,
      line(bar.ink.glass, 4, 'opacity=".8"'),
    ) +
    ellipse(0, -5, foot, 9, `fill="none" stroke="${bar.ink.glass}" stroke-width="4"`)
  );
}

const pick = (bar: Bar, x: number, y: number, turn: number): string =>
  at(
    x,
    y,
    path('M-170 0H170', line(bar.ink.gold, 6)) +
      circle(-176, 0, 13, fill(bar.ink.gold)) +
      [0, 62].map((at) => circle(at, 0, 31, fill(solid(bar, bar.ink.dark, bar.ink.pop)))).join('') +
      [-8, 54].map((at) => circle(at, -12, 7, fill(bar.ink.light))).join(''),
    1,
    turn,
  );

export function coupe(bar: Bar): string {
  const bowl = 'M-215 -560C-205 -430 -95 -372 0 -370C95 -372 205 -430 215 -560';
  return (
    stem(bar, -372, 135) +
    path('M-205 -520C-190 -420 -90 -382 0 -380C90 -382 190 -420 205 -520Z', fill(poured(bar))) +
    surface(bar, -520, 205, 17) +
    path(`${bowl}Z`, fill(wall(bar))) +
    path(bowl, line(bar.ink.glass, 6)) +
    rim(bar, -560, 215) +
    path(
      'M-178 -535C-168 -470 -120 -420 -70 -402C-112 -430 -148 -480 -156 -535Z',
      fill(`${bar.ink.light}" opacity=".75`),
    )
  );
}

export function martini(bar: Bar): string {
  return (
    stem(bar, -330, 140) +
    path('M-200 -545L0 -335L200 -545Z', fill(poured(bar))) +
    surface(bar, -545, 200, 15) +
    path('M-240 -585L0 -330L240 -585Z', fill(wall(bar))) +
    path('M-240 -585L0 -330L240 -585', line(bar.ink.glass, 6, 'stroke-linejoin="round"')) +
    rim(bar, -585, 240) +
    path('M-190 -552L-60 -412L-40 -412L-160 -552Z', fill(`${bar.ink.light}" opacity=".6`)) +
    (bar.chance(0.5) ? pick(bar, 60, -560, -34) : twist(bar, 150, -560))
  );
}

const twist = (bar: Bar, x: number, y: number): string =>
  at(
    x,
    y,
    path(
      'M0 0C90 -40 100 -120 20 -120C-50 -118 -46 -40 20 -44C90 -50 110 -160 60 -220',
      line(bar.ink.goldDeep, 26, 'stroke-linecap="round"'),
    ) +
      path(
        'M0 0C90 -40 100 -120 20 -120C-50 -118 -46 -40 20 -44C90 -50 110 -160 60 -220',
        line('#f3cf52', 18, 'stroke-linecap="round"'),
      ),
    0.8,
  );

const cube = (bar: Bar, x: number, y: number, s: number, turn: number): string =>
  at(
    x,
    y,
    rect(
      -s,
      -s,
      2 * s,
      2 * s,
      `fill="${bar.fade([`#ffffff@.75`, `#ffffff@.18/60`, '#ffffff@.4'], 50)}" stroke="#fff" stroke-opacity=".8" stroke-width="4"`,
    ) +
      path(
        `M${-s} ${-s}l${s * 0.5} ${s * 0.42}h${s}l${s * 0.5} ${-s * 0.42}M${-s * 0.5} ${-s * 0.58}V${s}`,
        line('#ffffff', 3, 'opacity=".55"'),
      ),
    1,
    turn,
  );

export function highball(bar: Bar): string {
  const turn = bar.between(-14, 14);
  return (
    path('M92 -500L150 -760L172 -756L112 -490Z', fill(metal(bar))) +
    rect(-108, -500, 216, 486, fill(poured(bar))) +
    rect(-108, -500, 216, 210, fill(bar.fade([`${bar.ink.light}@.55`, `${bar.ink.light}@0`], 90))) +
    cube(bar, -30, -405, 62, turn) +
    cube(bar, 28, -265, 64, -turn * 1.4) +
    cube(bar, -22, -118, 66, turn * 0.7) +
    times(12, () =>
      circle(bar.between(-92, 92), bar.between(-470, -40), bar.between(3, 8), fill(`${bar.ink.light}" opacity=".7`)),
    ) +
    surface(bar, -500, 108, 13) +
    rect(-124, -600, 248, 600, fill(wall(bar))) +
    path('M-124 -600V0H124V-600', line(bar.ink.glass, 6)) +
    rect(-124, -16, 248, 16, fill(`${bar.ink.light}" opacity=".55`)) +
    rect(-100, -470, 20, 400, fill(`${bar.ink.light}" opacity=".6`)) +
    rim(bar, -600, 124) +
    wheel(bar, -126, -600, 92)
  );
}

/** A slice of citrus. */
export function wheel(
  bar: Bar,
  x: number,
  y: number,
  r: number,
  flesh = bar.pick(['#f6b23c', '#f4d24a', '#c9d456', '#ec7a4e']),
): string {
  return at(
    x,
    y,
    circle(0, 0, r, fill(bar.ink.goldDeep)) +
      circle(0, 0, r * 0.97, fill(flesh)) +
      circle(0, 0, r * 0.88, fill('#fff6dd')) +
      times(8, (i) => {
        const half = Math.PI / 8 - 0.06;
        const inner = r * 0.8;
        const spot = (angle: number) => `${n(inner * Math.cos(angle))} ${n(inner * Math.sin(angle))}`;
        return `<path d="M${n(r * 0.09)} 0L${spot(-half)}A${n(inner)} ${n(inner)} 0 0 1 ${spot(half)}Z" transform="rotate(${i * 45})" fill="${flesh}"/>`;
      }),
    1,
    bar.between(0, 45),
  );
}

export function rocks(bar: Bar): string {
  const turn = bar.between(-10, 10);
  // The cut of the glass follows its taper: each lozenge leans as the wall does.
  const cuts = times(6, (i) => {
    const x = (i - 2.5) * 48;
    return path(
      `M${n(x - 22)} -96L${n(x * 1.02)} -150L${n(x + 22)} -96L${n(x)} -24Z`,
      `fill="${bar.ink.light}" fill-opacity="${i < 3 ? 0.34 : 0.14}" stroke="${bar.ink.glass}" stroke-width="3"`,
    );
  });
  return (
    path('M-164 -250L-150 -22H150L164 -250Z', fill(poured(bar))) +
    cube(bar, -10, -215, 104, turn) +
    surface(bar, -250, 164, 13) +
    faint(0.9, cuts) +
    path('M-185 -370L-160 0H160L185 -370Z', fill(wall(bar))) +
    path('M-185 -370L-160 0H160L185 -370', line(bar.ink.glass, 6)) +
    path('M-160 -22H160', line(bar.ink.glass, 4)) +
    rim(bar, -370, 185, 14)
  );
}

function wineglass(bar: Bar): string {
  const bowl = 'M-128 -640C-190 -470 -160 -318 0 -310C160 -318 190 -470 128 -640';
  return (
    stem(bar, -312, 125) +
    path('M-163 -500C-170 -390 -120 -322 0 -320C120 -322 170 -390 163 -500Z', fill(poured(bar))) +
    surface(bar, -500, 163, 15) +
    path(`${bowl}Z`, fill(wall(bar))) +
    path(bowl, line(bar.ink.glass, 6)) +
    rim(bar, -640, 128, 10) +
    path(
      'M-126 -590C-160 -480 -150 -400 -110 -360C-128 -410 -132 -490 -104 -590Z',
      fill(`${bar.ink.light}" opacity=".65`),
    )
  );
}

function beer(bar: Bar): string {
  return (
    path(
      'M150 -430H214Q262 -430 262 -380V-190Q262 -120 190 -118H150V-166H186Q212 -166 212 -196V-372Q212 -386 196 -386H150Z',
      `fill="${wall(bar)}" stroke="${bar.ink.glass}" stroke-width="6"`,
    ) +
    rect(-150, -520, 300, 506, fill(poured(bar))) +
    times(5, (i) => rect(-132 + i * 56, -450, 40, 400, fill(`${bar.ink.light}" opacity="${i < 2 ? '.36' : '.14'}`))) +
    times(16, () =>
      circle(bar.between(-135, 135), bar.between(-480, -40), bar.between(3, 7), fill(`${bar.ink.light}" opacity=".8`)),
    ) +
    rect(-166, -560, 332, 560, fill(wall(bar))) +
    path('M-166 -540V0H166V-540', line(bar.ink.glass, 6)) +
    rect(-166, -20, 332, 20, fill(`${bar.ink.light}" opacity=".5`)) +
    path(
      'M-190 -500C-230 -580 -160 -640 -110 -610C-90 -680 20 -690 40 -630C100 -670 180 -620 160 -570C215 -550 200 -470 160 -488C150 -430 110 -420 96 -470C50 -440 10 -450 -10 -478C-60 -440 -100 -440 -112 -480C-140 -450 -180 -460 -190 -500Z',
      fill(bar.fade(['#fffdf4', '#f6e7c0/50', '#fffdf4/50.5', '#e3cb95'])),
    )
  );
}

type Glass = (bar: Bar) => string;

/** A pair, one close by, or one with companions in the shade: never the same table twice. */
function served(bar: Bar, main: Glass, scale: number, others: readonly Glass[]): string {
  const side = bar.pick([-1, 1]);
  const arrangement = bar.pick(['alone', 'alone', 'pair', 'close']);
  if (arrangement === 'close') {
    const low = 640;
    return (
      backdrop(bar, 0, -20) +
      counter(bar, low, at(0, low, main(bar), scale * 1.55)) +
      glint(side * 250, -300, 60, bar.ink.light)
    );
  }
  const top = 292;
  const shadow = (x: number, size: number): string => at(side * x, top - 4, faint(0.75, bar.pick(others)(bar)), size);
  const pair = arrangement === 'pair';
  const standing =
    (bar.X > 600 ? shadow(500, 0.8) : '') +
    (bar.X > 900 ? shadow(-600, 0.74) + shadow(850, 0.68) : '') +
    (pair ? at(side * 160, top - 8, main(bar), scale * 0.8) : '') +
    at(pair ? -side * 130 : 0, top, main(bar), pair ? scale * 0.94 : scale);
  return backdrop(bar) + counter(bar, top, standing) + glint(side * 215, -265, 40, bar.ink.light);
}

const wines = [
  { body: '#9c1f33', shade: '#4f0a1c' },
  { body: '#f0d779', shade: '#c39a35' },
  { body: '#f2a08f', shade: '#c9645f' },
  { body: '#dd8a2e', shade: '#9c5312' },
] as const;
const beers = [
  { body: '#f0b53a', shade: '#b8741a' },
  { body: '#c9722a', shade: '#7e3a10' },
  { body: '#5a2c18', shade: '#25100a' },
] as const;

export const glasses: Record<string, Scene> = {
  coupe: (bar) => served(bar, coupe, 1.04, [martini, rocks, highball]),
  martini: (bar) => served(bar, martini, 1, [coupe, highball, rocks]),
  highball: (bar) => served(bar, highball, 0.94, [rocks, coupe]),
  rocks: (bar) => served(bar, rocks, 1.36, [coupe, highball]),
  wine: (bar) => served({ ...bar, drink: bar.pick(wines) }, wineglass, 0.96, [wineglass]),
  beer: (bar) => served({ ...bar, drink: bar.pick(beers) }, beer, 0.9, [beer]),
};
