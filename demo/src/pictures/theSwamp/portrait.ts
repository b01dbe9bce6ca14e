import { hairs, mass, reversed, strands } from './hair.ts';
import {
  at,
  black,
  box,
  cross,
  cut,
  disc,
  glory,
  n,
  type Plate,
  path,
  type Scene,
  shade,
  spot,
  swelling,
  thing,
  times,
} from './kit.ts';

// Hand-tinted, as the better plates were: one flat wash for the skin under the black line.
const skins = ['#f3dfc4', '#e6bd94', '#cf9768', '#a86f45', '#7d4d2f', '#5f3924'];

function face(plate: Plate, skin: string, grey: boolean, mayBeBearded: boolean): string {
  const eye = (x: number): string =>
    at(
      x,
      -96,
      thing(plate, 'M-38 6Q-4 -28 40 4Q4 22 -38 6z', '#fbf5e6', 4) +
        black(plate, disc(2, -2, 13)) +
        path(disc(7, -6, 4), 'fill="#fff"') +
        cut(plate, 'M-42 4Q-4 -34 44 2', 7) +
        cut(plate, 'M-30 24Q4 38 34 22', 3) +
        (grey ? cut(plate, 'M-46 -44Q0 -72 50 -44', 9) : cut(plate, 'M-48 -42Q0 -74 52 -44', 14)),
    );
  const beard = mayBeBearded ? plate.pick(['', 'full', 'moustache', 'goatee']) : '';
  const hairy =
    beard === 'full'
      ? mass(
          plate,
          'M-144 -70C-146 60 -110 150 0 160C110 150 146 60 144 -70C124 0 100 30 66 34Q0 10 -66 34C-100 30 -124 0 -144 -70zM-44 64Q0 50 44 64Q0 86 -44 64z',
          grey,
        ).replace('<path', '<path fill-rule="evenodd"') +
        strands(
          plate,
          grey,
          11,
          (t) =>
            `M${n(-110 + t * 220)} ${n(40 + 40 * Math.sin(t * Math.PI))}q${n(10 - t * 20)} 30 ${n(14 - t * 28)} 56`,
        )
      : beard === 'moustache'
        ? mass(plate, 'M0 22C-30 12 -70 26 -104 60C-60 60 -20 56 0 44C20 56 60 60 104 60C70 26 30 12 0 22z', grey)
        : beard === 'goatee'
          ? mass(
              plate,
              'M-46 30Q0 14 46 30C60 80 40 150 0 154C-40 150 -60 80 -46 30zM-34 62Q0 52 34 62Q0 80 -34 62z',
              grey,
            ).replace('<path', '<path fill-rule="evenodd"')
          : '';
  const glasses = plate.chance(0.35)
    ? plate.pick([
        cut(
          plate,
          `${disc(-66, -94, 54)}${disc(68, -94, 54)}M-12 -100Q0 -112 14 -100M-120 -100L-150 -110M122 -100L150 -110`,
          6,
        ),
        cut(
          plate,
          'M-122 -132H-14V-84Q-20 -52 -68 -52Q-116 -52 -122 -84zM16 -132H124V-84Q118 -52 70 -52Q22 -52 16 -84zM-14 -116H16',
          9,
        ),
      ])
    : '';
  return (
    thing(plate, `${disc(-148, -84, 22, 42)}${disc(148, -84, 22, 42)}`, skin) +
    thing(
      plate,
      'M-146 -180C-156 -40 -120 70 -50 112Q0 138 50 112C120 70 156 -40 146 -180C146 -340 -146 -340 -146 -180z',
      skin,
    ) +
    // Light from the left: the far cheek, the side of the nose, under the lip.
    swelling(
      plate,
      12,
      2,
      5.5,
      (t) =>
        `M${n(56 + t * 84)} ${n(-200 + t * 40)}C${n(80 + t * 72)} -90 ${n(70 + t * 66)} ${n(10 - t * 10)} ${n(20 + t * 80)} ${n(110 - t * 60)}`,
    ) +
    shade(plate, 'M-50 112Q0 138 50 112C90 90 112 40 126 0C90 60 40 92 -20 96z', 3, 12) +
    swelling(
      plate,
      5,
      1.8,
      3,
      (t) =>
        `M${n(-140 + t * 20)} ${n(-60 + t * 30)}Q${n(-130 + t * 26)} ${n(30 + t * 10)} ${n(-90 + t * 40)} ${n(70 + t * 26)}`,
    ) +
    eye(-66) +
    eye(68) +
    cut(plate, 'M10 -120C20 -70 40 -30 36 -14C30 6 -10 8 -30 -6', 5) +
    shade(plate, 'M10 -110C20 -70 40 -30 36 -14C46 -20 50 -60 34 -110z', 4, 70) +
    cut(plate, 'M-46 60Q-20 48 0 54Q20 48 48 58M-46 60Q0 76 48 58', 6) +
    cut(plate, 'M-26 88Q0 96 26 86', 4) +
    cut(plate, 'M-84 0Q-100 30 -84 62M88 -4Q104 30 90 62', 4) +
    (plate.chance(0.5) ? cut(plate, 'M-70 -216Q0 -232 70 -214M-50 -196Q0 -208 54 -194', 3.5) : '') +
    hairy +
    glasses
  );
}

