import {
  at,
  black,
  box,
  cloud,
  column,
  cross,
  cut,
  disc,
  glory,
  n,
  path,
  type Plate,
  type Scene,
  shade,
  sky,
  spot,
  swelling,
  thing,
  times,
} from './theSwampKit.ts';

const press: Scene = (plate) => {
  const { X, Y, ink } = plate;
  const roller = (x: number, y: number, r: number): string =>
    at(
      x,
      y,
      thing(plate, disc(0, 0, r)) +
        cut(plate, disc(0, 0, r * 0.82), 3) +
        swelling(plate, 7, 2, 8, (t) => `M${n(r * 0.3 * t)} ${n(-r * 0.8 + t * 12)}A${n(r * (0.5 + t * 0.3))} ${n(r * 0.86)} 0 0 1 ${n(r * 0.3 * t)} ${n(r * 0.8 - t * 12)}`) +
        thing(plate, disc(0, 0, r * 0.3), ink.spot) +
        black(plate, disc(0, 0, r * 0.1)) +
        times(6, (i) => `<path d="M0 ${n(-r * 0.34)}V${n(-r * 0.74)}" stroke="${ink.ink}" stroke-width="6" transform="rotate(${i * 60})"/>`),
    );
  const web = 'M-900 -240H-360A120 120 0 0 1 -250 -120C-250 40 -90 60 -60 -60C-40 -180 130 -180 150 -50C170 90 330 80 340 -60C350 -170 400 -200 480 -200H950';
  const printed = `fill="none" stroke-dasharray="70 16 40 12 90 22"`;
  const wall = times(9, (i) => `M${n(-X)} ${n(-Y + i * 62)}H${n(X)}`);
  const frame = thing(plate, `${box(-470, -330, 50, 620)}${box(420, -330, 50, 620)}`) + cross(plate, `${box(-445, -330, 25, 620)}${box(445, -330, 25, 620)}`, 4, 60) + thing(plate, box(-520, 250, 1040, 60)) + thing(plate, box(-500, -352, 1000, 34)) + times(12, (i) => black(plate, disc(-460 + i * 84, -335, 7)));
  const bundle = (x: number, y: number, count: number): string =>
    at(x, y, times(count, (i) => thing(plate, box(-110, -24 - i * 24, 220, 24), ink.paper, 4) + cut(plate, `M-96 ${-12 - i * 24}H${i % 2 ? 70 : 90}`, 4)) + cut(plate, `M-50 0V${-24 * count}M50 0V${-24 * count}`, 6));
  const printer = at(
    plate.pick([-360, 390]),
    330,
    black(plate, 'M-70 0L-60 -190C-60 -240 60 -240 60 -190L70 0z') +
      thing(plate, 'M-36 -200H36L50 -20H-50z') +
      thing(plate, disc(0, -280, 42, 48)) +
      black(plate, 'M-52 -286Q0 -306 70 -284L60 -300C50 -350 -50 -350 -52 -286z') +
      cut(plate, 'M50 -190Q110 -170 130 -240', 26),
    1.05,
  );
  return (
    path(box(-X, -Y, 2 * X, 2 * Y), `fill="${ink.tint}"`) +
    cut(plate, wall, 2.5) +
    times(4, (i) => at((i - 1.5) * 360, -400, cut(plate, 'M0 -140V0', 5) + thing(plate, 'M-70 40Q-60 -10 0 -10Q60 -10 70 40z', ink.spot) + path('M-70 42H70L130 200H-130z', `fill="${ink.paper}" opacity=".6"`))) +
    frame +
    path(web, `fill="none" stroke="${ink.ink}" stroke-width="34"`) +
    path(web, `fill="none" stroke="${ink.paper}" stroke-width="25"`) +
    `<path d="${web}" ${printed} stroke="${ink.ink}" stroke-width="9"/>` +
    roller(-360, -120, 112) +
    roller(-155, 60, 100) +
    roller(45, -70, 108) +
    roller(245, 70, 100) +
    (X > 600 ? roller(-640, -100, 120) + roller(640, -60, 124) : '') +
    path(box(-X, 310, 2 * X, Y), `fill="${ink.paper}" stroke="${ink.ink}" stroke-width="5"`) +
    swelling(plate, 8, 2, 6, (t) => `M${n(-X)} ${n(330 + t * 200)}H${n(X)}`) +
    printer +
    bundle(-80, 400, plate.pick([5, 7])) +
    bundle(170, 420, plate.pick([4, 6])) +
    (X > 700 ? bundle(-660, 420, 8) + bundle(650, 410, 5) : '')
  );
};

