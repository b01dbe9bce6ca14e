import { coupe, martini, rocks } from './glasses.ts';
import { counter } from './grounds.ts';
import {
  at,
  circle,
  ellipse,
  faint,
  fill,
  flood,
  line,
  metal,
  mirror,
  n,
  path,
  rays,
  rect,
  type Scene,
  solid,
  times,
} from './kit.ts';
import { figure } from './streets.ts';

const barrels: Scene = (bar) => {
  const { X, Y, ink } = bar;
  const wood = bar.pick([
    ['#c98b45', '#5f3413'],
    ['#a86a35', '#43220d'],
    ['#d6a565', '#774a1e'],
  ] as const);
  const cask = (x: number, y: number, r: number): string =>
    at(
      x,
      y,
      circle(0, 0, 100, fill(wood[1])) +
        circle(0, 0, 88, fill(solid(bar, wood[1], wood[0], 28))) +
        path('M-58 -66V66M-20 -86V86M20 -86V86M58 -66V66', line(wood[1], 3)) +
        circle(0, 0, 94, line(ink.dark, 11)) +
        circle(0, 0, 94, line(ink.gold, 3)) +
        circle(0, 52, 10, fill(ink.dark)) +
        path('M-26 -14H26L0 24Z', line(ink.dark, 4, 'opacity=".55"')),
      r / 100,
    );
  const vault = (i: number): string => {
    const w = 720 - i * 132;
    const top = -230 + i * 40;
    return path(
      `M${-w} ${n(Y)}V${top}A${w} ${n(w * 0.62)} 0 0 1 ${w} ${top}V${n(Y)}Z`,
      `fill="${bar.fade([ink.deep, i % 2 ? ink.ground : ink.back, ink.deep])}" stroke="${ink.gold}" stroke-width="${n(6 - i)}"`,
    );
  };
  const stack = (side: number): string =>
    times(4, (depth) => {
      const r = 66 + depth * 34;
      const x = side * (196 + depth * 132);
      const floor = 170 + depth * 58;
      return (depth < 3 || X > 640 ? cask(x, floor - r * 2.75, r) : '') + cask(x, floor - r, r);
    });
  // An upturned cask is the only table in a cellar.
  const tasting = at(
    0,
    236,
    path('M-96 0H96C124 70 124 150 96 230H-96C-124 150 -124 70 -96 0Z', fill(solid(bar, wood[1], wood[0]))) +
      path('M-104 28H104M-114 180H114', line(ink.dark, 16)) +
      ellipse(0, 0, 96, 13, fill(wood[0])) +
      at(0, 2, bar.pick([rocks, coupe])(bar), 0.5),
  );
  return (
    flood(bar, ink.deep, ink.dark) +
    times(5, vault) +
    path('M-96 170V-30A96 96 0 0 1 96 -30V170Z', fill(bar.glow([ink.light, `${ink.gold}/60`, ink.goldDeep]))) +
    faint(0.3, rays(0, 20, 24, fill(bar.glow([ink.light, `${ink.light}@0`])), 0.2, 0.4, 620)) +
    path(`M-120 160H120L${n(X)} ${n(Y)}H${n(-X)}Z`, fill(bar.fade([ink.gold, ink.dark], 90))) +
    path(`M-40 160L${n(-X * 0.3)} ${n(Y)}M40 160L${n(X * 0.3)} ${n(Y)}`, line(ink.dark, 4, 'opacity=".5"')) +
    stack(-1) +
    stack(1) +
    (bar.chance(0.5) ? at(0, 150, figure(bar), 0.6) : tasting) +
    path('M0 -430V-330', line(ink.gold, 5)) +
    path('M-50 -330H50L34 -286H-34Z', fill(metal(bar))) +
    circle(0, -270, 130, fill(bar.glow([`${ink.light}@.9`, `${ink.light}@0`])))
  );
};

