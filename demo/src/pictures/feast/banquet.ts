import { flat, leafShape, move, n, paper, round, type Scene, strip, times } from './kit.ts';
import { glass, ware } from './plates.ts';
import { fish, leaf, tomatoFace } from './produce.ts';
import { fork, plate, spoon, tabletop } from './table.ts';

/** A table laid for many, seen from the ceiling. */
export const table: Scene = (k) => {
  const { X } = k;
  const [colour, rim] = ware(k);
  const setting = (): string =>
    plate(k, 132, colour, rim) +
    move(-176, 0, fork(k), 0, 0.66) +
    move(176, 0, k.cut('M-10-190C20-190 24-60 14-20L16 190Q0 206-16 190L-12-20Z', paper.steel, 0.9), 0, 0.66);
  const food = (x: number, y: number): string =>
    k.pick([
      () =>
        k.put(
          'salad',
          () =>
            times(7, (i) => leaf(k, 110, [paper.leaf, paper.green, paper.olive][i % 3] ?? paper.leaf, 0, 20, i * 52)),
          x,
          y,
          k.between(0, 90),
        ),
      () => k.put('fish', () => fish(k, paper.teal, '#d5d8cb'), x, y, k.between(-40, 40), 0.48),
      () =>
        k.put(
          'pasta',
          () =>
            times(5, (i) =>
              strip(`M${-70 + i * 10} ${-30 + i * 16}c40-60 90 40 130-10`, i % 2 ? paper.butter : '#f7e3ae', 20),
            ) +
            k.cut(round(k, 0, -4, 40), paper.tomato, 0.8) +
            leaf(k, 50, paper.green, 0, 0, 40),
          x,
          y,
          k.between(0, 360),
        ),
      () => k.put('half', () => tomatoFace(k, 70), x, y, k.between(0, 360)),
    ])();
  const places = Math.max(2, Math.round((2 * X) / 440));
  const row = (y: number, turn: number): string =>
    times(places, (i) => {
      const x = -X + ((i + 0.5) * 2 * X) / places;
      return k.put('place', setting, x, y, turn) + food(x, y);
    });
  const dishes = [
    () =>
      k.cut(round(k, 0, 0, 150, 116, 0.01, 12), paper.cream, 1.6) +
      k.put(
        'loaves',
        () =>
          k.cut('M-120 10C-130-40-60-62 0-62S130-40 120 10 60 60 0 60-110 50-120 10Z', paper.crust, 1.2) +
          times(3, (i) => move(-56 + i * 56, 26, flat(leafShape(66, 26), paper.butter), 30)),
        0,
        0,
        -14,
      ),
    () =>
      k.cut(round(k, 0, 0, 130), paper.teal, 1.6) +
      times(6, (i) =>
        k.put(
          'ball',
          () => k.cut(round(k, 0, 0, 40), paper.orange, 1),
          62 * Math.cos(i * 1.047),
          62 * Math.sin(i * 1.047),
        ),
      ),
    () =>
      `${k.cut(round(k, 0, 0, 136), paper.terracotta, 1.6)}<circle r="108" fill="${paper.oxblood}"/>${times(8, (i) => `<circle cx="${n(62 * Math.cos(i * 0.785))}" cy="${n(62 * Math.sin(i * 0.785))}" r="22" fill="${i % 2 ? paper.mustard : paper.leaf}"/>`)}${move(60, 40, spoon(k), 60, 0.9)}`,
    () =>
      k.put(
        'vase',
        () =>
          `${times(9, (i) => leaf(k, 96, i % 2 ? paper.rose : paper.blush, 0, 0, i * 40))}<circle r="34" fill="${paper.mustard}"/>`,
        0,
        0,
      ),
  ];
  const middle = times(Math.max(2, Math.round((2 * X) / 330)), (i) => {
    const count = Math.max(2, Math.round((2 * X) / 330));
    return k.put(`dish${i % 4}`, dishes[i % 4] ?? (() => ''), -X + ((i + 0.5) * 2 * X) / count, k.between(-34, 34));
  });
  return (
    tabletop(k) +
    row(-330, 180) +
    row(330, 0) +
    times(places, (i) =>
      k.put(
        i % 2 ? 'red' : 'white',
        () => glass(k, 0, 0, i % 2 ? paper.oxblood : paper.butter),
        -X + ((i + 1) * 2 * X) / places,
        i % 2 ? 190 : -190,
      ),
    ) +
    middle
  );
};
