import { drapes } from './chambers.ts';
import {
  at,
  black,
  box,
  column,
  cross,
  cut,
  disc,
  glory,
  mirror,
  n,
  path,
  type Scene,
  shade,
  spot,
  swelling,
  thing,
  times,
} from './kit.ts';

const ballot: Scene = (plate) => {
  const { X, Y, ink } = plate;
  const side = plate.pick([-1, 1]);
  const isGlass = plate.chance(0.4);
  const slips = times(9, (i) =>
    at(
      plate.between(-190, 190),
      250 - (i % 4) * 46,
      thing(plate, box(-62, -36, 124, 72), i % 4 === 1 ? ink.spot : ink.paper, 4) +
        cut(plate, 'M-40 -12H40M-40 8H20', 3),
      1,
      plate.between(-40, 40),
    ),
  );
  const urn =
    thing(plate, 'M-300 -20L-230 -130H230L300 -20z', ink.tint) +
    black(plate, 'M-130 -88H130L140 -66H-140z') +
    thing(plate, box(-300, -20, 600, 350), isGlass ? ink.paper : ink.paper) +
    (isGlass
      ? plate.within(box(-290, -10, 580, 330), slips) + cut(plate, 'M-250 20L-180 -4M-250 70L-140 0', 6)
      : swelling(plate, 15, 1.5, 4.5, (t) => `M-300 ${n(-8 + t * 330)}H300`) +
        thing(plate, box(-300, 110, 600, 70), ink.spot) +
        thing(plate, 'M-56 96H56V210Q0 250 -56 210z') +
        cut(plate, 'M-34 96V60Q0 20 34 60V96', 13) +
        black(plate, `${disc(0, 146, 14)}M-7 150H7L12 190H-12z`)) +
    cross(plate, box(190, -20, 110, 350), 3, 60) +
    thing(plate, box(-316, -34, 632, 24)) +
    thing(plate, box(-316, 320, 632, 28));
  const paper =
    thing(plate, 'M-110 -330H110V-76H-110z') +
    cut(plate, 'M-80 -280H20M-80 -236H20M-80 -192H20M-80 -148H20', 5) +
    cut(
      plate,
      times(4, (i) => box(46, -294 + i * 44, 28, 28)),
      4,
    ) +
    `<path d="M44 ${-296 + plate.pick([0, 44, 88])}l34 34m0 -34l-34 34" stroke="${ink.spot}" stroke-width="10"/>`;
  const hand =
    thing(plate, 'M300 -420L520 -560L640 -390L390 -270z', ink.ink) +
    thing(plate, 'M262 -392L330 -436L420 -292L350 -250z') +
    thing(
      plate,
      'M100 -300C130 -370 200 -400 270 -380L350 -262C300 -200 220 -170 150 -190C130 -160 60 -150 20 -176C0 -196 14 -222 44 -222C70 -222 84 -230 100 -250z',
    ) +
    swelling(
      plate,
      9,
      1.6,
      4.5,
      (t) => `M${n(170 + t * 120)} ${n(-210 + t * 10)}q${n(30 + t * 10)} -20 ${n(40 + t * 20)} -60`,
    ) +
    cut(plate, 'M100 -250C120 -262 150 -262 170 -250M150 -190C170 -200 180 -220 176 -240', 5) +
    black(plate, disc(352, -330, 10));
  const scene = paper + hand;
  return (
    drapes(plate) +
    path(disc(0, -60, 450), `fill="${ink.paper}"`) +
    glory(plate, 0, -60, 330, 450, 72) +
    path(box(-X, 340, 2 * X, Y), `fill="${ink.paper}" stroke="${ink.ink}" stroke-width="5"`) +
    swelling(plate, 8, 2, 6, (t) => `M${n(-X)} ${n(372 + t * 170)}H${n(X)}`) +
    at(0, 20, urn + plate.within(box(-900, -900, 1800, 826), side < 0 ? mirror(scene) : scene), 0.98)
  );
};

