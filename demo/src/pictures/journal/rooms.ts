import { at, disc, n, times } from '../coarseMarks.ts';
import { circle, ellipse, line, type Press, path, poly, rect, ring, sky } from './ink.ts';
import { hairs, person, skins } from './people.ts';

/** The clock everybody works under, with somebody on it. */
export function clock(press: Press): string {
  const { X, Y, inks, pick, between, chance } = press;
  const r = 350;
  const face = pick([inks.cream, inks.haze, inks.salmon]);
  const rim = pick([inks.ink, inks.red, inks.dark]);
  const ticks = times(60, (index) => {
    const a = (index * Math.PI) / 30;
    const [c, s] = [Math.cos(a), Math.sin(a)];
    const deep = index % 15 === 0 ? 64 : index % 5 === 0 ? 44 : 16;
    return index % 5
      ? `M${n(c * (r - 20))} ${n(s * (r - 20))}L${n(c * (r - 20 - deep))} ${n(s * (r - 20 - deep))}`
      : '';
  });
  const hours = times(
    12,
    (index) =>
      `<g transform="rotate(${index * 30})">${rect(index % 3 ? -7 : -12, -r + 22, index % 3 ? 14 : 24, index % 3 ? 44 : 62, inks.dark)}</g>`,
  );
  const minute = between(6, 22) * (chance(0.5) ? 1 : -1) + (chance(0.5) ? 90 : 270);
  const hour = between(0, 360);
  const hand = (turn: number, length: number, width: number, paint: string): string =>
    at(
      0,
      0,
      poly(
        [
          [-width / 2, 60],
          [width / 2, 60],
          [width * 0.42, -length + 36],
          [width * 0.9, -length + 36],
          [0, -length],
          [-width * 0.9, -length + 36],
          [-width * 0.42, -length + 36],
        ],
        paint,
      ),
      1,
      turn,
    );
  const wedge = Math.PI * between(0.3, 0.7);
  const share = path(
    `M0 0V-${r - 90}A${r - 90} ${r - 90} 0 0 1 ${n(Math.sin(wedge) * (r - 90))} ${n(-Math.cos(wedge) * (r - 90))}Z`,
    `${inks.red}/0.3`,
  );
  const side = Math.sin((minute * Math.PI) / 180) > 0 ? 1 : -1;
  const spot = 215;
  const a = (minute * Math.PI) / 180;
  const [px, py] = [Math.sin(a) * spot, -Math.cos(a) * spot - 12];
  const gears = [
    [-X + 90, Y - 110, 170],
    [X - 60, -Y + 90, 140],
    [X - 150, Y - 40, 105],
  ].map(([x = 0, y = 0, g = 0]) => {
    const teeth = times(
      14,
      (index) =>
        `<g transform="rotate(${(index * 360) / 14})">${rect(-g * 0.13, -g * 1.16, g * 0.26, g * 0.3, inks.far)}</g>`,
    );
    return at(
      x,
      y,
      teeth +
        circle(0, 0, g, inks.far) +
        circle(0, 0, g, press.hatch(inks.mid, 14, 1)) +
        circle(0, 0, g * 0.42, inks.sky) +
        circle(0, 0, g * 0.16, inks.far),
      1,
      between(0, 20),
    );
  });
  const ladder = at(
    -side * 330,
    0,
    line(
      `M-30 ${n(Y + 10)}L24-70M40 ${n(Y + 10)}L88-70${times(12, (index) => `M${n(-26 + index * 4)} ${n(450 - index * 43)}h${n(68)}`)}`,
      inks.dark,
      9,
    ),
    1,
    0,
    side < 0,
  );
  const climber = at(-side * 320, 210, person(press, 0, 0, 190, { pose: 'climb', mirror: false }), 1, 0, side < 0);
  return (
    sky(press) +
    gears.join('') +
    circle(26, 30, r + 34, `${inks.dark}/0.28`) +
    circle(0, 0, r + 34, rim) +
    ring(0, 0, r + 16, `${inks.cream}/0.5`, 4) +
    circle(0, 0, r, face) +
    path(
      `${disc(0, 0, r)}M-330-40a332 332 0 0 1 390-290a350 350 0 0 0-390 290Z`,
      press.hatch(`${inks.salmon}/0.5`, 16, 1),
    ) +
    share +
    line(ticks, inks.dark, 5) +
    hours +
    hand(hour, 190, 30, inks.ink) +
    hand(minute, 300, 20, inks.red) +
    circle(0, 0, 26, inks.dark) +
    circle(0, 0, 10, inks.salmon) +
    person(press, px, py, 176, { pose: 'sit', mirror: side < 0, bag: false }) +
    (chance(0.6) ? ladder + climber : '')
  );
}

