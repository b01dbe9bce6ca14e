import {
  at,
  black,
  box,
  cloud,
  cross,
  cut,
  cypress,
  disc,
  glory,
  mirror,
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

const topHat = (plate: Plate): string =>
  black(plate, 'M-62 0Q0 20 62 0Q54 -14 36 -16L42 -120Q0 -134 -42 -120L-36 -16Q-54 -14 -62 0z') +
  path('M-38 -30Q0 -20 38 -30L39 -52Q0 -42 -39 -52z', `fill="${plate.ink.spot}"`);

/** A drum of fallen column, half in the water. */
const ruin = (plate: Plate, x: number, y: number, turn: number): string =>
  at(
    x,
    y,
    thing(plate, 'M-60 0V-230L-34 -250L-6 -226L24 -262L60 -240V0z') +
      swelling(plate, 8, 1.5, 6.5, (t) => `M${n(-46 + 104 * Math.sin((t * Math.PI) / 2))} 0V-${n(226 - t * 8)}`),
    1,
    turn,
  );

const heron: Scene = (plate) => {
  const { X, Y, ink } = plate;
  const side = plate.pick([-1, 1]);
  const shore = 190;
  const hat = plate.chance(0.45);
  const bird =
    cut(plate, 'M-10 60L-20 250L-14 420M36 70L52 240L44 420', 9) +
    cut(plate, 'M-14 420l-40 14M-14 420l34 16M44 420l-34 14M44 420l38 14', 6) +
    thing(plate, 'M-210 130C-160 10 -60 -70 60 -60C110 -56 110 40 40 84C-40 130 -140 120 -210 130z') +
    swelling(
      plate,
      11,
      2,
      6,
      (t) =>
        `M${n(40 - t * 200)} ${n(-40 + t * 110)}Q${n(10 - t * 190)} ${n(40 + t * 80)} ${n(-60 - t * 130)} ${n(96 + t * 30)}`,
    ) +
    black(plate, 'M-210 130C-150 100 -90 96 -20 100L-120 150z') +
    thing(
      plate,
      'M20 -50C90 -90 60 -160 20 -200C-30 -250 -20 -330 50 -344C100 -350 130 -320 128 -290L96 -282C80 -300 44 -296 46 -262C50 -220 140 -170 120 -70C110 -30 60 0 20 -50z',
    ) +
    swelling(
      plate,
      7,
      1.5,
      5,
      (t) => `M${n(110 - t * 10)} ${n(-150 + t * 80)}q-30 12 -${n(40 + t * 20)} ${n(20 + t * 10)}`,
    ) +
    spot(plate, 'M112 -326L330 -292L110 -286z') +
    cut(plate, 'M112 -326L330 -292L110 -286M116 -304L300 -294', 5) +
    black(plate, `${disc(84, -316, 10)}M96 -344C40 -372 -20 -366 -60 -330C-10 -346 30 -340 70 -330z`) +
    (hat ? at(66, -340, topHat(plate), 1, -10) : '');
  const body = at(-40, -40, bird, 1.02);
  return (
    path(box(-X, -Y, 2 * X, Y + shore), `fill="${ink.tint}"`) +
    sky(plate, -Y, shore - 30, 5) +
    path(disc(-side * 200, -150, 230), `fill="${ink.paper}"`) +
    spot(plate, disc(-side * 200, -150, 200)) +
    cut(plate, disc(-side * 200, -150, 200)) +
    path(box(-X, shore, 2 * X, Y), `fill="${ink.paper}"`) +
    cut(plate, `M${n(-X)} ${shore}H${n(X)}`, 4) +
    (plate.chance(0.6)
      ? ruin(plate, -side * 370, shore + 70, -side * 12) +
        ruin(plate, -side * (X > 600 ? 560 : 470), shore + 40, side * 6)
      : at(-side * 380, 0, cypress(plate, 0, shore + 60))) +
    water(plate, shore) +
    (side < 0 ? mirror(body) : body) +
    reeds(plate, side * 360, shore + 220, 420, 10) +
    (X > 600 ? reeds(plate, -side * 640, shore + 250, 340, 8) : '') +
    reeds(plate, -side * 240, shore + 300, 170, 6)
  );
};

const gator: Scene = (plate) => {
  const { X, Y, ink } = plate;
  const side = plate.pick([-1, 1]);
  const line = 70;
  const scutes = times(13, (i) => `l${18} ${-26 - (i % 3) * 6}l${20} ${26 + (i % 3) * 6}`);
  const back = `M-40 ${line}C40 20 120 0 190 10${scutes}C680 30 760 50 900 ${line}z`;
  const head = `M-470 ${line}C-460 40 -430 26 -400 34C-340 -6 -250 -10 -190 -20C-180 -66 -120 -70 -104 -28C-60 -40 -20 0 10 ${line}z`;
  const teeth = times(9, (i) => `M${-440 + i * 42} ${line - 4}l11 26l11 -26z`);
  const goods = plate.pick([
    () =>
      at(
        330,
        -20,
        black(plate, 'M-70 0V-84Q-70 -92 -62 -92H62Q70 -92 70 -84V0z') +
          cut(plate, 'M-26 -92V-112H26V-92', 8) +
          path(box(-8, -64, 16, 20), `fill="${ink.spot}"`),
        1.2,
        -4,
      ),
    () =>
      at(
        330,
        -12,
        times(4, (i) => thing(plate, box(-90 + (i % 2) * 12, -30 - i * 26, 170, 26), i % 2 ? ink.paper : ink.spot, 4)),
        1,
        3,
      ),
    () =>
      at(
        330,
        0,
        thing(plate, box(-90, -150, 180, 150)) +
          black(plate, box(-50, -138, 100, 10)) +
          shade(plate, box(20, -150, 70, 150), 3, 60),
        1,
      ),
  ]);
  const beast =
    thing(plate, back, ink.paper) +
    cross(plate, `M-40 ${line}C200 10 420 20 900 ${line}z`, 4, 25) +
    goods() +
    thing(plate, head) +
    thing(plate, teeth, ink.paper, 3) +
    shade(plate, `M-460 ${line}C-340 36 -180 30 10 ${line}z`, 4, -10) +
    swelling(plate, 8, 2, 5, (t) => `M${n(-380 + t * 180)} ${n(20 - t * 26)}q14 16 ${n(6 + t * 8)} 34`) +
    thing(plate, disc(-150, -40, 22)) +
    spot(plate, disc(-156, -38, 12)) +
    black(plate, 'M-159 -56h10v34h-10z') +
    black(plate, `${disc(-432, 30, 7)}${disc(-408, 26, 7)}`) +
    (plate.chance(0.6) ? at(-150, -58, topHat(plate), 1, 5) : '');
  const body = at(90, 56, beast, 1.2);
  const far = at(
    -side * 390,
    0,
    black(plate, 'M-120 0V-60H-70V-90H-62C-60 -150 -20 -170 -4 -172V-200H4V-172C20 -170 60 -150 62 -90H70V-60H120V0z'),
    1.1,
  );
  return (
    path(box(-X, -Y, 2 * X, Y), `fill="${ink.tint}"`) +
    sky(plate, -Y, -40, 7) +
    path(disc(-side * 390, -190, 170), `fill="${ink.paper}"`) +
    glory(plate, -side * 390, -190, 130, 210, 44) +
    far +
    cut(plate, `M${n(-X)} 0H${n(X)}`, 5) +
    path(box(-X, 2, 2 * X, Y), `fill="${ink.paper}"`) +
    spot(plate, box(-X - 12, 190, 2 * X + 24, Y), ink.tint) +
    (X > 600 ? cypress(plate, -X + 100, 120) : '') +
    cypress(plate, side * 400, 70) +
    water(plate, 4, 130) +
    (side < 0 ? mirror(body) : body) +
    water(plate, 138) +
    reeds(plate, -side * 330, 400, 210, 8) +
    reeds(plate, side * (X > 600 ? 600 : 420), 360, 260, 8)
  );
};

const house = (plate: Plate, x: number, y: number, size: number, roof: string): string =>
  at(
    x,
    y,
    thing(plate, box(-110, -130, 220, 260)) +
      swelling(plate, 8, 1.5, 2.5, (t) => `M-110 ${n(-120 + t * 240)}H110`) +
      thing(plate, 'M-140 -126L-90 -240H90L140 -126z', roof) +
      shade(plate, 'M10 -240H90L140 -126H10z', 4, 62) +
      black(plate, `${box(-80, -90, 44, 66)}${box(36, -90, 44, 66)}`) +
      thing(plate, box(44, -290, 36, 70)) +
      cut(plate, 'M-58 -90v66M-80 -58h44M58 -90v66M36 -58h44', 4),
    size,
  );

const flood: Scene = (plate) => {
  const { X, Y, ink } = plate;
  const line = 110;
  const side = plate.pick([-1, 1]);
  const rain = times(
    46,
    () =>
      `M${Math.round(plate.between(-X, X))} ${Math.round(plate.between(-Y, line))}l-14 ${Math.round(plate.between(40, 90))}`,
  );
  const pole = (x: number, lean: number): string =>
    at(
      x,
      line + 30,
      thing(plate, 'M-10 0L-7 -470H7L10 0z') +
        thing(plate, box(-80, -440, 160, 14)) +
        black(
          plate,
          times(4, (i) => disc(-66 + i * 44, -448, 8)),
        ),
      1,
      lean,
    );
  const rower = (x: number): string =>
    at(
      x,
      -20,
      black(plate, 'M-34 0C-40 -70 -20 -96 0 -96C20 -96 40 -70 34 0z') +
        thing(plate, disc(0, -122, 24)) +
        black(plate, 'M-40 -126Q0 -112 40 -126Q24 -134 22 -160H-22Q-24 -134 -40 -126z'),
    );
  const boat =
    rower(-60) +
    (plate.chance(0.6)
      ? at(
          80,
          -10,
          thing(plate, disc(0, -70, 20)) +
            path(
              'M-30 0C-30 -46 -14 -52 0 -52C14 -52 30 -46 30 0z',
              `fill="${ink.spot}" stroke="${ink.ink}" stroke-width="4"`,
            ),
        )
      : at(90, -14, thing(plate, box(-44, -60, 88, 60)) + cut(plate, 'M-44 -30h88M0 -60v60', 4))) +
    thing(plate, 'M-250 -40Q0 10 250 -40C220 30 180 60 120 64H-120C-180 60 -220 30 -250 -40z') +
    shade(plate, 'M-220 0Q0 40 230 -10C200 40 180 60 120 64H-120C-180 60 -200 30 -220 0z', 4, 8) +
    cut(plate, 'M-236 -14Q0 36 236 -14', 4) +
    cut(plate, 'M-30 -60L170 70', 10) +
    black(plate, 'M160 56l60 30l-12 26l-58 -36z');
  return (
    path(box(-X, -Y, 2 * X, Y + line), `fill="${ink.tint}"`) +
    sky(plate, -Y, line - 120, 8) +
    cloud(plate, -side * 260, -330, 440) +
    cloud(plate, side * 360, -390, 380) +
    pole(-side * 60, side * 5) +
    (X > 600 ? house(plate, -side * 600, line - 50, 0.95, ink.paper) + pole(side * 640, -side * 9) : '') +
    house(plate, -side * 290, line - 20, 1.12, ink.spot) +
    house(plate, side * 210, line + 20, 0.92, ink.paper) +
    (X > 600 ? house(plate, side * 460, line + 40, 0.8, ink.spot) : '') +
    cut(plate, rain, 3) +
    path(box(-X, line, 2 * X, Y), `fill="${ink.paper}"`) +
    cut(plate, `M${n(-X)} ${line}H${n(X)}`, 4) +
    water(plate, line, 150) +
    at(side * 60, 290, `<g transform="scale(${side} 1)">${boat}</g>`, 1.05, side * -2) +
    water(plate, 330)
  );
};

export const wild: Record<string, Scene> = { heron, gator, flood };
