import {
  at,
  black,
  box,
  cloud,
  cross,
  cut,
  disc,
  n,
  path,
  type Scene,
  shade,
  sky,
  spot,
  swelling,
  thing,
  times,
  water,
} from './kit.ts';

const bridge: Scene = (plate) => {
  const { X, Y, ink } = plate;
  const deck = 90;
  const tower = (x: number): string =>
    at(
      x,
      0,
      thing(plate, `M-62 330L-46 -330H46L62 330z`) +
        black(plate, `M-26 ${deck - 10}V-90Q0 -150 26 -90V${deck - 10}zM-24 -140V-236Q0 -290 24 -236V-140z`) +
        cross(plate, 'M14 -330H46L62 330H26z', 3, 50) +
        thing(plate, box(-58, -352, 116, 26)) +
        thing(plate, 'M-90 330H90V380H-90z'),
    );
  const left = -310;
  const right = 310;
  const sag = (x: number): number => {
    if (x < left) return -330 + ((left - x) / 520) * 420;
    if (x > right) return -330 + ((x - right) / 520) * 420;
    const t = x / 310;
    return -330 + (1 - t * t) * 350;
  };
  const curve = (from: number, to: number): string => {
    const steps = Array.from({ length: 13 }, (_, i) => from + ((to - from) * i) / 12);
    return steps.map((x, i) => `${i ? 'L' : 'M'}${Math.round(x)} ${Math.round(sag(x))}`).join('');
  };
  const gap = plate.chance(0.5);
  const hangers = times(35, (i) => {
    const x = -816 + i * 48;
    const y = sag(x);
    return y > deck - 16 || (gap && Math.abs(x) < 70) ? '' : `M${x} ${Math.round(y)}V${deck - 16}`;
  });
  const truss = times(40, (i) => `M${-960 + i * 48} ${deck + 40}l24 -50l24 50`);
  const road = `${box(-X, deck - 16, 2 * X, 14)}${box(-X, deck + 36, 2 * X, 10)}`;
  const crane = at(
    plate.pick([-130, 130]),
    deck,
    cut(plate, 'M0 -16V-250M-60 -230H230M0 -300L-60 -230M0 -300L230 -230M0 -300V-250', 8) +
      cut(plate, 'M180 -230V-90', 4) +
      thing(plate, box(140, -90, 80, 34), ink.spot) +
      black(plate, box(-76, -230, 34, 40)),
    0.8,
  );
  const lorry = at(
    plate.pick([-200, 190, 20]),
    deck - 18,
    black(plate, 'M-70 -8V-60H20V-8zM24 -8V-46H54L70 -26V-8z') +
      thing(plate, `${disc(-44, -6, 13)}${disc(44, -6, 13)}`),
    1,
  );
  return (
    sky(plate, -Y, 120, 5) +
    spot(plate, disc(plate.between(-120, 120), -120, 150)) +
    cloud(plate, -360, -360, 300) +
    cloud(plate, 330, -280, 260) +
    black(plate, `M${n(-X)} 250C${n(-X * 0.6)} 160 -380 190 -300 250zM${n(X)} 250C${n(X * 0.6)} 130 420 190 300 250z`) +
    cut(plate, curve(-830, left) + curve(left, right) + curve(right, 830), 12) +
    cut(plate, hangers, 3) +
    (gap
      ? plate.within(
          `${box(-X, -Y, X - 80, 2 * Y)}${box(80, -Y, X, 2 * Y)}`,
          thing(plate, road, ink.paper, 4) + cut(plate, truss, 5),
        ) + crane
      : thing(plate, road, ink.paper, 4) + cut(plate, truss, 5) + lorry) +
    tower(left) +
    tower(right) +
    path(box(-X, 370, 2 * X, Y), `fill="${ink.paper}"`) +
    water(plate, 250)
  );
};

