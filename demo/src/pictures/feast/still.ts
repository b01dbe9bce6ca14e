import { flat, type Kitchen, leafShape, mirror, move, n, paper, round, type Scene, strip, times } from './kit.ts';
import { citrusFace, figFace, leaf, lemon, loaf, orange, pear, sprig, tomato, tomatoFace } from './produce.ts';
import { board, bottle, bowl, jug, knife, room } from './table.ts';
import { artichoke, aubergine, chilli, garlic, mushroom, onion } from './vegetables.ts';

/** Stands a still life on the table, facing either way. */
const either = (k: Kitchen, body: string): string => move(0, -70, k.chance(0.5) ? body : mirror(body), 0, 1.22);

export const tomatoes: Scene = (k) => {
  const reds = [paper.tomato, paper.red, paper.orange, '#e2ab38', paper.oxblood] as const;
  return (
    room(k) +
    either(
      k,
      move(0, 300, board(k, 430, 70)) +
        move(-290, 250, sprig(k, 300, paper.green, 3, 110), -14) +
        move(-170, 270, tomato(k, 176, k.pick(reds))) +
        move(150, 250, tomato(k, 146, k.pick(reds))) +
        move(330, 280, tomato(k, 84, k.pick(reds))) +
        move(10, 320, tomato(k, k.between(88, 108), k.pick(reds))) +
        k.put('face', () => tomatoFace(k, 100), 220, 300, 0, 1.16) +
        k.put('face', () => tomatoFace(k, 100), -330, 330, 40, 0.84) +
        move(40, 372, knife(k), k.between(-8, 4)) +
        leaf(k, 110, paper.leaf, 420, 330, 70) +
        leaf(k, 90, paper.green, 420, 330, 20),
    )
  );
};

/** Jug, bowl, bottle, and whatever the market had. */
export const pantry: Scene = (k) => {
  const { setting } = k;
  const fruit = (size: number): string =>
    k.pick([
      () => pear(k, size * 0.52, k.pick([paper.leaf, paper.mustard, paper.butter])),
      () => aubergine(k, size * 0.8),
      () => artichoke(k, size * 0.74),
      () => orange(k, size * 0.6),
      () => onion(k, size * 0.6, k.pick([paper.plum, paper.crust])),
      () => tomato(k, size * 0.64),
    ])();
  const vessel = k.pick([
    () => jug(k, setting.cloth, setting.accent),
    () => move(0, 0, bottle(k, k.pick([paper.green, paper.navy, paper.oxblood]), paper.cream), 0, 0.82),
    () => jug(k, k.pick([paper.teal, paper.cream, paper.mustard]), k.pick([paper.tomato, paper.navy])),
  ])();
  return (
    room(k) +
    either(
      k,
      move(-210, 240, vessel, 0, 1.3) +
        move(190, 190, fruit(210)) +
        move(330, 240, fruit(170)) +
        move(60, 270, fruit(190)) +
        move(-330, 320, fruit(150)) +
        k.put('fig', () => figFace(k, 70), -90, 330, -12) +
        move(230, 350, lemon(k, 84)) +
        move(
          40,
          370,
          k.pick([
            () => k.put('fig', () => '', 0, 0, 20, 0.9),
            () => citrusFace(k, 74, '#f0c63b'),
            () => garlic(k, 64),
          ])(),
        ) +
        leaf(k, 120, paper.olive, -330, 390, 74) +
        leaf(k, 100, paper.green, -330, 390, 110),
    )
  );
};

