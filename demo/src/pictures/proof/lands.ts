import {
  at,
  type Bar,
  circle,
  ellipse,
  faint,
  fill,
  glint,
  line,
  n,
  path,
  rays,
  rect,
  type Scene,
  solid,
  times,
} from './kit.ts';

/** Travel posters of the places drink comes from: a sun or a moon, and the land in bands towards it. */
function sky(bar: Bar, x: number, y: number, r: number): string {
  const { X, Y, ink } = bar;
  const isLate = bar.chance(0.5);
  const [low, high] = bar.pick([
    [ink.gold, ink.ground],
    [ink.pop, ink.deep],
    ['#f3d9a4', ink.back],
    ['#f0b9a0', ink.ground],
  ] as const);
  return (
    rect(-X, -Y, 2 * X, 2 * Y, fill(bar.fade([low, `${high}/62`, high], 270))) +
    faint(isLate ? 0.16 : 0.34, rays(x, y, 32, fill(ink.light), bar.between(0, 1), 0.5)) +
    circle(x, y, r * 1.5, fill(bar.glow([`${ink.light}@.7`, `${ink.light}@0`]))) +
    circle(x, y, r, fill(bar.fade([isLate ? ink.light : '#fff4d2', isLate ? ink.gold : '#f6c453'], 60))) +
    (isLate ? times(10, () => glint(bar.between(-X, X), bar.between(-Y, -120), bar.between(6, 16), ink.light)) : '')
  );
}

/** A band of hill from `left` to `right` heights with a swell, lit along its crest. */
const hill = (bar: Bar, left: number, middle: number, right: number, paint: string): string =>
  path(
    `M${n(-bar.X)} ${n(left)}C${n(-bar.X * 0.4)} ${n(middle)} ${n(bar.X * 0.3)} ${n(middle)} ${n(bar.X)} ${n(right)}V${n(bar.Y)}H${n(-bar.X)}Z`,
    fill(paint),
  );

const cypress = (bar: Bar, x: number, y: number, tall: number): string =>
  path(
    `M${n(x)} ${n(y - tall)}C${n(x + tall * 0.16)} ${n(y - tall * 0.4)} ${n(x + tall * 0.13)} ${n(y)} ${n(x)} ${n(y)}C${n(x - tall * 0.13)} ${n(y)} ${n(x - tall * 0.16)} ${n(y - tall * 0.4)} ${n(x)} ${n(y - tall)}Z`,
    fill(solid(bar, '#0b2a22', '#23604a')),
  );

const vineyard: Scene = (bar) => {
  const { X, Y, ink } = bar;
  const sunX = bar.between(-260, 260);
  const [leaf, shade] = bar.pick([
    ['#5f8f3a', '#24502a'],
    ['#c98a2c', '#7d4214'],
    ['#a43a2e', '#561619'],
    ['#3f8168', '#143f3a'],
  ] as const);
  const vanish = { x: bar.between(-120, 120), y: 10 };
  const rows = times(17, (i) => {
    const foot = (i - 8) * X * 0.34;
    const w = X * 0.085;
    const head = `M${n(vanish.x + (i - 8) * 22)} ${vanish.y}`;
    return (
      path(`${head}L${n(foot - w)} ${n(Y)}H${n(foot)}Z`, fill(leaf)) +
      path(`${head}L${n(foot)} ${n(Y)}H${n(foot + w)}Z`, fill(`${leaf}" opacity=".5`))
    );
  });
  const house = at(
    -Math.sign(sunX || 1) * 250,
    -28,
    rect(-90, -86, 180, 96, fill(bar.fade(['#fff1d2', '#e3c690/50', '#b98d54/50.5', '#b98d54']))) +
      path('M-104 -86L0 -140L104 -86Z', fill(bar.fade(['#c8573a', '#8a2c22/50.5', '#8a2c22']))) +
      rect(54, -190, 50, 200, fill(bar.fade(['#fff1d2', '#cba46a/50', '#9f7440/50.5', '#9f7440']))) +
      path('M46 -190L79 -250L112 -190Z', fill('#8a2c22')) +
      [-60, -20, 20].map((x) => rect(x - 9, -60, 18, 34, fill(ink.dark))).join(''),
  );
  return (
    sky(bar, sunX, -170, bar.between(120, 180)) +
    hill(bar, -60, -190, 20, bar.fade([ink.back, ink.ground], 90)) +
    hill(bar, 40, -70, -40, bar.fade([ink.ground, ink.deep], 90)) +
    house +
    times(5, (i) =>
      cypress(bar, -Math.sign(sunX || 1) * (110 + i * -58 + (i > 2 ? -330 : 0)), 2 + i * 3, 120 + (i % 3) * 44),
    ) +
    path(`M${n(-X)} 30Q0 -22 ${n(X)} 30V${n(Y)}H${n(-X)}Z`, fill(shade)) +
    bar.within(`M${n(-X)} 30Q0 -22 ${n(X)} 30V${n(Y)}H${n(-X)}Z`, rows) +
    grapes(bar, bar.pick([-1, 1]) * Math.min(X - 190, 330), 150)
  );
};

