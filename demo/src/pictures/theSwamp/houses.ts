import {
  at,
  black,
  box,
  cloud,
  column,
  cross,
  cut,
  cypress,
  disc,
  glory,
  n,
  type Plate,
  path,
  reeds,
  type Scene,
  shade,
  sky,
  spot,
  swelling,
  thing,
  times,
  water,
} from './kit.ts';

const flag = (plate: Plate, x: number, y: number, size = 1): string =>
  at(
    x,
    y,
    spot(plate, 'M4 -96C40 -116 70 -76 118 -96V-36C70 -16 40 -56 4 -36z') +
      cut(plate, 'M0 0V-104M4 -96C40 -116 70 -76 118 -96V-36C70 -16 40 -56 4 -36', 5),
    size,
  );

/** The dome of a capitol on its drum; the springing of the drum stands at y = 0. */
function dome(plate: Plate): string {
  const ribs = swelling(plate, 11, 1.4, 6.5, (t) => {
    const x = 190 * Math.sin((t - 0.32) * 2.1);
    return `M${n(x * 0.16)} -372Q${n(x * 1.05)} -330 ${n(x)} -170`;
  });
  return (
    flag(plate, 0, -480, 0.8) +
    thing(plate, `${box(-22, -440, 44, 60)}M-22 -440Q0 -500 22 -440z`) +
    black(plate, box(2, -436, 18, 54)) +
    thing(plate, box(-42, -384, 84, 16)) +
    thing(plate, 'M-190 -170C-186 -300 -100 -368 0 -370C100 -368 186 -300 190 -170z') +
    ribs +
    cross(plate, 'M90 -170C110 -260 70 -340 40 -362C130 -340 186 -280 190 -170z', 3, 40) +
    thing(plate, box(-206, -176, 412, 26)) +
    times(9, (i) => column(plate, -176 + i * 44, -136, -26, 20)) +
    thing(plate, box(-218, -22, 436, 30)) +
    shade(plate, box(60, -22, 158, 30), 3, 90)
  );
}

/** A temple front `w` wide standing on y = 0. */
function portico(plate: Plate, w: number, h: number, columns: number): string {
  const half = w / 2;
  const gable = h * 0.3;
  return (
    black(plate, box(-half * 0.94, -h, w * 0.94, h)) +
    times(columns, (i) => column(plate, -half * 0.84 + (i * half * 1.68) / (columns - 1), -h + 14, -18, w * 0.055)) +
    thing(plate, box(-half, -h - 26, w, 30)) +
    thing(plate, `M${n(-half)} ${n(-h - 26)}L0 ${n(-h - 26 - gable)}L${n(half)} ${n(-h - 26)}z`) +
    shade(plate, `M${n(-half * 0.74)} ${n(-h - 38)}L0 ${n(-h - gable)}L${n(half * 0.74)} ${n(-h - 38)}z`, 3, -30)
  );
}

const wing = (plate: Plate, side: number, from: number, w: number, h: number): string =>
  at(
    side * (from + w / 2),
    0,
    thing(plate, box(-w / 2, -h, w, h)) +
      times(Math.round(w / 54), (i) => {
        const x = -w / 2 + 22 + i * 54;
        return black(plate, `${box(x, -h + 34, 22, 50)}${box(x, -h + 116, 22, 50)}`);
      }) +
      (side > 0 ? cross(plate, box(-w / 2, -h, w, h), 3, 60) : shade(plate, box(-w / 2, -h, w, h), 1, 0)) +
      thing(plate, box(-w / 2 - 10, -h - 18, w + 20, 20)),
  );

const capitol: Scene = (plate) => {
  const { X, Y, ink } = plate;
  const side = plate.pick([-1, 1]);
  const shore = 170;
  const moonX = side * plate.between(250, 330);
  const scene = at(
    0,
    shore + 20,
    wing(plate, -1, 150, 330, 190) +
      wing(plate, 1, 150, 330, 190) +
      at(0, -190, dome(plate), 0.82) +
      portico(plate, 330, 150, 6),
    0.9,
  );
  return (
    path(box(-X, -Y, 2 * X, Y + shore), `fill="${ink.tint}"`) +
    sky(plate, -Y, shore - 60, 7) +
    path(disc(moonX, -240, 150), `fill="${ink.paper}"`) +
    glory(plate, moonX, -240, 112, 190, 48) +
    spot(plate, disc(moonX, -240, 100)) +
    cut(plate, disc(moonX, -240, 100)) +
    scene +
    path(box(-X, shore, 2 * X, Y), `fill="${ink.paper}"`) +
    spot(plate, box(-X - 10, shore + 60, 2 * X + 20, Y), ink.tint) +
    swelling(plate, 12, 2, 9, (t) => {
      const w = (1 - t) * 330 + plate.between(-60, 60);
      return `M${n(-w)} ${n(shore + 14 + t * 190)}q${n(w / 2)} -12 ${n(w)} 0t${n(w)} 0`;
    }) +
    water(plate, shore) +
    (X > 600 ? cypress(plate, -X + 120, shore + 90) + cypress(plate, X - 110, shore + 70) : '') +
    cypress(plate, -side * (X > 600 ? 440 : 410), shore + 170) +
    reeds(plate, side * 330, shore + 250, 230, 9) +
    reeds(plate, -side * 250, shore + 300, 190, 7)
  );
};

