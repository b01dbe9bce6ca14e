import { at, box, disc, n, points, times } from '../coarseMarks.ts';
import { circle, cloud, ground, line, type Press, path, poly, price, rect, sky } from './ink.ts';
import { person } from './people.ts';

/** Bars as stairs, people on them, and a lit door over the last. */
export function stairs(press: Press): string {
  const { X, Y, inks, pick, between, chance } = press;
  const lean = chance(0.5);
  const steps = pick([6, 7, 8]);
  const rise = 560 / steps;
  const w = Math.min(1330 / steps, (2 * X) / (steps + 0.6));
  const left = (-steps * w) / 2 - w * 0.2;
  const topOf = (index: number): number => 330 - index * rise;
  const grain = pick([
    press.tile(60, 26, line('M0 0H60', `${inks.cream}/0.2`, 3)),
    press.tile(46, 64, rect(12, 16, 22, 32, `${inks.haze}/0.32`)),
    press.tile(64, 40, line('M0 0H64M0 20H64M16 0V20M48 20V40', `${inks.dark}/0.5`, 3)),
    press.rings(0, 700, 22, inks.blue),
  ]);
  const bars = times(steps, (index) => {
    const [x, y] = [left + index * w, topOf(index)];
    return (
      rect(x, y, w + 1, Y - y + 10, index % 2 ? inks.ink : inks.blue) +
      rect(x, y + 12, w, Y - y, grain) +
      rect(x, y, w * 0.22, Y - y + 10, press.hatch(inks.dark, 9, 2)) +
      rect(x - 6, y, w + 7, 12, inks.cream) +
      rect(x, y + 12, w, 9, `${inks.dark}/0.5`)
    );
  });
  const people = pick([[0, 1, 3, 4], [0, 2, 4], [1, 2, 3], [4]]).map((index) =>
    person(press, left + (index + between(0.35, 0.6)) * w, topOf(index), between(112, 126), {
      pose: index % 2 ? 'climb' : 'walk',
      mirror: false,
    }),
  );
  const doorX = left + (steps - 0.5) * w;
  const doorY = topOf(steps - 1);
  const door =
    poly(
      [
        [doorX - 60, doorY - 200],
        [doorX - 900, doorY + 700],
        [doorX - 380, doorY + 900],
        [doorX + 60, doorY],
      ],
      `${inks.haze}/0.35`,
    ) +
    path(`M${n(doorX - 72)} ${n(doorY)}v-150a72 72 0 0 1 144 0v150Z`, inks.dark) +
    path(`M${n(doorX - 54)} ${n(doorY)}v-148a54 54 0 0 1 108 0v148Z`, inks.cream) +
    path(`M${n(doorX - 54)} ${n(doorY)}v-148a54 54 0 0 1 54-54v202Z`, inks.red) +
    circle(doorX - 14, doorY - 90, 7, inks.cream);
  const body =
    cloud(-430, -250, 260, inks.cream) +
    cloud(-120, -Y + 60, 170, inks.far) +
    door +
    rect(left + steps * w, topOf(steps - 1), 2000, 2000, inks.ink) +
    rect(-X - 10, topOf(0) + rise, left + X + 11, 2000, inks.salmon) +
    rect(-X - 10, topOf(0) + rise, left + X + 11, 10, inks.dark) +
    bars +
    people.join('') +
    person(press, left - 90, topOf(0) + rise, 120, { pose: 'stand', mirror: false });
  return sky(press, lean ? doorX : -doorX, doorY - 90) + (lean ? body : at(0, 0, body, 1, 0, true));
}