const gavel: Scene = (plate) => {
  const { X, Y, ink } = plate;
  const side = plate.pick([-1, 1]);
  const raised = plate.between(-34, -20);
  const head =
    thing(plate, 'M-60 -60L430 -36V6L-60 20z') +
    swelling(plate, 6, 2, 5, (t) => `M-40 ${n(-36 + t * 46)}L430 ${n(-26 + t * 26)}`) +
    thing(plate, disc(434, -14, 34, 40)) +
    thing(plate, 'M-190 -170H-10V130H-190z') +
    swelling(plate, 13, 1.6, 8, (t) => `M${n(-186 + 172 * Math.sin((t * Math.PI) / 2))} -170V130`) +
    thing(plate, `${box(-206, -204, 212, 40)}${box(-206, 124, 212, 40)}`) +
    spot(plate, box(-196, -70, 192, 90)) +
    cut(plate, box(-190, -74, 180, 92), 4) +
    cross(plate, box(-70, -204, 76, 40) + box(-70, 124, 76, 40), 4, 60);
  const block =
    thing(plate, 'M-260 20V90C-260 150 260 150 260 90V20z') +
    swelling(
      plate,
      14,
      2,
      7,
      (t) => `M${n(-240 + 490 * Math.sin((t * Math.PI) / 2))} ${n(50 + 40 * Math.sin(t * Math.PI))}v60`,
    ) +
    thing(plate, disc(0, 20, 260, 62)) +
    cut(plate, disc(0, 20, 200, 42), 4);
  const papers = times(5, (i) =>
    at(
      plate.between(-X * 0.9, X * 0.9),
      330 + i * 18,
      thing(plate, box(-120, -70, 240, 140), i === 2 ? ink.spot : ink.paper, 4) +
        cut(plate, 'M-90 -36H90M-90 -8H90M-90 20H50', 4),
      1,
      plate.between(-30, 30),
    ),
  );
  const scene = at(-60, 130, block, 1.05) + at(-30, -80, head, 1.12, raised);
  return (
    path(box(-X, -Y, 2 * X, 2 * Y), `fill="${ink.tint}"`) +
    glory(plate, side * -60, 120, 300, 980, 84) +
    path(`M${n(-X)} 250H${n(X)}V${n(Y)}H${n(-X)}z`, `fill="${ink.paper}" stroke="${ink.ink}" stroke-width="5"`) +
    swelling(plate, 10, 1.6, 6, (t) => `M${n(-X)} ${n(270 + t * 240)}H${n(X)}`) +
    papers +
    (side < 0 ? mirror(scene) : scene)
  );
};

const desk: Scene = (plate) => {
  const { X, Y, ink } = plate;
  const top = 230;
  const side = plate.pick([-1, 1]);
  const pile = (x: number, count: number): string =>
    at(
      x,
      top,
      times(
        count,
        (i) =>
          thing(
            plate,
            box(-130 + plate.between(-12, 12), -30 - i * 30, 260, 30),
            i % 5 === 3 ? ink.spot : ink.paper,
            4,
          ) + cut(plate, `M-110 ${-12 - i * 30}H100M-110 ${-20 - i * 30}H110`, 2),
      ) +
        shade(plate, box(60, -30 * count, 70, 30 * count), 3, 60) +
        cut(
          plate,
          `M-20 0V${-30 * count}M-50 ${-30 * count - 14}Q-20 ${-30 * count - 40} -20 ${-30 * count}Q-20 ${-30 * count - 40} 16 ${-30 * count - 14}`,
          7,
        ),
    );
  const lamp =
    path('M-420 -150H160L420 560H-640z', `fill="${ink.paper}" opacity=".85"`) +
    thing(plate, 'M-100 0Q0 -30 100 0V22H-100z') +
    thing(plate, box(-14, -260, 28, 252)) +
    black(plate, box(2, -260, 10, 250)) +
    spot(plate, 'M-210 -210C-190 -330 190 -330 210 -210z') +
    cut(plate, 'M-210 -210C-190 -330 190 -330 210 -210z', 6) +
    cross(plate, 'M60 -210C90 -250 80 -290 50 -302C150 -300 200 -260 210 -210z', 4, 50) +
    cut(plate, 'M150 -206V-110', 4) +
    black(plate, disc(150, -104, 10));
  const phone =
    thing(plate, 'M-90 0Q-84 -40 0 -44Q84 -40 90 0z') +
    thing(plate, 'M-18 -42L-12 -230H12L18 -42z') +
    black(plate, box(2, -228, 10, 184)) +
    thing(plate, 'M-24 -226L-60 -300H30L26 -226z') +
    cut(plate, 'M16 -150h40', 9) +
    thing(plate, 'M48 -200h34v110l14 30h-62l14 -30z', ink.ink);
  const moon = plate.between(-90, 90);
  const window = at(
    side * 230,
    -190,
    thing(plate, box(-190, -250, 380, 400), ink.tint) +
      swelling(plate, 18, 2, 6, (t) => `M-186 ${n(140 - t * 380)}H186`) +
      thing(plate, disc(moon, -120, 66)) +
      black(plate, 'M-186 150V60H-120V20H-100V-20Q-60 -90 -20 -20V20H0V70H70V0H130V80H186V150z') +
      cut(plate, 'M0 -250V150M-190 -60H190', 12) +
      cut(plate, box(-190, -250, 380, 400), 14),
  );
  const scene = at(-side * 190, top - 10, lamp, 0.98);
  return (
    path(box(-X, -Y, 2 * X, 2 * Y), `fill="${ink.tint}"`) +
    cross(plate, box(-X, -Y, 2 * X, 2 * Y), 4, 90) +
    window +
    scene +
    path(box(-X, top, 2 * X, Y), `fill="${ink.paper}" stroke="${ink.ink}" stroke-width="6"`) +
    swelling(plate, 9, 1.6, 6, (t) => `M${n(-X)} ${n(top + 24 + t * 260)}H${n(X)}`) +
    pile(side * 120, plate.pick([7, 9, 11])) +
    at(side * 350, top + 10, phone, 0.95) +
    (X > 600 ? pile(side * 600, 13) + pile(-side * 620, 6) : '') +
    at(
      -side * 30,
      top + 110,
      thing(plate, 'M-170 -40L130 -60L190 60L-140 80z') +
        cut(plate, 'M-130 -20L100 -36M-124 4L120 -14M-118 28L60 14', 4) +
        cut(plate, 'M40 40L210 -70', 10),
    ) +
    at(
      -side * 390,
      top + 60,
      thing(plate, 'M-70 0V-60Q0 -90 70 -60V0z') +
        black(plate, disc(0, -66, 34, 11)) +
        cut(plate, 'M6 -70L90 -260', 7) +
        black(plate, 'M50 -190C60 -290 110 -320 130 -360C140 -290 110 -210 66 -170z'),
    )
  );
};