const map: Scene = (plate) => {
  const { X, Y, ink } = plate;
  const [columns, rows] = [X > 800 ? 10 : X > 600 ? 8 : 6, Y > 560 ? 8 : 6];
  const [w, h] = [(2 * X + 120) / columns, (2 * Y + 120) / rows];
  const corners = Array.from({ length: rows + 1 }, (_, r) =>
    Array.from({ length: columns + 1 }, (_, c): readonly [number, number] => [
      Math.round(-X - 60 + c * w + plate.between(-0.3, 0.3) * w),
      Math.round(-Y - 60 + r * h + plate.between(-0.3, 0.3) * h),
    ]),
  );
  const corner = (r: number, c: number): readonly [number, number] => corners[r]?.[c] ?? [0, 0];
  const cell = (r: number, c: number): string => {
    const [a, b, d, e] = [corner(r, c), corner(r, c + 1), corner(r + 1, c + 1), corner(r + 1, c)];
    return `M${a.join(' ')}L${b.join(' ')}L${d.join(' ')}L${e.join(' ')}z`;
  };
  // The district of the day wanders: one step at a time, never the short way.
  const snake = new Set<string>();
  let [r, c] = [Math.floor(rows / 2), Math.floor(columns / 2) - 2];
  for (let step = 0; step < 9; step += 1) {
    snake.add(`${r},${c}`);
    if (step % 2) r = Math.max(1, Math.min(rows - 2, r + plate.pick([-1, 1])));
    else c = Math.min(columns - 2, c + 1);
    if (step === 5) c = Math.max(1, c - 1);
  }
  const cells = times(rows * columns, (i) => {
    const [row, column_] = [Math.floor(i / columns), i % columns];
    const d = cell(row, column_);
    if (snake.has(`${row},${column_}`)) return path(d, `fill="${ink.spot}" stroke="${ink.ink}" stroke-width="3"`) + (plate.chance(0.4) ? shade(plate, d, 2, 45) : '');
    const tone = plate.pick([0, 0, 1, 1, 2, 3]);
    return thing(plate, d, tone === 0 ? ink.tint : ink.paper, 3) + (tone ? shade(plate, d, tone, plate.pick([0, 30, 60, 90, 120, 150])) : '');
  });
  const bendX = plate.between(-200, 200);
  const river = `M${n(bendX - 300)} ${n(-Y)}C${n(bendX - 80)} -260 ${n(bendX - 420)} -60 ${n(bendX - 160)} 90S${n(bendX - 20)} 300 ${n(bendX + 60)} ${n(Y)}`;
  const pins = times(6, () => {
    const [x, y] = [plate.between(-X * 0.8, X * 0.8), plate.between(-Y * 0.7, Y * 0.6)];
    return cut(plate, `M${n(x)} ${n(y)}l16 -70`, 5) + thing(plate, disc(x + 18, y - 82, 19), plate.pick([ink.ink, ink.paper]));
  });
  const side = plate.pick([-1, 1]);
  const dividers = at(
    side * 120,
    60,
    thing(plate, 'M-16 -360L-150 190L-160 250L-128 200L16 -340z') +
      thing(plate, 'M16 -360L170 170L182 232L146 184L-16 -340z') +
      cross(plate, 'M16 -360L170 170L182 232L160 200L4 -340z', 4, 20) +
      thing(plate, disc(0, -360, 44)) +
      black(plate, disc(0, -360, 16)) +
      thing(plate, box(-14, -450, 28, 52)) +
      cut(plate, 'M-78 -90A120 60 0 0 0 90 -96', 10),
    0.95,
    side * 10,
  );
  const ruler = at(
    -side * 250,
    330,
    thing(plate, box(-420, -44, 840, 88)) + cut(plate, times(27, (i) => `M${-404 + i * 31} -44v${i % 5 ? 26 : 46}`), 4) + shade(plate, box(-420, 14, 840, 30), 3, 0),
    1,
    -side * 13,
  );
  return cells + path(river, `fill="none" stroke="${ink.ink}" stroke-width="42"`) + path(river, `fill="none" stroke="${ink.paper}" stroke-width="32"`) + pins + ruler + dividers;
};

