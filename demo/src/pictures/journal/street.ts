import { at, n, points, times } from '../coarseMarks.ts';
import { circle, ellipse, ground, line, type Press, path, poly, rect, sky } from './ink.ts';
import { hairs, person, skins } from './people.ts';

const signs: Record<string, string> = {
  scissors:
    'M-8-4L-44-60M8-4L44-60M-8-4L14 26M8-4L-14 26M14 26a17 17 0 1 0 30 16a17 17 0 1 0-30-16M-14 26a17 17 0 1 1-30 16a17 17 0 1 1 30-16',
  key: 'M0 0V58M0 34h20M0 52h24M-22-24a22 22 0 1 0 44 0a22 22 0 1 0-44 0',
  loaf: 'M-50 30Q-60-36 0-36Q60-36 50 30ZM-20-30q-12 20 0 36M10-34q-12 20 0 40',
  boot: 'M-30-50V30H44Q44 6 14-2Q2-10 4-50ZM-30 40H44',
  book: 'M0-30Q-26-46-54-34V34Q-26 22 0 38Q26 22 54 34V-34Q26-46 0-30V38',
};

/** A small shop with its owner in the door. */
export function shop(press: Press): string {
  const { X, Y, inks, pick, between, chance } = press;
  const base = 330;
  const front = pick([inks.ink, inks.red, inks.blue, inks.dark]);
  const stripe = front === inks.red ? inks.ink : inks.red;
  const sign = pick(Object.keys(signs));
  const w = 780;
  const left = -w / 2;
  const doorLeft = chance(0.5);
  const neighbours = [-1, 1]
    .map((side) => {
      const x = side < 0 ? -X - 10 : w / 2 + 14;
      const nw = X + 10 - w / 2 - 14;
      if (nw < 60) return '';
      const panes = press.tile(
        nw / Math.max(1, Math.round(nw / 170)),
        200,
        rect(30, 30, nw / Math.max(1, Math.round(nw / 170)) - 60, 120, inks.haze) +
          rect(30, 30, (nw / Math.max(1, Math.round(nw / 170)) - 60) / 2, 120, inks.ink),
      );
      return (
        rect(x, -Y, nw, Y + base, side < 0 ? inks.far : inks.mid) +
        at(x, -Y, rect(0, 0, nw, Y + 160, panes)) +
        rect(x, 120, nw, base - 120, press.hatch(`${inks.dark}/0.5`, 11, 1.2))
      );
    })
    .join('');
  const upper =
    rect(left, -Y, w, Y + base, inks.salmon) +
    times(3, (index) => {
      const x = left + 70 + index * 240;
      return (
        rect(x - 12, -Y * 0.5 - 170, 184, 12, inks.dark) +
        rect(x, -Y * 0.5 - 160, 160, 210, inks.dark) +
        rect(x + 10, -Y * 0.5 - 150, 140, 190, index === 1 && chance(0.6) ? inks.cream : inks.mid) +
        line(`M${n(x + 80)} ${n(-Y * 0.5 - 150)}v190M${n(x + 10)} ${n(-Y * 0.5 - 56)}h140`, inks.dark, 8) +
        rect(x - 16, -Y * 0.5 + 46, 192, 14, inks.cream)
      );
    });
  const awning = times(10, (index) => {
    const x = left - 20 + index * 82;
    return (
      path(`M${n(x + 12)} -110H${n(x + 70 + 12)}L${n(x + 82)} 20a41 30 0 0 1-82 0Z`, index % 2 ? inks.cream : stripe) +
      path(`M${n(x)} 20a41 30 0 0 0 82 0Z`, press.hatch(`${inks.dark}/0.5`, 9, 1))
    );
  });
  const doorX = doorLeft ? left + 40 : -left - 230;
  const winX = doorLeft ? left + 270 : left + 40;
  const wares = times(
    2,
    (row) =>
      rect(winX + 14, 150 + row * 92, 442, 9, inks.dark) +
      times(6, (index) => {
        const x = winX + 54 + index * 73;
        const y = 150 + row * 92;
        const paint = [inks.red, inks.cream, inks.mid, inks.dark][Math.floor(between(0, 4))] ?? inks.red;
        return pick([
          ellipse(x, y - 22, 26, 22, paint),
          rect(x - 22, y - 58, 44, 58, paint, 4),
          path(`M${n(x - 26)} ${n(y)}l10-52h32l10 52Z`, paint),
          circle(x, y - 28, 28, paint),
        ]);
      }),
  );
  const facade =
    rect(left, -130, w, base + 130, front) +
    rect(left, -168, w, 66, inks.dark) +
    rect(left + 20, -154, w - 40, 38, front) +
    line(`M${n(left + 190)} -135h${n(w - 380)}`, inks.cream, 12) +
    circle(left + 130, -135, 9, inks.cream) +
    circle(-left - 130, -135, 9, inks.cream) +
    rect(winX - 10, -20, 490, 290, inks.dark) +
    rect(winX, -12, 470, 274, inks.haze) +
    wares +
    poly(
      [
        [winX, -12],
        [winX + 180, -12],
        [winX, 200],
      ],
      `${inks.cream}/0.45`,
    ) +
    rect(winX - 10, 270, 490, 60, press.hatch(inks.dark, 10, 1.6)) +
    rect(doorX - 8, -20, 206, base + 20, inks.dark) +
    rect(doorX + 4, -10, 182, base + 10, inks.haze) +
    poly(
      [
        [doorX, base],
        [doorX + 190, base],
        [doorX + 330, Y],
        [doorX - 60, Y],
      ],
      `${inks.haze}/0.4`,
    ) +
    person(press, doorX + 92, base + 4, 290, { pose: 'stand', coat: inks.cream, legs: inks.dark, bag: false }) +
    path(`M${n(doorX + 58)} 128h70v112h-70Z`, inks.red);
  const side = doorLeft ? -1 : 1;
  const hang = at(
    side * (w / 2 - 30),
    -236,
    line(`M0-86H${side * 150}`, inks.dark, 10) +
      line(`M${side * 84} -84v20`, inks.dark, 6) +
      circle(side * 84, 14, 82, inks.dark) +
      circle(side * 84, 14, 72, inks.cream) +
      at(side * 84, 16, line(signs[sign] ?? '', inks.red, 10)),
  );
  const street =
    ground(press, base, inks.far) +
    rect(-X, base, 2 * X, 12, inks.cream) +
    rect(-X, base + 92, 2 * X, 700, inks.ink) +
    rect(-X, base + 92, 2 * X, 10, inks.dark);
  const passer = person(press, -side * between(300, 380), base + 76, 300, { pose: 'walk', bag: true });
  return sky(press, 0, -Y) + neighbours + upper + street + facade + awning + hang + (X > 560 ? passer : '');
}