const scales: Scene = (plate) => {
  const { X, Y, ink } = plate;
  const tilt = plate.pick([-1, 1]) * plate.between(7, 14);
  const drop = Math.sin((tilt * Math.PI) / 180) * 310;
  const coins = (count: number): string =>
    times(count, (i) =>
      thing(
        plate,
        `M-52 ${-i * 19}v-14a52 12 0 0 1 104 0v14a52 12 0 0 1 -104 0z`,
        i % 3 === 1 ? ink.spot : ink.paper,
        3.5,
      ),
    );
  const money = at(-58, 0, coins(7)) + at(60, 0, coins(5)) + at(4, 10, coins(3));
  const cottage =
    thing(plate, box(-60, -80, 120, 80)) +
    thing(plate, 'M-80 -78L0 -146L80 -78z', ink.spot) +
    black(plate, `${box(-12, -46, 26, 46)}${box(-46, -60, 22, 22)}`);
  const folk = times(5, (i) =>
    at(
      -84 + i * 42,
      0,
      black(plate, `${disc(0, -88, 15)}M-20 0V-50Q-20 -70 0 -70Q20 -70 20 -50V0z`),
      i % 2 ? 0.9 : 1.1,
    ),
  );
  const book =
    thing(plate, box(-90, -34, 180, 34), ink.spot) +
    thing(plate, box(-80, -66, 160, 32)) +
    thing(plate, box(-96, -104, 180, 38), ink.ink);
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
      cut(plate, 'M0 0L-140 260M0 0L140 260M0 0V240', 4) +
        at(0, 262, load) +
        thing(plate, 'M-170 256H170C150 330 70 340 0 340C-70 340 -150 330 -170 256z') +
        swelling(
          plate,
          10,
          1.6,
          6.5,
          (t) =>
            `M${n(-140 + t * 290)} 264q${n(8 - t * 26)} 40 ${n(30 - t * 60)} ${n(50 + 20 * Math.sin(t * Math.PI))}`,
        ),
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
    at(
      0,
      -270,
      thing(plate, 'M-330 -12Q-160 -40 0 -34Q160 -40 330 -12L330 12Q160 4 0 22Q-160 4 -330 12z') +
        shade(plate, 'M-330 4Q-160 0 0 10Q160 0 330 4V12Q160 4 0 22Q-160 4 -330 12z', 4, 0) +
        black(plate, `${disc(-316, 0, 14)}${disc(316, 0, 14)}`),
      1,
      tilt,
    ) +
    thing(plate, disc(0, -270, 54), ink.spot) +
    thing(plate, disc(0, -270, 22))
  );
};

export const tools: Record<string, Scene> = { ballot, gavel, desk, scales };
