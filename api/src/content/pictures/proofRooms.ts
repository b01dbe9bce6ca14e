import { counter } from './proofGrounds.ts';
import { coupe, martini, rocks } from './proofGlasses.ts';
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
  mirror,
  n,
  path,
  rays,
  rect,
  type Scene,
  solid,
  times,
} from './proofKit.ts';

const flood = (bar: Bar, from: string, to: string, turn = 90): string =>
  rect(-bar.X, -bar.Y, 2 * bar.X, 2 * bar.Y, fill(bar.fade([from, to], turn)));

const barrels: Scene = (bar) => {
  const { X, Y, ink } = bar;
  const wood = bar.pick([['#c98b45', '#5f3413'], ['#a86a35', '#43220d'], ['#d6a565', '#774a1e']] as const);
  const cask = (x: number, y: number, r: number): string =>
    at(
      x,
      y,
      circle(0, 0, 100, fill(wood[1])) +
        circle(0, 0, 88, fill(solid(bar, wood[1], wood[0], 28))) +
        path('M-58 -66V66M-20 -86V86M20 -86V86M58 -66V66', line(wood[1], 3)) +
        circle(0, 0, 94, line(ink.dark, 11)) +
        circle(0, 0, 94, line(ink.gold, 3)) +
        rect(-46, -13, 92, 26, fill(wood[1])) +
        circle(0, 50, 9, fill(ink.dark)),
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
  return (
    flood(bar, ink.deep, ink.dark) +
    times(5, vault) +
    path('M-96 170V-30A96 96 0 0 1 96 -30V170Z', fill(bar.glow([ink.light, `${ink.gold}/60`, ink.goldDeep]))) +
    faint(0.3, rays(0, 20, 24, fill(bar.glow([ink.light, `${ink.light}@0`])), 0.2, 0.4, 620)) +
    path(`M-120 160H120L${n(X)} ${n(Y)}H${n(-X)}Z`, fill(bar.fade([ink.gold, ink.dark], 90))) +
    path(`M-40 160L${n(-X * 0.3)} ${n(Y)}M40 160L${n(X * 0.3)} ${n(Y)}`, line(ink.dark, 4, 'opacity=".5"')) +
    stack(-1) +
    stack(1) +
    (bar.chance(0.5) ? at(0, 172, figure(bar), 0.62) : at(bar.pick([-60, 60]), 320, rocks(bar), 0.5)) +
    path('M0 -430V-330', line(ink.gold, 5)) +
    path('M-50 -330H50L34 -286H-34Z', fill(metal(bar))) +
    circle(0, -270, 130, fill(bar.glow([`${ink.light}@.9`, `${ink.light}@0`])))
  );
};

/** Someone in the light, seen from behind. */
const figure = (bar: Bar): string =>
  path('M-62 0L-70 -190C-70 -240 -30 -250 0 -250C30 -250 70 -240 70 -190L62 0Z', fill(bar.ink.dark)) +
  circle(0, -290, 38, fill(bar.ink.dark)) +
  path('M-66 -312H66Q60 -322 40 -322C40 -360 -40 -360 -40 -322Q-60 -322 -66 -312Z', fill(bar.ink.dark));

const still: Scene = (bar) => {
  const { X, Y, ink } = bar;
  const copper = bar.fade(['#6b2a10', '#d67a3e/36', '#ffd9a8/49.6', '#a8501f/50', '#e09355/74', '#5a200b']);
  const window = times(7, (i) => path(`M${-330 + i * 110} ${n(Y)}V-420`, line(ink.deep, 12)));
  const pot =
    path('M-40 -430L-44 -360C-60 -250 -130 -220 -190 -150C-270 -50 -250 120 -200 170H200C250 120 270 -50 190 -150C130 -220 60 -250 44 -360L40 -430Z', fill(copper)) +
    path('M-40 -430C-40 -520 60 -530 150 -486L470 -330L452 -290L140 -440C80 -464 40 -462 40 -430Z', fill(bar.fade(['#d67a3e', '#ffd9a8/30', '#8a3d16'], 60))) +
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
  const steam = times(5, (i) => circle(-260 - i * 62 + bar.between(-20, 20), -330 - i * 36, 56 + i * 18, fill(`${ink.light}" opacity="${n(0.34 - i * 0.05)}`)));
  const scene = at(-70, 40, pot + condenser, 0.92) + steam + (X > 700 ? at(-640, 60, pot, 0.62) : '');
  return (
    flood(bar, ink.ground, ink.deep) +
    path(`M-400 ${n(Y)}V-100A400 400 0 0 1 400 -100V${n(Y)}Z`, `fill="${bar.fade([ink.light, ink.gold, ink.ground], 90)}" stroke="${ink.gold}" stroke-width="8"`) +
    bar.within(`M-400 ${n(Y)}V-100A400 400 0 0 1 400 -100V${n(Y)}Z`, faint(0.5, rays(0, 60, 30, fill(ink.light), 0, 0.45, 900)) + window + path('M-420 -100H420', line(ink.deep, 12))) +
    rect(-X, 300, 2 * X, Y, fill(bar.fade([ink.dark, ink.deep], 90))) +
    times(9, (i) => path(`M${n((i - 4) * 150)} 312L${n((i - 4) * 330)} ${n(Y)}`, line(ink.gold, 3, 'opacity=".4"'))) +
    rect(-X, 300, 2 * X, 8, fill(ink.gold)) +
    (side < 0 ? mirror(scene) : scene)
  );
};

const tower = (bar: Bar, x: number, w: number, top: number, lit: string): string => {
  const { Y, ink } = bar;
  const body = bar.fade([ink.back, `${ink.ground}/50`, `${ink.deep}/50.5`, ink.dark]);
  const steps = times(3, (i) => rect(x - w / 2 + i * w * 0.14, top - i * w * 0.34, w - i * w * 0.28, Y - top + 300, fill(body)));
  const windows = path(
    Array.from({ length: 3 }, (_, i) => `M${n(x - w * 0.28 + i * w * 0.28)} ${n(top + 24)}V${n(Y)}`).join(''),
    `fill="none" stroke="${lit}" stroke-width="${n(w * 0.1)}" stroke-dasharray="${bar.pick(['12 20', '18 34 12 16', '12 52 12 18'])}"`,
  );
  return `${steps}${path(`M${n(x)} ${n(top - w * 0.68)}V${n(top - w * 1.3)}`, line(ink.gold, 5))}${windows}`;
};

const rooftop: Scene = (bar) => {
  const { X, Y, ink } = bar;
  const moonX = bar.between(-240, 240);
  const count = Math.ceil(X / 95);
  const far = times(count * 2 + 1, (i) => tower(bar, (i - count) * 100 + bar.between(-20, 20), bar.between(76, 104), bar.between(-150, 100), `${ink.gold}`));
  const beam = (x: number, lean: number): string =>
    path(`M${x - 8} 200L${x + lean - 120} ${n(-Y)}h240L${x + 8} 200Z`, fill(bar.fade([`${ink.light}@.4`, `${ink.light}@0`], 270)));
  const rail = times(Math.ceil(X / 70) * 2 + 1, (i) => {
    const x = (i - Math.ceil(X / 70)) * 140;
    return at(x, 380, fan(bar, 0, 84, 82, 7));
  });
  const side = bar.pick([-1, 1]);
  const drinks = at(side * 200, 292, bar.pick([martini, coupe])(bar), 0.78) + at(side * -10, 292, bar.pick([coupe, rocks, martini])(bar), 0.72);
  return (
    flood(bar, ink.deep, ink.ground) +
    rect(-X, -100, 2 * X, Y, fill(bar.fade([`${ink.gold}@0`, `${ink.gold}@.55`], 90))) +
    times(24, () => glint(bar.between(-X, X), bar.between(-Y, -60), bar.between(4, 16), ink.light)) +
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
  const wallLines = times(Math.ceil(Y / 40), (i) => `<path d="${brick}" transform="translate(0 ${i * 80})" ${line(ink.back, 3, `stroke-dasharray="116 4" stroke-dashoffset="${i % 2 ? 60 : 0}" opacity=".6"`)}/>`);
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
      rect(-82, -190, 164, 530, `fill="${bar.fade(side < 0 ? [ink.pop, ink.dark] : [ink.dark, ink.pop], 20)}" stroke="${ink.gold}" stroke-width="6"`) +
        rect(-52, -160, 104, 300, `fill="${bar.fade([ink.gold, ink.light, ink.gold], 70)}" stroke="${ink.gold}" stroke-width="5"`) +
        path('M-52 140L52 -10M-52 40L52 -110M-52 -60L20 -160M0 140L52 80', line(ink.goldDeep, 5)) +
        rect(-52, 180, 104, 120, line(ink.gold, 5)) +
        rect(side * -70 - 6, 20, 12, 110, fill(ink.gold)),
    );
  const awning = times(9, (i) => path(`M${-300 + i * 66.7} -430L${-340 + i * 75.6} -330q37.800 60 75.600 0L${-233 + i * 66.7} -430Z`.replaceAll('.800', '.8').replaceAll('.600', '.6'), fill(i % 2 ? ink.light : ink.pop)));
  const steps = times(3, (i) => rect(-250 - i * 70, 340 + i * 44, 500 + i * 140, 46, fill(bar.fade([ink.deep, i % 2 ? ink.gold : ink.light, ink.deep]))));
  const someone = bar.pick([-1, 1]);
  const passer = bar.chance(0.6) ? at(someone * (X > 600 ? 420 : 330), 470, figure(bar), 1.3) : '';
  const tree = (x: number): string =>
    at(x, 345, path('M-70 0L-54 -120H54L70 0Z', fill(metal(bar))) + [0, 1, 2].map((i) => circle(0, -180 - i * 118, 92 - i * 18, fill(solid(bar, '#0d3327', '#2f7a55')))).join(''));
  return (
    flood(bar, ink.ground, ink.deep) +
    wallLines +
    circle(0, -40, 560, fill(bar.glow([`${ink.gold}@.5`, `${ink.gold}@0`]))) +
    path(`M-250 345V-190A250 250 0 0 1 250 -190V345Z`, `fill="${ink.dark}" stroke="${ink.gold}" stroke-width="12"`) +
    bar.within('M-210 -196A210 190 0 0 1 210 -196Z', rect(-220, -420, 440, 240, fill(ink.light)) + fan(bar, 0, -196, 220, 11)) +
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

const diningcar: Scene = (bar) => {
  const { X, Y, ink } = bar;
  const side = bar.pick([-1, 1]);
  const pane = 'M-390 -340Q-390 -390 -340 -390H340Q390 -390 390 -340V160H-390Z';
  const peaks = `M-420 60L-260 -170L-150 -40L20 -260L190 -20L300 -130L420 40V200H-420Z`;
  const view =
    rect(-400, -400, 800, 600, fill(bar.fade([ink.back, ink.gold, ink.light], 90))) +
    circle(side * 190, -150, 84, fill(ink.light)) +
    path(peaks, fill(bar.fade([ink.ground, ink.deep], 90))) +
    path('M20 -260L70 -190L30 -150L-10 -180L-40 -176Z', fill(ink.light)) +
    path('M-420 70Q-100 0 420 90V200H-420Z', fill(ink.deep)) +
    times(4, (i) => path(`M${-400 + i * 40} ${110 + i * 16}H${380 - i * 90}`, line(ink.light, 4, 'opacity=".45"')));
  const curtain = (x: number): string =>
    `<g transform="translate(${x} 0) scale(${x < 0 ? 1 : -1} 1)">${path('M-60 -430H150C140 -230 60 -120 -30 -60V170H-60Z', fill(bar.fade([ink.pop, ink.dark, ink.pop, ink.dark, ink.pop])))}${path('M-60 -66Q-10 -60 20 -90', line(ink.gold, 14))}</g>`;
  const lamp =
    path('M-10 0V-190H10V0M-70 0Q0 -50 70 0Z', fill(metal(bar))) +
    path('M-110 -170L-60 -300H60L110 -170Z', fill(bar.fade([ink.gold, ink.light, ink.gold]))) +
    times(7, (i) => path(`M${-106 + i * 35.4} -162v26`, line(ink.gold, 5)));
  const drink = bar.pick([coupe, martini, rocks])(bar);
  return (
    flood(bar, '#5a2a18', '#2a110a') +
    times(Math.ceil(X / 60), (i) => rect(-X + i * 120, -Y, 60, 2 * Y, fill(bar.fade(['#7a3d22', '#4a2012'])))) +
    (X > 700 ? at(-X + 40, 0, rect(-160, -390, 330, 550, fill(bar.fade([ink.back, ink.gold, ink.light], 90)))) + at(X - 40, 0, rect(-160, -390, 330, 550, fill(bar.fade([ink.back, ink.gold, ink.light], 90)))) : '') +
    path(pane, `fill="${ink.dark}" stroke="${ink.gold}" stroke-width="34"`) +
    bar.within(pane, view) +
    path(pane, line(ink.goldDeep, 5)) +
    curtain(-390) +
    curtain(390) +
    circle(-side * 230, 60, 330, fill(bar.glow([`${ink.light}@.6`, `${ink.gold}@.2/55`, `${ink.gold}@0`]))) +
    counter({ ...bar, ink: { ...ink, dark: '#f6ecd6' } }, 300, at(-side * 230, 300, lamp, 0.98) + at(side * 120, 300, drink, 0.74) + at(side * 350, 300, ellipse(0, -6, 120, 12, fill(metal(bar))), 1))
  );
};

export const rooms: Record<string, Scene> = { barrels, still, rooftop, doorway, diningcar };