const town: Scene = (plate) => {
  const { X, Y, ink } = plate;
  const ground = 210;
  const side = plate.pick([-1, 1]);
  const tank = at(
    side * 210,
    ground,
    cut(plate, 'M-90 0L-60 -330M90 0L60 -330M-30 0V-330M30 0V-330M-84 -60L68 -240M84 -60L-68 -240', 9) +
      thing(plate, 'M-120 -330V-490H120V-330Q0 -290 -120 -330z') +
      swelling(plate, 9, 1.5, 7, (t) => `M${n(-60 + 178 * Math.sin((t * Math.PI) / 2))} -322V-490`) +
      spot(plate, 'M-120 -450H120V-400H-120z') +
      thing(plate, 'M-140 -488L0 -590L140 -488z') +
      cross(plate, 'M0 -590L140 -488H20z', 3, 40),
  );
  const front = (x: number, w: number, h: number, awning: boolean): string =>
    at(
      x,
      ground,
      thing(plate, box(0, -h, w, h)) +
        thing(plate, box(-6, -h - 16, w + 12, 22)) +
        times(3, (i) => black(plate, box(w * 0.12 + i * w * 0.29, -h + 32, w * 0.17, 62))) +
        shade(plate, box(w * 0.6, -h, w * 0.4, h), 2, 60) +
        (awning
          ? times(6, (i) =>
              thing(
                plate,
                `M${n((w * i) / 6)} -120h${n(w / 6)}v40q${n(-w / 12)} 24 ${n(-w / 6)} 0z`,
                i % 2 ? ink.paper : ink.spot,
                4,
              ),
            )
          : cut(plate, `M0 -112H${n(w)}`, 6)) +
        black(plate, `${box(w * 0.14, -70, w * 0.3, 56)}${box(w * 0.6, -84, w * 0.2, 84)}`),
    );
  const isFarm = plate.chance(0.45);
  const silo = at(
    side * 210,
    ground,
    thing(plate, 'M-70 0V-350A70 70 0 0 1 70 -350V0z') +
      swelling(plate, 9, 1.5, 7, (t) => `M${n(-50 + 116 * Math.sin((t * Math.PI) / 2))} 0V-372`) +
      cut(plate, 'M-70 -120H70M-70 -240H70', 5) +
      thing(plate, 'M70 0V-190L150 -270L240 -190V0z', ink.spot) +
      thing(plate, box(116, -110, 80, 110)) +
      cut(plate, 'M116 -110l80 110M196 -110l-80 110', 6),
  );
  const church = at(
    -side * 270,
    ground,
    thing(plate, box(-110, -190, 220, 190)) +
      shade(plate, box(20, -190, 90, 190), 3, 60) +
      thing(plate, 'M-130 -186L0 -280L130 -186z', ink.tint) +
      thing(plate, box(-44, -360, 88, 170)) +
      thing(plate, 'M-56 -356L0 -560L56 -356z') +
      cross(plate, 'M0 -560L56 -356H8z', 4, 60) +
      black(plate, 'M-16 -240V-290Q0 -316 16 -290V-240zM-26 0V-90Q0 -124 26 -90V0z') +
      cut(plate, 'M0 -560V-600M-14 -584H14', 6),
  );
  const wires = times(4, (i) => {
    const x = -side * (X - i * 230);
    return `M${n(x)} ${ground + 30}V-90M${n(x - 44)} -70h88M${n(x - 40)} -70q115 44 230 0`;
  });
  const car = at(
    side * -90,
    ground + 130,
    thing(plate, 'M-150 0V-50Q-140 -66 -110 -66L-70 -120H50L90 -66H140Q160 -60 160 -30V0z', ink.spot) +
      black(plate, 'M-58 -110H-12V-70H-86zM4 -110H42L72 -70H4z') +
      black(plate, `${disc(-90, 0, 34)}${disc(96, 0, 34)}`) +
      thing(plate, `${disc(-90, 0, 15)}${disc(96, 0, 15)}`),
    1,
  );
  return (
    path(box(-X, -Y, 2 * X, Y + ground), `fill="${ink.tint}"`) +
    sky(plate, -Y, 120, 5) +
    cloud(plate, -side * 40, -330, 360) +
    cloud(plate, side * 520, -380, 300) +
    path(
      `M${n(-X)} ${ground}V60Q${n(-X * 0.4)} -60 0 60T${n(X)} 20V${ground}z`,
      `fill="${ink.paper}" stroke="${ink.ink}" stroke-width="4"`,
    ) +
    shade(plate, `M${n(-X)} ${ground}V110Q${n(-X * 0.4)} -10 0 110T${n(X)} 70V${ground}z`, 2, -20) +
    (plate.chance(0.4) ? spot(plate, disc(side * -20, -160, 120)) : '') +
    (isFarm ? '' : tank) +
    church +
    (isFarm ? silo : '') +
    (X > 600
      ? front(-side * 640 - 90, 210, 210, true) +
        front(side * 520 - 90, 230, 250, true) +
        front(side * 720 - 60, 220, 190, false)
      : '') +
    front(-70, 180, 200, true) +
    front(-250 + (side > 0 ? 0 : 360), 170, 160, false) +
    cut(plate, wires, 5) +
    path(box(-X, ground, 2 * X, Y), `fill="${ink.paper}"`) +
    swelling(plate, 11, 1.5, 6, (t) => `M${n(-X)} ${n(ground + 6 + t * t * 260)}H${n(X)}`) +
    (plate.chance(0.6) ? car : '')
  );
};