function clothes(plate: Plate): string {
  const { ink } = plate;
  const bust = 'M-96 170C-240 200 -390 250 -430 420L-470 800H470L430 420C390 250 240 200 96 170Q0 240 -96 170z';
  const pin = swelling(
    reversed(plate),
    17,
    1.6,
    2.6,
    (t) => `M${n(-410 + t * 820)} ${n(300 - 90 * Math.sin(t * Math.PI))}V800`,
  );
  const weave =
    cross(plate, 'M120 190C280 220 390 260 430 420L470 800H200z', 4, 55) +
    shade(plate, 'M-430 420L-470 800H-330L-340 330z', 3, 70);
  const lapels = (paint: string): string =>
    thing(plate, 'M-104 160L-200 300L-120 340L0 640L-70 300zM104 160L200 300L120 340L0 640L70 300z', paint);
  const shirt =
    thing(plate, 'M-104 164L0 620L104 164Q0 230 -104 164z') +
    thing(plate, 'M-104 130L-128 200L-40 270L0 216L40 270L128 200L104 130Q0 220 -104 130z');
  const tie =
    spot(plate, 'M-34 222H34L22 270L54 520L0 600L-54 520L-22 270z') +
    cut(plate, 'M-34 222H34L22 270L54 520L0 600L-54 520L-22 270zM-22 270H22', 5);
  const bow =
    thing(plate, 'M0 240L-92 196V286zM0 240L92 196V286z', ink.spot) + thing(plate, box(-18, 218, 36, 44), ink.spot);
  return plate.pick([
    () =>
      thing(plate, bust, ink.ink) +
      pin +
      shirt +
      tie +
      lapels(ink.ink) +
      cut(reversed(plate), 'M-104 164L-196 300L-120 340L-4 630M104 164L196 300L120 340L4 630', 3),
    () => thing(plate, bust, ink.tint) + weave + shirt + bow + lapels(ink.tint),
    () =>
      thing(plate, bust, ink.paper) +
      weave +
      thing(plate, 'M-110 110H110L124 230Q0 300 -124 230z', ink.paper) +
      swelling(
        plate,
        9,
        2,
        5,
        (t) =>
          `M${n(-110 + t * 220)} 112Q${n(-116 + t * 232)} 180 ${n(-118 + t * 236)} ${n(236 + 30 * Math.sin(t * Math.PI))}`,
      ),
    () =>
      thing(plate, bust, ink.spot) +
      weave +
      shade(plate, 'M-300 250L-340 800H-180L-120 260z', 2, 80) +
      thing(plate, 'M-130 150C-60 240 60 240 130 150L170 200C80 330 -80 330 -170 200z', ink.paper) +
      times(
        9,
        (i) => `<path d="${disc(-136 + i * 34, 218 + 44 * Math.sin((i / 8) * Math.PI), 12)}" fill="${ink.ink}"/>`,
      ),
    () =>
      thing(plate, bust, ink.tint) +
      weave +
      thing(plate, 'M-150 130Q0 240 150 130L170 220Q0 330 -170 220z', ink.spot) +
      cut(plate, 'M-160 176Q0 284 160 176', 5) +
      thing(plate, 'M-40 270L-110 560L-20 590L30 290z', ink.spot) +
      swelling(plate, 5, 2, 5, (t) => `M${n(-34 + t * 50)} 290L${n(-96 + t * 70)} 570`),
  ])();
}

export const portrait: Scene = (plate) => {
  const { X, Y, ink } = plate;
  const skin = plate.pick(skins);
  const grey = plate.chance(0.35);
  const hair = plate.pick(hairs);
  const turn = plate.between(-4, 4);
  const lift = plate.Y > 560 ? 20 : 56;
  const ground = plate.pick([
    () =>
      path(box(-X, -Y, 2 * X, 2 * Y), `fill="${ink.tint}"`) +
      swelling(plate, 34, 6.5, 1.5, (t) => `M${n(-X)} ${n(-Y + t * 2 * Y)}H${n(X)}`) +
      path(disc(0, -80, 400, 430), `fill="${ink.paper}"`) +
      spot(plate, disc(0, -80, 380, 410), ink.tint),
    () =>
      path(box(-X, -Y, 2 * X, 2 * Y), `fill="${ink.paper}"`) +
      spot(plate, disc(0, -90, 380)) +
      cut(plate, disc(0, -90, 402), 4),
    () =>
      path(box(-X, -Y, 2 * X, 2 * Y), `fill="${ink.tint}"`) +
      path(disc(0, -90, 330), `fill="${ink.paper}"`) +
      glory(plate, 0, -90, 300, 1000, 80),
    () =>
      path(box(-X, -Y, 2 * X, 2 * Y), `fill="${ink.paper}"`) +
      cross(plate, box(-X, -Y, 2 * X, 2 * Y), 3, 45) +
      path(disc(0, -90, 390, 420), `fill="${ink.paper}"`),
  ])();
  const neck =
    thing(plate, 'M-80 40H84L104 190Q0 260 -104 190z', skin) +
    cross(plate, 'M-60 110Q20 140 84 60L104 190Q60 220 20 226z', 4, 60);
  const head = at(0, 0, face(plate, skin, grey, hair.beard ?? false) + hair.before(plate, grey), 1, turn);
  return (
    ground +
    at(0, lift, at(0, 0, hair.behind(plate, grey), 1, turn) + neck + clothes(plate) + head, plate.Y > 560 ? 1.02 : 0.94)
  );
};