function grapes(bar: Bar, x: number, y: number): string {
  const [skin, shade] = bar.pick([
    ['#7a2a5c', '#330d2c'],
    ['#d8c35a', '#8f7a22'],
    ['#31509c', '#131f4a'],
  ] as const);
  const paint = fill(bar.fade([`${skin}`, `${skin}/50`, `${shade}/50.5`, shade], 20));
  const bunch = [5, 4, 3, 2, 1].map((count, row) =>
    times(
      count,
      (i) =>
        circle((i - (count - 1) / 2) * 62, row * 54, 37, `${paint} stroke="${shade}" stroke-width="3"`) +
        circle((i - (count - 1) / 2) * 62 - 12, row * 54 - 14, 7, fill(`${bar.ink.light}" opacity=".8`)),
    ),
  );
  const leaf = path(
    'M0 -20C-60 -130 -190 -110 -180 -30C-250 20 -150 90 -110 60C-80 110 10 80 0 -20Z',
    fill(solid(bar, '#1d4a27', '#5c9440', 30)),
  );
  return at(
    x,
    y,
    path('M0 -40C10 -120 60 -150 120 -190', line('#5a3a18', 16, 'stroke-linecap="round"')) + leaf + bunch.join(''),
    1.05,
  );
}

const agave: Scene = (bar) => {
  const { X, Y, ink } = bar;
  const [leaf, shade] = bar.pick([
    ['#5ea79a', '#1d5358'],
    ['#7fae62', '#2b5a36'],
    ['#6f97b8', '#28496f'],
  ] as const);
  const sunX = bar.between(-160, 160);
  const plant = (x: number, y: number, size: number, count: number): string =>
    at(
      x,
      y,
      times(count, (i) => {
        // Outer leaves first, so that the heart of the plant stands in front.
        const order = i % 2 ? count - 1 - (i - 1) / 2 : i / 2;
        const turn = -82 + (164 * order) / (count - 1);
        const long = 430 - Math.abs(turn) * 1.1;
        return `<path transform="rotate(${n(turn)})" d="M-34 0C-52 ${n(-long * 0.5)} -14 ${n(-long * 0.86)} 0 ${n(-long)}C14 ${n(-long * 0.86)} 52 ${n(-long * 0.5)} 34 0Z" fill="${bar.fade([shade, `${leaf}/50`, `${shade}/50.5`, shade])}" stroke="${ink.dark}" stroke-opacity=".5" stroke-width="3"/>`;
      }) + glint(0, -400, 16, ink.light),
      size,
    );
  const ridge = (y: number, step: number, paint: string): string => {
    let d = `M${n(-X)} ${n(Y)}V${n(y)}`;
    for (let px = -X; px < X; px += step)
      d += `L${n(px + step * 0.45)} ${n(y - bar.between(60, 190))}L${n(px + step)} ${n(y - bar.between(-10, 40))}`;
    return path(`${d}V${n(Y)}Z`, fill(paint));
  };
  const rows = times(7, (i) =>
    path(`M${n(-X)} ${n(150 + i * i * 11)}H${n(X)}`, line(ink.dark, 3 + i, 'opacity=".22"')),
  );
  return (
    sky(bar, sunX, -190, bar.between(130, 190)) +
    ridge(20, 330, bar.fade([ink.back, ink.ground], 90)) +
    ridge(100, 420, bar.fade([ink.ground, ink.deep], 90)) +
    rect(-X, 100, 2 * X, Y, fill(bar.fade(['#c8743a', '#6d2f18'], 90))) +
    rows +
    (X > 600 ? plant(-560, 210, 0.5, 9) + plant(610, 230, 0.56, 9) : '') +
    plant(-300, 190, 0.36, 9) +
    plant(330, 180, 0.32, 9) +
    plant(bar.between(-70, 70), 370, 1.24, 15)
  );
};