/** An office with its front wall off: one room for each kind of day. */
export function office(press: Press): string {
  const { X, Y, inks, pick, between } = press;
  const columns = Math.min(6, Math.max(4, Math.round((2 * X - 120) / 270)));
  const rows = Y > 600 ? 5 : 4;
  const [w, h] = [(2 * X - 140) / columns, 218];
  const [left, top] = [-X + 70, -((rows - 1) * h) / 2 - 60];
  const shaft = Math.floor(columns / 2);
  const walls = [inks.salmon, inks.cream, inks.blue, inks.far, inks.mid, inks.red];
  const shuffle = Math.floor(between(0, 6));
  const books = press.tile(
    44,
    46,
    rect(2, 8, 9, 32, inks.dark) +
      rect(12, 4, 8, 36, inks.red) +
      rect(22, 12, 7, 28, inks.dark) +
      rect(31, 6, 10, 34, inks.dark) +
      rect(0, 40, 44, 6, inks.ink),
  );
  const rooms = times(columns * rows, (index) => {
    const [c, r] = [index % columns, Math.floor(index / columns)];
    const [x, y] = [left + c * w, top + r * h];
    if (c === shaft) return '';
    const wall = walls[(index * 5 + shuffle + r) % 6] ?? inks.salmon;
    const contrast = wall === inks.ink || wall === inks.blue || wall === inks.red ? inks.cream : inks.ink;
    const floor = y + h - 14;
    const desk =
      rect(x + w * 0.2, floor - 62, w * 0.5, 8, contrast) +
      line(
        `M${n(x + w * 0.24)} ${n(floor - 58)}V${n(floor)}M${n(x + w * 0.66)} ${n(floor - 58)}V${n(floor)}`,
        contrast,
        5,
      );
    const scene = pick(['desk', 'meeting', 'shelf', 'plant', 'lamp', 'chart', 'desk']);
    const inside =
      scene === 'desk'
        ? person(press, x + w * 0.3, floor, 132, { pose: 'sit', mirror: false }) +
          desk +
          rect(x + w * 0.5, floor - 100, 46, 36, inks.dark, 3)
        : scene === 'meeting'
          ? person(press, x + w * 0.3, floor, 132, { pose: 'stand' }) +
            person(press, x + w * 0.66, floor, 126, { pose: 'stand' })
          : scene === 'shelf'
            ? at(x + w * 0.14, y + 36, rect(0, 0, Math.floor((w * 0.44) / 44) * 44, 138, books)) +
              person(press, x + w * 0.76, floor, 130, { pose: 'stand' })
            : scene === 'plant'
              ? line(
                  `M${n(x + w * 0.7)} ${n(floor - 40)}q-34-50-50-88m50 88q6-60 2-110m-2 110q30-46 56-70`,
                  inks.dark,
                  9,
                ) +
                rect(x + w * 0.63, floor - 42, 44, 42, inks.red, 4) +
                person(press, x + w * 0.28, floor, 132)
              : scene === 'chart'
                ? rect(x + w * 0.16, y + 34, w * 0.46, 92, inks.cream) +
                  line(points(price(press, [x + w * 0.2, y + 108], [x + w * 0.58, y + 52], 5, 14)), inks.red, 6) +
                  person(press, x + w * 0.76, floor, 130, { pose: 'climb', mirror: true })
                : line(`M${n(x + w / 2)} ${n(y + 12)}v34`, inks.dark, 4) +
                  path(`M${n(x + w / 2 - 40)} ${n(y + 70)}a40 30 0 0 1 80 0Z`, inks.dark) +
                  poly(
                    [
                      [x + w / 2 - 38, y + 70],
                      [x + w / 2 + 38, y + 70],
                      [x + w * 0.86, floor],
                      [x + w * 0.14, floor],
                    ],
                    `${inks.haze}/0.6`,
                  ) +
                  person(press, x + w / 2 - 24, floor, 132, { pose: 'sit', mirror: false }) +
                  desk;
    return (
      rect(x + 6, y + 6, w - 12, h - 14, wall) +
      poly(
        [
          [x + 6, y + 6],
          [x + w - 6, y + 6],
          [x + 6, y + h * 0.55],
        ],
        press.hatch(`${inks.dark}/0.28`, 10, 1.8),
      ) +
      inside +
      rect(x + 6, floor, w - 12, 6, inks.dark)
    );
  });
  const sx = left + shaft * w;
  const car = top + Math.floor(between(0, rows - 0.01)) * h + between(10, 60);
  const lift =
    rect(sx + 6, top + 6, w - 12, rows * h - 14, inks.ink) +
    rect(sx + 6, top + 6, w - 12, rows * h - 14, press.hatch(`${inks.blue}/0.5`, 22, 1.6, 90)) +
    line(`M${n(sx + w / 2)} ${n(top + 6)}V${n(car)}`, inks.cream, 5) +
    rect(sx + w * 0.16, car, w * 0.68, 172, inks.cream, 6) +
    rect(sx + w * 0.2, car + 10, w * 0.6, 152, inks.red) +
    person(press, sx + w * 0.38, car + 162, 128, { pose: 'stand', coat: inks.dark }) +
    person(press, sx + w * 0.63, car + 162, 122, { pose: 'stand', coat: inks.ink });
  const shell = rect(left - 16, top - 18, columns * w + 32, rows * h + 300, inks.dark);
  const roof =
    rect(left - 34, top - 32, columns * w + 68, 20, inks.dark) +
    line(`M${n(left + 90)} ${n(top - 30)}v-70m-22 0h44`, inks.dark, 7);
  return (
    sky(press, X * 0.3, -Y, 0) +
    roof +
    shell +
    rooms +
    lift +
    ground(press, top + rows * h + 4, inks.salmon) +
    path(box(-X, top + rows * h, 2 * X, 8), inks.dark) +
    path(disc(left + columns * w - 120, top - 62, 30), inks.red)
  );
}