export const bread: Scene = (k) => {
  const slice = (x: number, y: number, turn: number): string =>
    move(
      x,
      y,
      k.cut(
        'M-96 0C-110-60-140-90-116-140-90-190-30-180 0-168 30-180 90-190 116-140 140-90 110-60 96 0Z',
        paper.crust,
        1.2,
      ) +
        flat('M-80-12C-92-60-118-90-98-132-78-168-30-162 0-150 30-162 78-168 98-132 118-90 92-60 80-12Z', paper.cream) +
        strip(
          times(9, () => `M${n(k.between(-70, 70))} ${n(k.between(-130, -30))}h6`),
          paper.butter,
          12,
        ),
      turn,
    );
  const wheat = (turn: number): string =>
    `<g transform="rotate(${n(turn)})">${strip('M0 0V-330', paper.mustard, 7)}${times(6, (i) => move(0, -200 - i * 24, `<g transform="rotate(34)">${flat(leafShape(52, 26), paper.mustard)}</g><g transform="rotate(-34)">${flat(leafShape(52, 26), paper.butter)}</g>`))}</g>`;
  const butter =
    k.cut('M-130 0H130L110 26H-110Z', paper.white, 1) +
    k.cut('M-84-84H60L92-62V0H-84Z', paper.butter, 1) +
    flat('M60-84L92-62V0H60Z', paper.mustard, 0.6);
  const long = (turn: number, y: number): string =>
    move(
      0,
      y,
      k.cut(
        'M-420 20C-420-40-360-66-200-70H220C380-66 430-30 430 14 430 50 380 66 200 66H-220C-370 64-420 60-420 20Z',
        paper.crust,
        1.5,
      ) +
        times(5, (i) =>
          move(-290 + i * 140, 44, `<g transform="rotate(58)">${flat(leafShape(130, 50), paper.butter)}</g>`),
        ),
      turn,
    );
  return (
    room(k) +
    either(
      k,
      move(20, 320, board(k, 440, 64)) +
        move(-360, 260, wheat(-16) + wheat(4) + wheat(-34)) +
        (k.chance(0.6) ? move(-40, 280, loaf(k, 300, k.between(300, 370))) : long(-16, 110) + long(-8, 210)) +
        slice(270, 320, 8) +
        slice(190, 345, -4) +
        move(-290, 370, butter) +
        move(60, 396, knife(k), -4),
    )
  );
};

export const citrus: Scene = (k) => {
  const fruit = k.pick([
    { skin: paper.orange, face: '#e98a34' },
    { skin: '#edbf35', face: '#f2cf52' },
    { skin: '#d9603a', face: '#c8372f' },
    { skin: paper.leaf, face: '#a9b95a' },
  ]);
  const whole = (x: number, y: number, r: number, turn = 0): string =>
    k.put('fruit', () => (fruit.skin === '#edbf35' ? lemon(k, 100) : orange(k, 100, fruit.skin)), x, y, turn, r / 100);
  const dish = k.setting.cloth === paper.tomato ? paper.cream : k.setting.cloth;
  return (
    room(k) +
    either(
      k,
      move(-150, 60, sprig(k, 300, paper.green, 3, 130), -34) +
        move(140, 60, sprig(k, 280, paper.olive, 3, 120), 32) +
        whole(0, 10, 118, 8) +
        whole(-150, 110, 122, -12) +
        whole(140, 120, 128, 10) +
        whole(-6, 130, 112) +
        move(-10, 310, bowl(k, 320, 220, dish, k.setting.accent)) +
        whole(320, 340, 92, 6) +
        move(-300, 320, citrusFace(k, 112, fruit.face)) +
        move(-200, 382, citrusFace(k, 74, fruit.face)),
    )
  );
};