const still: Scene = (bar) => {
  const { X, Y, ink } = bar;
  const copper = bar.fade(['#6b2a10', '#d67a3e/36', '#ffd9a8/49.6', '#a8501f/50', '#e09355/74', '#5a200b']);
  const window = times(7, (i) => path(`M${-330 + i * 110} ${n(Y)}V-420`, line(ink.deep, 12)));
  const pot =
    path(
      'M-40 -430L-44 -360C-60 -250 -130 -220 -190 -150C-270 -50 -250 120 -200 170H200C250 120 270 -50 190 -150C130 -220 60 -250 44 -360L40 -430Z',
      fill(copper),
    ) +
    path(
      'M-40 -430C-40 -520 60 -530 150 -486L470 -330L452 -290L140 -440C80 -464 40 -462 40 -430Z',
      fill(bar.fade(['#d67a3e', '#ffd9a8/30', '#8a3d16'], 60)),
    ) +
    path('M-206 -128H206M-238 -40H238', line('#6b2a10', 9)) +
    times(15, (i) => circle(-196 + i * 28, -128, 5, fill('#ffd9a8'))) +
    circle(0, 60, 62, fill(metal(bar))) +
    circle(0, 60, 44, fill(solid(bar, '#5a200b', '#d67a3e'))) +
    path('M-226 170H226L250 300H-250Z', fill(bar.fade([ink.deep, `${ink.back}/50`, `${ink.dark}/50.5`, ink.dark]))) +
    path('M-70 300V230A70 70 0 0 1 70 230V300Z', fill(bar.glow(['#ffe9a8', '#f0903a', '#9a2a12'])));
  const condenser =
    rect(420, -330, 120, 470, fill(copper)) +
    path('M420 -330Q480 -380 540 -330Z', fill(copper)) +
    times(6, (i) => rect(412, -270 + i * 76, 136, 12, fill('#6b2a10'))) +
    path('M480 140V210H560', line('#a8501f', 26)) +
    rect(535, 210, 130, 90, fill(solid(bar, '#5f3413', '#c98b45')));
  const side = bar.pick([-1, 1]);
  const steam = times(5, (i) =>
    circle(
      -260 - i * 62 + bar.between(-20, 20),
      -330 - i * 36,
      56 + i * 18,
      fill(`${ink.light}" opacity="${n(0.34 - i * 0.05)}`),
    ),
  );
  const scene = at(-70, 40, pot + condenser, 0.92) + steam + (X > 700 ? at(-640, 60, pot, 0.62) : '');
  return (
    flood(bar, ink.ground, ink.deep) +
    path(
      `M-400 ${n(Y)}V-100A400 400 0 0 1 400 -100V${n(Y)}Z`,
      `fill="${bar.fade([ink.light, ink.gold, ink.ground], 90)}" stroke="${ink.gold}" stroke-width="8"`,
    ) +
    bar.within(
      `M-400 ${n(Y)}V-100A400 400 0 0 1 400 -100V${n(Y)}Z`,
      faint(0.5, rays(0, 60, 30, fill(ink.light), 0, 0.45, 900)) + window + path('M-420 -100H420', line(ink.deep, 12)),
    ) +
    rect(-X, 300, 2 * X, Y, fill(bar.fade([ink.dark, ink.deep], 90))) +
    times(9, (i) => path(`M${n((i - 4) * 150)} 312L${n((i - 4) * 330)} ${n(Y)}`, line(ink.gold, 3, 'opacity=".4"'))) +
    rect(-X, 300, 2 * X, 8, fill(ink.gold)) +
    (side < 0 ? mirror(scene) : scene)
  );
};