const press: Scene = (plate) => {
  const { X, Y, ink } = plate;
  const wheel = plate.stamp(
    thing(plate, disc(0, 0, 100)) +
      cut(plate, disc(0, 0, 82), 3) +
      swelling(
        plate,
        7,
        2,
        8,
        (t) => `M${n(30 * t)} ${n(-80 + t * 12)}A${n(50 + t * 30)} 86 0 0 1 ${n(30 * t)} ${n(80 - t * 12)}`,
      ) +
      thing(plate, disc(0, 0, 30), ink.spot) +
      black(plate, disc(0, 0, 10)) +
      times(6, (i) => `<path d="M0 -34V-74" stroke="${ink.ink}" stroke-width="6" transform="rotate(${i * 60})"/>`),
  );
  const roller = (x: number, y: number, r: number): string =>
    at(x, y, `<use href="${wheel}"/>`, r / 100, plate.between(0, 60));
  const web =
    'M-900 -240H-360A120 120 0 0 1 -250 -120C-250 40 -90 60 -60 -60C-40 -180 130 -180 150 -50C170 90 330 80 340 -60C350 -170 400 -200 480 -200H950';
  const printed = `fill="none" stroke-dasharray="70 16 40 12 90 22"`;
  const wall = times(9, (i) => `M${n(-X)} ${n(-Y + i * 62)}H${n(X)}`);
  const frame =
    thing(plate, `${box(-470, -330, 50, 620)}${box(420, -330, 50, 620)}`) +
    cross(plate, `${box(-445, -330, 25, 620)}${box(445, -330, 25, 620)}`, 4, 60) +
    thing(plate, box(-520, 250, 1040, 60)) +
    thing(plate, box(-500, -352, 1000, 34)) +
    times(12, (i) => black(plate, disc(-460 + i * 84, -335, 7)));
  const bundle = (x: number, y: number, count: number): string =>
    at(
      x,
      y,
      times(
        count,
        (i) =>
          thing(plate, box(-110, -24 - i * 24, 220, 24), ink.paper, 4) +
          cut(plate, `M-96 ${-12 - i * 24}H${i % 2 ? 70 : 90}`, 4),
      ) + cut(plate, `M-50 0V${-24 * count}M50 0V${-24 * count}`, 6),
    );
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
    times(4, (i) =>
      at(
        (i - 1.5) * 360,
        -400,
        cut(plate, 'M0 -140V0', 5) +
          thing(plate, 'M-70 40Q-60 -10 0 -10Q60 -10 70 40z', ink.spot) +
          path('M-70 42H70L130 200H-130z', `fill="${ink.paper}" opacity=".6"`),
      ),
    ) +
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

export const towns: Record<string, Scene> = { bridge, town, press };