export const mushrooms: Scene = (k) => {
  const { X, Y, setting } = k;
  const caps = [paper.terracotta, paper.crust, paper.tomato, paper.bark, paper.mustard, paper.plum] as const;
  const trunks = times(Math.ceil(X / 120), (i) => {
    const x = -X + 60 + i * 240 + k.between(-50, 50);
    const w = k.between(34, 70);
    return k.cut(
      `M${n(x - w)} ${n(Y)}L${n(x - w * 0.7)} ${n(-Y - 20)}H${n(x + w * 0.6)}L${n(x + w)} ${n(Y)}Z`,
      i % 2 ? setting.wallTone : paper.forest,
      1.4,
    );
  });
  const grass = (): string =>
    [
      [-24, 130, paper.leaf],
      [6, 160, paper.forest],
      [34, 110, paper.sage],
    ]
      .map(
        ([turn, tall, colour]) =>
          `<g transform="rotate(${turn})">${flat(leafShape(Number(tall), 34), String(colour))}</g>`,
      )
      .join('');
  const ground = (y: number, colour: string): string =>
    k.cut(
      `M${n(-X - 20)} ${n(y)}Q${n(-X / 2)} ${n(y - 70)} 0 ${n(y - 10)}T${n(X + 20)} ${n(y - 30)}V${n(Y + 20)}H${n(-X - 20)}Z`,
      colour,
      1.6,
    );
  return (
    flat(`M${n(-X)} ${n(-Y)}H${n(X)}V${n(Y)}H${n(-X)}Z`, setting.wall) +
    `<circle cx="${n(k.between(-180, 180))}" cy="-200" r="230" fill="${paper.butter}" opacity="0.75"/>` +
    trunks +
    ground(170, paper.olive) +
    move(-30, 300, mushroom(k, 290, k.pick(caps)), k.between(-5, 5)) +
    move(250, 310, mushroom(k, 190, k.pick(caps)), 9) +
    ground(320, paper.green) +
    move(-300, 385, mushroom(k, 180, k.pick(caps)), -9) +
    move(90, 400, mushroom(k, 124, k.pick(caps)), 3) +
    move(360, 400, mushroom(k, 92, k.pick(caps)), -4) +
    times(9, (i) =>
      k.put('grass', grass, -X + 80 + (i * 2 * X) / 9, Y - 10 + k.between(-20, 20), 0, k.between(0.9, 1.3)),
    ) +
    times(6, (i) =>
      leaf(
        k,
        80,
        i % 2 ? paper.orange : paper.red,
        k.between(-X * 0.8, X * 0.8),
        k.between(300, 440),
        k.between(0, 360),
      ),
    )
  );
};

/** Mortar, garlic, chillies on a string. */
export const spice: Scene = (k) => {
  const { Y } = k;
  const braid = times(6, (i) =>
    k.put('garlic', () => garlic(k, 60), i % 2 ? 40 : -40, -Y + 130 + i * 62, i % 2 ? -14 : 14),
  );
  const string = times(11, (i) =>
    k.put(
      `chilli${i % 2}`,
      () => chilli(k, 128, i % 2 ? paper.red : paper.tomato),
      (i % 3) * 30 - 30,
      -Y + 80 + i * 36,
      (i % 3) * 26 - 20,
    ),
  );
  const heap = (colour: string): string =>
    k.cut('M-110 0C-80-30-40-90 0-92S80-30 110 0Z', colour, 1) +
    strip(
      times(9, () => `M${n(k.between(-120, 120))} ${n(k.between(0, 20))}h.1`),
      colour,
      8,
    );
  const mortar =
    strip('M60-210L190-400', '#2a120a', 50, 0.2) +
    strip('M54-216L184-406', paper.crust, 48) +
    k.cut(round(k, 190, -414, 42), paper.crust, 0.6) +
    k.cut('M-196-210C-190-262 190-262 196-210Z', k.setting.tableTone, 0) +
    times(7, (i) =>
      flat(round(k, -120 + i * 38, -222 + (i % 2) * 12, 30, 20, 0.1, 6), i % 2 ? paper.green : paper.leaf),
    ) +
    k.cut(
      'M-196-214H196C196-90 130-60 96-40L120 0H-120L-96-40C-130-60-196-90-196-214Z',
      k.setting.cloth === paper.tomato ? paper.white : k.setting.cloth,
      1.6,
    ) +
    flat('M-170-190C-166-110-130-80-104-62L-80-62C-120-100-134-140-136-190Z', paper.white, 0.5);
  return (
    room(k) +
    either(
      k,
      move(-300, 0, strip(`M0 ${n(-Y)}V${n(-Y + 120)}`, paper.bark, 9) + braid) +
        move(320, 0, strip(`M0 ${n(-Y)}V${n(-Y + 420)}`, paper.bark, 9) + string) +
        move(10, 300, mortar, 0, 1.16) +
        move(-320, 380, heap(paper.mustard)) +
        move(320, 370, heap(paper.tomato)) +
        k.put('garlic', () => garlic(k, 60), -150, 400, 70, 1.2) +
        move(130, 410, chilli(k, 170), 68),
    )
  );
};