/** A meeting from above, one chair of it empty. */
export function table(press: Press): string {
  const { X, Y, inks, pick, between, chance } = press;
  const seats = pick([8, 9, 10]);
  const [rx, ry] = pick([
    [330, 210],
    [270, 270],
    [380, 170],
  ] as const);
  const floor = pick([inks.sky, inks.salmon, inks.blue]);
  const wood = pick([inks.cream, inks.ink, inks.red]);
  const empty = Math.floor(between(0, seats));
  const turn = between(0, Math.PI * 2);
  const boards = press.tile(150, 150, line('M0 0H150M0 75H150M40 0V75M110 75V150', `${inks.dark}/0.13`, 3));
  const light =
    poly(
      [
        [-X, -Y],
        [-X + 330, -Y],
        [X * 0.5, Y],
        [-X * 0.35, Y],
      ],
      `${inks.haze}/0.45`,
    ) +
    poly(
      [
        [-X + 430, -Y],
        [-X + 660, -Y],
        [X, Y * 0.7],
        [X, Y],
        [X * 0.72, Y],
      ],
      `${inks.haze}/0.45`,
    );
  const around = times(seats, (index) => {
    const a = turn + (index * Math.PI * 2) / seats;
    const [x, y] = [Math.cos(a) * (rx + 92), Math.sin(a) * (ry + 92)];
    const face = (Math.atan2(y, x) * 180) / Math.PI - 90;
    const vacant = index === empty;
    const coat = [inks.ink, inks.dark, inks.mid, inks.salmon, inks.red][Math.floor(between(0, 5))] ?? inks.ink;
    const chair =
      rect(-52, -12, 104, 84, vacant ? inks.red : inks.dark, 22) +
      rect(-52, 52, 104, 26, vacant ? inks.cream : inks.ink, 13);
    const sitter =
      ellipse(0, 18, 66, 36, coat) +
      path('M0-18Q66-18 66 18T0 54Z', press.hatch(inks.dark, 9, 1.1)) +
      line('M-54 10Q-58-50-22-62M54 10Q58-50 22-62', coat, 22) +
      circle(-20, -66, 12, pick(skins)) +
      circle(20, -66, 12, pick(skins)) +
      circle(0, 10, 31, pick(hairs)) +
      path('M-31 10a31 31 0 0 1 31-31a40 40 0 0 0-31 31Z', `${inks.cream}/0.3`);
    const paper = at(
      0,
      -128,
      rect(-34, -42, 68, 84, wood === inks.cream ? inks.salmon : inks.cream, 3) +
        line(chance(0.5) ? 'M-20-22h40M-20-6h40M-20 10h26' : 'M-22 20l14-26 14 12 16-34', inks.ink, 4),
      1,
      between(-14, 14),
    );
    return at(x, y, ellipse(30, 44, 84, 58, `${inks.dark}/0.3`) + chair + (vacant ? '' : sitter + paper), 1, face);
  });
  const cups = times(4, () => {
    const a = between(0, Math.PI * 2);
    const [x, y] = [Math.cos(a) * rx * 0.42, Math.sin(a) * ry * 0.42];
    return (
      circle(x + 5, y + 6, 26, `${inks.dark}/0.35`) +
      circle(x, y, 26, wood === inks.cream ? inks.red : inks.cream) +
      circle(x, y, 17, inks.dark)
    );
  });
  return (
    rect(-X, -Y, 2 * X, 2 * Y, floor) +
    rect(-X, -Y, 2 * X, 2 * Y, boards) +
    light +
    ellipse(26, 34, rx, ry, `${inks.dark}/0.34`) +
    ellipse(0, 0, rx, ry, wood) +
    ellipse(0, 0, rx - 14, ry - 14, press.hatch(`${wood === inks.cream ? inks.far : inks.dark}/0.5`, 18, 1.2, 28)) +
    around +
    cups
  );
}