const march: Scene = (plate) => {
  const { X, Y, ink } = plate;
  const facade = (side: number): string =>
    `<g transform="scale(${side} 1)">` +
    thing(plate, `M190 100V-210L${n(X + 20)} -${n(Y + 40)}V100z`) +
    times(6, (i) => {
      const x = 230 + i * 100;
      const reach = (x - 190) * 0.56;
      return x < X ? times(4, (row) => black(plate, `M${x} ${n(-150 - reach * 0.9 + row * (58 + i * 15))}l${46} ${-14}v${34 + i * 6}h-46z`)) : '';
    }) +
    (side > 0 ? cross(plate, `M190 100V-210L${n(X + 20)} -${n(Y + 40)}V100z`, 2, 60) : shade(plate, `M190 100V-210L${n(X + 20)} -${n(Y + 40)}V100z`, 1, 0)) +
    '</g>';
  const skin = (): string => plate.pick(['#f4e3cb', '#e3bd95', '#c08a5c', '#8d5a38', '#5f3a25', ink.paper]);
  const person = (x: number, y: number, size: number): string => {
    const hat = plate.pick([
      () => black(plate, 'M-50 -30C-60 -100 60 -100 50 -30C20 -54 -20 -54 -50 -30z'),
      () => thing(plate, 'M-52 -30C-54 -110 54 -110 52 -30z', ink.spot, 4),
      () => black(plate, 'M-84 -34Q0 -54 84 -34L46 -46C46 -110 -46 -110 -46 -46z'),
      () => black(plate, 'M-54 40C-84 -110 84 -110 54 40L44 -20C20 -48 -20 -48 -44 -20z'),
      () => '',
    ]);
    return at(
      x,
      y,
      thing(plate, 'M-110 260C-110 90 -60 70 0 66C60 70 110 90 110 260z', plate.pick([ink.ink, ink.ink, ink.tint, ink.paper, ink.spot]), 4) +
        thing(plate, disc(0, 0, 46, 56), skin(), 4) +
        shade(plate, 'M8 -54C56 -50 56 50 4 56C30 20 30 -20 8 -54z', 3, 50) +
        hat() +
        cut(plate, 'M-20 -6h8M14 -6h8', 6) +
        (plate.chance(0.5) ? black(plate, disc(2, 28, 10, 8)) : cut(plate, 'M-10 28q12 8 24 0', 4)),
      size,
    );
  };
  const placard = (x: number, y: number, size: number): string =>
    at(
      x,
      y,
      thing(plate, box(-7, -60, 14, 330), ink.paper, 4) +
        thing(plate, box(-100, -190, 200, 140), plate.pick([ink.paper, ink.paper, ink.spot])) +
        cut(plate, plate.pick(['M-70 -150H70M-70 -120H50M-70 -90H66', 'M-60 -160L60 -80M60 -160L-60 -80', 'M-66 -120l40 40l90 -90']), 11),
      size,
      plate.between(-9, 9),
    );
  const row = (y: number, size: number, step: number): string => {
    const count = Math.ceil(X / step);
    return times(count * 2 + 1, (i) => person((i - count) * step + plate.between(-16, 16), y + plate.between(-18, 18), size));
  };
  // Too many to draw one by one: the back of the crowd is rows of scallops.
  const far = times(4, (i) => {
    const r = 15 + i * 5;
    return path(`M${n(-X)} ${60 + i * 26}${`q${r} -${r * 2.2} ${r * 2} 0`.repeat(Math.ceil(X / r))}V400H${n(-X)}z`, `fill="${i % 2 ? ink.paper : ink.tint}" stroke="${ink.ink}" stroke-width="3.5"`);
  });
  const front = X > 800 ? 250 : 215;
  return (
    sky(plate, -Y, 20, 5) +
    spot(plate, disc(0, -100, 120)) +
    facade(-1) +
    facade(1) +
    far +
    times(7, (i) => placard((i - 3) * 165 + plate.between(-40, 40), 50 + plate.between(-40, 20), 0.62)) +
    row(190, 0.66, 150) +
    placard(-230 + plate.between(-30, 30), 40, 1.06) +
    placard(210 + plate.between(-30, 30), 20, 1.1) +
    (X > 600 ? placard(-590, 30, 1) + placard(600, 40, 1.05) : '') +
    row(330, 1.05, front)
  );
};