const courthouse: Scene = (plate) => {
  const { X, Y, ink } = plate;
  const floor = 100;
  const ground = floor + 140;
  const steps =
    times(7, (i) => thing(plate, box(-330 - i * 26, floor + i * 20, 660 + i * 52, 21), ink.paper, 3.5)) +
    cross(plate, `M150 ${floor}H330L512 ${ground}H240z`, 2, 30);
  const walker = (x: number, y: number, size: number): string =>
    at(
      x,
      y,
      black(plate, `${disc(0, -92, 12)}M-16 -76H16L24 -24H14L12 0H0L-4 -30L-16 0H-30L-16 -40z`) +
        (plate.chance(0.6)
          ? black(plate, box(20, -32, 30, 22))
          : black(plate, 'M-20 -100H20V-106H12V-122H-12V-106H-20z')),
      size,
    );
  const side = plate.pick([-1, 1]);
  const tree = (x: number, y: number, size: number): string =>
    at(
      x,
      y,
      thing(plate, 'M-16 0L-10 -160H12L18 0z') +
        thing(
          plate,
          'M-130 -150c-50 -50 -20 -120 30 -120c-10 -80 80 -130 130 -80c60 -30 120 30 100 90c50 20 40 110 -20 120c-40 50 -180 40 -240 -10z',
          ink.tint,
        ) +
        cross(plate, 'M20 -120c60 -60 90 -140 30 -220c60 -10 100 40 80 90c50 20 40 110 -20 120z', 3, 50) +
        shade(plate, 'M-130 -150c60 30 120 20 190 -40l60 60c-60 50 -190 30 -250 -20z', 3, 20),
      size,
    );
  const wings = X > 600 ? 460 : 230;
  const top = plate.pick([
    () => flag(plate, 0, floor - 436, 1.1),
    () =>
      at(0, floor - 452, thing(plate, disc(0, -34, 44)) + black(plate, `${box(-4, -64, 8, 34)}${box(-4, -36, 26, 7)}`)),
    () => at(0, floor - 440, dome(plate), 0.42),
  ]);
  const hung = plate.pick([-250, 0, 250]);
  return (
    sky(plate, -Y, floor - 80, 5) +
    cloud(plate, side * 330, -290, 320) +
    cloud(plate, -side * 460, -350, 260) +
    at(0, floor + 20, wing(plate, -1, 290, wings, 340) + wing(plate, 1, 290, wings, 340)) +
    path(box(-X, floor + 20, 2 * X, Y), `fill="${ink.paper}"`) +
    top() +
    at(0, floor, portico(plate, 640, 330, plate.pick([6, 8]))) +
    thing(plate, `M-52 ${floor}V-92A52 52 0 0 1 52 -92V${floor}z`, ink.spot) +
    shade(plate, `M0 ${floor}V-144A52 52 0 0 1 52 -92V${floor}z`, 4, 90) +
    (hung
      ? [-1, 1].map((to) => thing(plate, `M${to * 180 - 30} -200h60v190l-30 -30l-30 30z`, ink.spot, 4)).join('')
      : '') +
    cross(plate, box(-X, ground, 2 * X, 44), 2, 20) +
    steps +
    swelling(
      plate,
      12,
      1.5,
      6,
      (t) => `M${Math.round(-X)} ${Math.round(ground + 40 + t * (Y - ground))}H${Math.round(X)}`,
    ) +
    tree(-side * 540, ground + 50, 1.1) +
    (X > 800 ? tree(side * 860, ground + 30, 0.95) : '') +
    walker(plate.between(-190, -100), floor + 96, 0.75) +
    walker(plate.between(20, 110), floor + 140, 0.9) +
    walker(side * plate.between(200, 290), ground + 130, 1.6)
  );
};

export const houses: Record<string, Scene> = { capitol, courthouse };