/** Rain out of a falling market, and the umbrella that does not join in. */
export function rain(press: Press): string {
  const { X, Y, inks, between, pick } = press;
  const slope = between(-0.28, 0.28);
  const drops = press.tile(
    110,
    150,
    line('M20 10l-8 46M76 70l-8 46', `${inks.cream}/0.75`, 5) + line('M98 4l-6 30', `${inks.haze}/0.9`, 4),
  );
  const clouds =
    times(Math.ceil(X / 150) + 1, (index) => circle(-X + index * 300, -Y + 20 + (index % 2) * 26, 190, inks.mid)) +
    times(Math.ceil(X / 150) + 1, (index) => circle(-X + 150 + index * 300, -Y - 30, 180, inks.blue)) +
    rect(-X, -Y, 2 * X, 170, press.hatch(`${inks.ink}/0.6`, 13, 1));
  const fall = points([
    [-X - 10, -Y * 0.42],
    [-X * 0.6, -Y * 0.3],
    [-X * 0.42, -Y * 0.4],
    [-X * 0.06, -Y * 0.06],
    [X * 0.12, -Y * 0.16],
    [X * 0.5, Y * 0.16],
    [X * 0.62, Y * 0.08],
    [X + 10, Y * 0.36],
  ]);
  const umbrella = (x: number, y: number, size: number, paint: string, hot: boolean): string =>
    at(
      x,
      y,
      path('M-92 96Q-96 20 0 12Q96 20 92 96L110 620H-110Z', hot ? inks.cream : pick([inks.ink, inks.dark])) +
        path('M20 16Q96 20 92 96L110 620H40Z', press.hatch(hot ? inks.salmon : inks.blue, 11, 1.2)) +
        circle(0, -14, 52, pick(skins)) +
        path('M-54-10Q-60-74 0-72Q60-74 54-10Q30-46 0-44Q-30-46-54-10Z', pick(hairs)) +
        line('M64 96V-180', inks.dark, 9) +
        circle(64, 86, 17, pick(skins)) +
        path(
          'M-150-70Q-140-240 44-246Q228-240 218-70Q188-106 156-72Q120-108 84-72Q34-108 0-72Q-38-106-72-72Q-110-106-150-70Z',
          paint,
        ) +
        path(
          'M44-246Q228-240 218-70Q188-106 156-72Q150-200 44-246Z',
          press.hatch(hot ? inks.dark : inks.blue, 10, 1.2),
        ) +
        line('M44-246v-22', inks.dark, 8),
      size,
    );
  const row = (count: number, y: number, size: number, skip: number): string =>
    times(count, (index) =>
      index === skip
        ? ''
        : umbrella(
            -X + ((index + 0.5) * 2 * X) / count + between(-20, 20),
            y + between(-16, 16),
            size,
            [inks.ink, inks.dark, inks.blue][Math.floor(between(0, 3))] ?? inks.ink,
            false,
          ),
    );
  const near = Math.max(3, Math.round(X / 190));
  return (
    sky(press, X * slope, -Y * 0.2) +
    line(fall, inks.haze, 13) +
    line(fall, inks.red, 7) +
    rect(-X, -Y, 2 * X, 2 * Y, drops) +
    clouds +
    row(Math.round(Math.min(X, 800) / 95), 190, 0.54, -1) +
    row(Math.round(Math.min(X, 800) / 110), 290, 0.74, -1) +
    umbrella(between(-60, 20), 180, 1.06, inks.red, true) +
    row(near + (near % 2 ? 0 : 1), Y - 60, 1.05, (near + (near % 2 ? 0 : 1) - 1) / 2)
  );
}