const diningcar: Scene = (bar) => {
  const { X, Y, ink } = bar;
  const side = bar.pick([-1, 1]);
  const pane = 'M-390 -340Q-390 -390 -340 -390H340Q390 -390 390 -340V160H-390Z';
  const peaks = `M-420 60L-260 -170L-150 -40L20 -260L190 -20L300 -130L420 40V200H-420Z`;
  const alps =
    path(peaks, fill(bar.fade([ink.ground, ink.deep], 90))) +
    path('M20 -260L70 -190L30 -150L-10 -180L-40 -176Z', fill(ink.light)) +
    path('M-420 70Q-100 0 420 90V200H-420Z', fill(ink.deep));
  const coast =
    path('M-420 20H420V200H-420Z', fill(bar.fade([ink.ground, ink.deep], 90))) +
    path('M-420 40Q-330 -90 -170 -60Q-60 -40 -20 30L-420 60Z', fill(ink.deep)) +
    path('M60 30L60 -110Q150 -40 150 16ZM50 30V-90Q0 -30 -6 24ZM-10 40H160L140 66H20Z', fill(ink.light));
  const town =
    times(8, (i) =>
      rect(
        -400 + i * 104,
        -60 - ((i * 67) % 150),
        90,
        300,
        fill(bar.fade([ink.ground, `${ink.back}/50`, `${ink.deep}/50.5`, ink.deep])),
      ),
    ) +
    path('M-360 -20V140M-150 -90V140M60 -40V140M260 -110V140', line(ink.gold, 26, 'stroke-dasharray="14 24"')) +
    path('M-420 110Q0 70 420 110V200H-420Z', fill(ink.dark));
  const view =
    rect(-400, -400, 800, 600, fill(bar.fade([ink.back, ink.gold, ink.light], 90))) +
    circle(side * 190, -150, 84, fill(ink.light)) +
    bar.pick([alps, coast, town]) +
    times(4, (i) => path(`M${-400 + i * 40} ${110 + i * 16}H${380 - i * 90}`, line(ink.light, 4, 'opacity=".45"')));
  const curtain = (x: number): string =>
    `<g transform="translate(${x} 0) scale(${x < 0 ? 1 : -1} 1)">${path('M-60 -430H150C140 -230 60 -120 -30 -60V170H-60Z', fill(bar.fade([ink.pop, ink.dark, ink.pop, ink.dark, ink.pop])))}${path('M-60 -66Q-10 -60 20 -90', line(ink.gold, 14))}</g>`;
  const lamp =
    path('M-10 0V-190H10V0M-70 0Q0 -50 70 0Z', fill(metal(bar))) +
    path('M-110 -170L-60 -300H60L110 -170Z', fill(bar.fade([ink.gold, ink.light, ink.gold]))) +
    times(7, (i) => path(`M${-106 + i * 35.4} -162v26`, line(ink.gold, 5)));
  const drink = bar.pick([coupe, martini, rocks])(bar);
  const nextPane = (to: number): string =>
    at(
      to * 790,
      0,
      rect(
        -270,
        -390,
        540,
        550,
        `fill="${bar.fade([ink.back, ink.gold, ink.light], 90)}" stroke="${ink.gold}" stroke-width="24"`,
      ) + path('M-270 60Q0 -60 270 60V160H-270Z', fill(ink.deep)),
    );
  return (
    flood(bar, '#5a2a18', '#2a110a') +
    times(Math.ceil(X / 60), (i) => rect(-X + i * 120, -Y, 60, 2 * Y, fill(bar.fade(['#7a3d22', '#4a2012'])))) +
    (X > 600 ? nextPane(-1) + nextPane(1) : '') +
    path(pane, `fill="${ink.dark}" stroke="${ink.gold}" stroke-width="34"`) +
    bar.within(pane, view) +
    path(pane, line(ink.goldDeep, 5)) +
    curtain(-390) +
    curtain(390) +
    circle(-side * 230, 60, 330, fill(bar.glow([`${ink.light}@.6`, `${ink.gold}@.2/55`, `${ink.gold}@0`]))) +
    counter(
      { ...bar, ink: { ...ink, dark: '#f6ecd6' } },
      300,
      at(-side * 230, 300, lamp, 0.98) +
        at(side * 120, 300, drink, 0.74) +
        at(side * 350, 300, ellipse(0, -6, 120, 12, fill(metal(bar))), 1),
    )
  );
};

export const rooms: Record<string, Scene> = { barrels, still, diningcar };