const barley: Scene = (bar) => {
  const { X, Y, ink } = bar;
  const [grain, shade] = bar.pick([
    ['#f2c65a', '#a9701a'],
    ['#e8d58e', '#9c7c34'],
    ['#dd9a3c', '#874d12'],
  ] as const);
  const id = `${bar.motif}-ear`;
  const stalk =
    path('M0 700Q-8 300 0 0', line(shade, 12)) +
    times(9, (i) => {
      const drop = i * 44;
      const kernel = (side: number): string =>
        path(
          `M0 ${drop}c${side * 46}-10 ${side * 58}-62 ${side * 30}-92c${-side * 24} 26 ${-side * 30} 52 ${-side * 30} 92`,
          fill(side < 0 ? grain : shade),
        );
      return `${kernel(-1)}${kernel(1)}${path(`M-30 ${drop - 90}L${-86 - i * 5} ${drop - 290}M30 ${drop - 90}L${86 + i * 5} ${drop - 290}`, line(grain, 4))}`;
    }) +
    path('M0 -70C-26 -100 -20 -150 0 -180C20 -150 26 -100 0 -70Z', fill(grain));
  const ear = (x: number, y: number, size: number, lean: number): string =>
    at(x, y, `<use href="#${id}"/>`, size, lean);
  const field = (y: number, paint: string, step: number, tall: number): string => {
    const count = Math.ceil((2 * X) / step);
    return path(
      `M${n(-X)} ${n(Y)}V${n(y)}${times(count, (i) => `l${step / 2} ${-Math.round(tall * bar.between(0.4, 1))}L${Math.round(i * step + step - X)} ${y}`)}V${n(Y)}Z`,
      fill(paint),
    );
  };
  const kiln = at(
    bar.pick([-300, 280]),
    30,
    rect(-110, -110, 220, 140, fill(bar.fade([ink.light, '#c9a871/50', '#7a5a3a/50.5', '#7a5a3a']))) +
      path('M-120 -110L0 -240L120 -110Z', fill(bar.fade([ink.pop, '#4a1a14/50.5', '#4a1a14']))) +
      path('M-24 -214V-280H24V-214M-44 -280H44L0 -326Z', fill(ink.dark)) +
      rect(110, -70, 220, 100, fill(bar.fade(['#b08a58', '#6d4d30']))) +
      path('M110 -70L150 -116H300L330 -70Z', fill('#3a1a16')),
    0.92,
  );
  return (
    `<defs><g id="${id}">${stalk}</g></defs>` +
    sky(bar, bar.between(-150, 150), -140, bar.between(150, 210)) +
    hill(bar, 0, -110, -30, bar.fade([ink.back, ink.ground], 90)) +
    kiln +
    field(70, bar.fade([grain, shade], 90), 52, 44) +
    field(190, bar.fade([shade, ink.deep], 90), 64, 90) +
    (X > 600 ? ear(-590, 30, 0.74, -10) + ear(560, -20, 0.8, 9) + ear(X - 120, 120, 0.6, 4) : '') +
    ear(-330, 60, 0.78, -9) +
    ear(300, 0, 0.9, 10) +
    ear(-110, -90, 1.04, -4) +
    ear(130, 110, 0.84, 5)
  );
};

const liner: Scene = (bar) => {
  const { X, Y, ink } = bar;
  const side = bar.pick([-1, 1]);
  const hull = bar.pick(['#11162c', '#7a1d22', '#0f3b3a']);
  const funnel = (x: number, y: number, size: number): string =>
    at(
      x,
      y,
      path('M-70 0L-54 -230H54L70 0Z', fill(solid(bar, '#8f1f16', '#e0532f'))) +
        path('M-56 -200L-54 -230H54L56 -200Z', fill(ink.dark)),
      size,
    );
  const ship =
    funnel(30, -330, 0.62) +
    funnel(20, -250, 0.95) +
    path('M-250 40L-170 -250H210L250 40Z', fill(bar.fade(['#fff8e8', '#efdcb4/44', '#c1a272/44.5', '#8b6c48']))) +
    times(4, (i) =>
      path(
        `M${n(-184 - i * 18)} ${-200 + i * 56}H${n(214 + i * 9)}`,
        line(ink.dark, 12, 'stroke-dasharray="14 12" opacity=".75"'),
      ),
    ) +
    path(
      'M0 -170L-330 -50C-250 120 -140 260 -60 420H60C150 260 270 120 330 -50Z',
      fill(bar.fade([hull, `${ink.back}/49.6`, `${ink.dark}/50`, ink.dark])),
    ) +
    path('M0 -170L-330 -50M0 -170L330 -50', line(ink.light, 9)) +
    path('M-4 -170V420', line(ink.light, 5)) +
    path('M-112 0l34 0l-17 44Z', fill(ink.gold));
  const wave = (y: number, paint: string, turn: number): string =>
    path(
      `M${n(-X)} ${n(y)}${times(Math.ceil(X / 60), (i) => `q30 ${(i + turn) % 2 ? -26 : -14} 60 0t60 0`)}V${n(Y)}H${n(-X)}Z`,
      fill(paint),
    );
  const smoke = times(6, (i) =>
    ellipse(
      side * (60 + i * 95),
      -500 - i * 12,
      90 + i * 24,
      44 + i * 9,
      fill(`${ink.light}" opacity="${n(0.5 - i * 0.06)}`),
    ),
  );
  const gulls = times(5, () => {
    const [x, y] = [bar.between(-X, X) * 0.8, bar.between(-330, -120)];
    return path(`M${n(x - 34)} ${n(y - 12)}q20 -14 34 12q14 -26 34 -12`, line(ink.light, 6));
  });
  return (
    sky(bar, -side * bar.between(220, 330), -220, bar.between(100, 170)) +
    smoke +
    wave(170, bar.fade([ink.back, ink.ground], 90), 0) +
    at(side * bar.between(0, 90), -10, ship, 1.02) +
    wave(300, bar.fade([ink.ground, ink.deep], 90), 1) +
    path(
      `M${n(side * 40 - 330)} 330Q${n(side * 40)} 210 ${n(side * 40 + 330)} 330Q${n(side * 40)} 290 ${n(side * 40 - 330)} 330Z`,
      fill(`${ink.light}" opacity=".75`),
    ) +
    wave(370, ink.deep, 0) +
    gulls
  );
};

export const lands: Record<string, Scene> = { vineyard, agave, barley, liner };