const scales: Scene = (plate) => {
  const { X, Y, ink } = plate;
  const tilt = plate.pick([-1, 1]) * plate.between(7, 14);
  const drop = Math.sin((tilt * Math.PI) / 180) * 310;
  const coins = (count: number): string => times(count, (i) => thing(plate, `M-52 ${-i * 19}v-14a52 12 0 0 1 104 0v14a52 12 0 0 1 -104 0z`, i % 3 === 1 ? ink.spot : ink.paper, 3.5));
  const money = at(-58, 0, coins(7)) + at(60, 0, coins(5)) + at(4, 10, coins(3));
  const cottage = thing(plate, box(-60, -80, 120, 80)) + thing(plate, 'M-80 -78L0 -146L80 -78z', ink.spot) + black(plate, `${box(-12, -46, 26, 46)}${box(-46, -60, 22, 22)}`);
  const folk = times(5, (i) => at(-84 + i * 42, 0, black(plate, `${disc(0, -88, 15)}M-20 0V-50Q-20 -70 0 -70Q20 -70 20 -50V0z`), i % 2 ? 0.9 : 1.1));
  const book = thing(plate, box(-90, -34, 180, 34), ink.spot) + thing(plate, box(-80, -66, 160, 32)) + thing(plate, box(-96, -104, 180, 38), ink.ink);
  const [heavy, light] = plate.pick([
    [money, folk],
    [money, cottage],
    [book, money],
    [money, book],
  ] as const);
  const pan = (x: number, y: number, load: string): string =>
    at(
      x,
      y,
      cut(plate, 'M0 0L-140 260M0 0L140 260M0 0V240', 4) + at(0, 262, load) + thing(plate, 'M-170 256H170C150 330 70 340 0 340C-70 340 -150 330 -170 256z') + swelling(plate, 10, 1.6, 6.5, (t) => `M${n(-140 + t * 290)} 264q${n(8 - t * 26)} 40 ${n(30 - t * 60)} ${n(50 + 20 * Math.sin(t * Math.PI))}`),
    );
  const isLeft = tilt < 0;
  return (
    path(box(-X, -Y, 2 * X, 2 * Y), `fill="${ink.tint}"`) +
    path(disc(0, -160, 300), `fill="${ink.paper}"`) +
    glory(plate, 0, -160, 210, 1000, 90) +
    (X > 600 ? column(plate, -620, -470, 330, 110) + column(plate, 620, -470, 330, 110) : '') +
    path(box(-X, 330, 2 * X, Y), `fill="${ink.paper}" stroke="${ink.ink}" stroke-width="5"`) +
    swelling(plate, 8, 2, 6, (t) => `M${n(-X)} ${n(352 + t * 190)}H${n(X)}`) +
    column(plate, 0, -230, 280, 66) +
    thing(plate, `${box(-130, 300, 260, 34)}${box(-180, 332, 360, 40)}`) +
    cross(plate, `${box(40, 300, 90, 34)}${box(60, 332, 120, 40)}`, 4, 60) +
    pan(-310, -270 - drop, isLeft ? heavy : light) +
    pan(310, -270 + drop, isLeft ? light : heavy) +
    at(0, -270, thing(plate, 'M-330 -12Q-160 -40 0 -34Q160 -40 330 -12L330 12Q160 4 0 22Q-160 4 -330 12z') + shade(plate, 'M-330 4Q-160 0 0 10Q160 0 330 4V12Q160 4 0 22Q-160 4 -330 12z', 4, 0) + black(plate, `${disc(-316, 0, 14)}${disc(316, 0, 14)}`), 1, tilt) +
    thing(plate, disc(0, -270, 54), ink.spot) +
    thing(plate, disc(0, -270, 22))
  );
};

export const streets: Record<string, Scene> = { press, map, march, scales };
