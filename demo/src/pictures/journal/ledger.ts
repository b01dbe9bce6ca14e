import { at, n, points, times } from '../coarseMarks.ts';
import { circle, cloud, ellipse, ground, line, type Press, path, poly, price, rect, ring, sky } from './ink.ts';
import { person } from './people.ts';

/** A ledger and what lies about it, from above. */
export function ledger(press: Press): string {
  const { X, Y, inks, pick, between, chance } = press;
  const baize = pick([inks.ink, inks.red, inks.blue, inks.salmon]);
  const page = (side: number): string => {
    const x = side < 0 ? -300 : 0;
    const rows = times(11, (index) => `M${x + 26} ${-150 + index * 34}h248`);
    const entries = times(10, (index) => {
      const w = between(60, 140);
      return `M${x + 34} ${-160 + index * 34}h${n(w)}M${x + 262} ${-160 + index * 34}h-${n(between(24, 60))}`;
    });
    return (
      path(
        side < 0 ? 'M0-220Q-150-250-310-220V220Q-150 190 0 220Z' : 'M0-220Q150-250 310-220V220Q150 190 0 220Z',
        inks.cream,
      ) +
      path(
        side < 0 ? 'M0-220Q-60-236-90-236V205Q-50 206 0 220Z' : 'M0-220Q30-230 44-234V208Q24 212 0 220Z',
        press.hatch(`${inks.mid}/0.7`, 8, 0.8, 90),
      ) +
      line(rows, `${inks.blue}/0.6`, 2) +
      line(`M${x + 196} -190v390M${x + 206} -190v390`, `${inks.red}/0.8`, 2) +
      line(entries, inks.ink, 7)
    );
  };
  const chart =
    path('M30 196V-10L80-60 120-20 176-110 220-80 276-168V188Q150 176 30 196Z', `${inks.red}/0.85`) +
    line('M30-10L80-60 120-20 176-110 220-80 276-168', inks.dark, 6);
  const coins = (x: number, y: number): string =>
    times(pick([4, 6, 8]), (index) =>
      at(
        x + ((index * 37) % 11),
        y - index * 15,
        path('M-48 0v14a48 22 0 0 0 96 0v-14Z', inks.dark) +
          ellipse(0, 0, 48, 22, inks.salmon) +
          ellipse(0, 0, 33, 14, inks.red),
      ),
    );
  const cup = (x: number, y: number): string =>
    circle(x + 14, y + 18, 92, `${inks.dark}/0.35`) +
    circle(x, y, 92, inks.cream) +
    path(`M${x + 70} ${y - 60}q74-46 82 4t-70 26Z`, inks.cream) +
    circle(x, y, 60, inks.dark) +
    path(`M${x - 44} ${y - 20}a50 50 0 0 1 70-24a60 60 0 0 0-70 24Z`, `${inks.salmon}/0.8`);
  const pencil = at(
    between(-40, 60),
    60,
    rect(-250, -2, 480, 26, `${inks.dark}/0.3`) +
      rect(-220, -15, 420, 30, inks.red) +
      rect(-220, -5, 420, 10, `${inks.cream}/0.35`) +
      poly(
        [
          [200, -15],
          [262, 0],
          [200, 15],
        ],
        inks.salmon,
      ) +
      poly(
        [
          [240, -5],
          [262, 0],
          [240, 5],
        ],
        inks.dark,
      ) +
      rect(-250, -15, 34, 30, inks.salmon, 8),
    1,
    between(-38, -20),
  );
  const keys = times(16, (index) =>
    rect(-62 + (index % 4) * 33, -34 + Math.floor(index / 4) * 36, 25, 27, index % 4 === 3 ? inks.red : inks.cream, 5),
  );
  const counter = (x: number, y: number): string =>
    at(
      x,
      y,
      rect(-78, -112, 184, 252, `${inks.dark}/0.35`, 16) +
        rect(-86, -126, 172, 252, inks.dark, 16) +
        rect(-66, -106, 132, 50, inks.mid, 5) +
        line('M20-92v22M36-92v22M50-92v22', inks.dark, 5) +
        at(0, 0, keys),
      1,
      between(-16, 16),
    );
  const specs = (x: number, y: number): string =>
    at(
      x,
      y,
      `${ring(-62, 0, 50, inks.dark, 11)}${ring(62, 0, 50, inks.dark, 11)}` +
        line('M-12-6q12-12 24 0M-112-6L-150-70M112-6L150-70', inks.dark, 11) +
        circle(-62, 0, 44, `${inks.cream}/0.4`) +
        circle(62, 0, 44, `${inks.cream}/0.4`),
      1,
      between(-30, 30),
    );
  const far = Math.min(X - 120, 540);
  const high = Math.min(Y - 120, 480);
  const corner = [cup(0, 0), counter(0, 0), specs(0, 0), coins(-20, 40) + coins(84, 70)];
  const first = Math.floor(between(0, 4));
  const place = (index: number, x: number, y: number): string => at(x, y, corner[(first + index) % 4] ?? '');
  const wide = X >= Y;
  return (
    rect(-X, -Y, 2 * X, 2 * Y, baize) +
    rect(-X, -Y, 2 * X, 2 * Y, press.rings(-X, -Y, 30, baize === inks.salmon ? inks.cream : inks.haze)) +
    poly(
      [
        [X, -Y],
        [X, -Y * 0.2],
        [-X * 0.2, Y],
        [-X, Y],
        [-X, Y * 0.6],
      ],
      `${inks.dark}/0.16`,
    ) +
    place(0, wide ? far : 250, wide ? -high * 0.5 : -high) +
    place(1, wide ? -far : -250, wide ? high * 0.5 : high) +
    (X > 700 || !wide ? place(2, wide ? -far : -260, wide ? -high * 0.55 : -high * 0.95) : '') +
    (X > 700 || !wide ? place(3, wide ? far : 250, wide ? high * 0.62 : high) : '') +
    at(
      0,
      0,
      rect(-318, -216, 652, 462, `${inks.dark}/0.35`, 10) +
        rect(-324, -232, 648, 464, inks.dark, 8) +
        page(-1) +
        page(1) +
        (chance(0.6) ? chart : '') +
        line('M0-220V220', inks.dark, 5) +
        path('M-40-226h34v300l-17-24-17 24Z', inks.red),
      1.1,
      between(-9, 9),
    ) +
    pencil
  );
}

/** The sun over an area chart that is a range of mountains, and somebody on the way up it. */
export function peak(press: Press): string {
  const { X, Y, inks, between, chance } = press;
  const lean = chance(0.5);
  const range = (low: number, high: number, count: number, swing: number, paint: string): string => {
    const ridge = price(press, [-X - 10, low], [X + 10, high], count, swing);
    return poly([...ridge, [X + 10, Y + 10], [-X - 10, Y + 10]], paint);
  };
  const top = between(-270, -180);
  const second = between(20, 80);
  const reach = Math.max(X, 700);
  const main: readonly (readonly [number, number])[] = [
    [-reach - 10, between(250, 380)],
    [-reach * 0.72, between(190, 270)],
    [-reach * 0.58, between(250, 310)],
    [-300, 130 + between(-30, 20)],
    [-228, 176],
    [-96, -30],
    [-40, 16],
    [110, top],
    [178, top + 96],
    [248, top + second],
    [372, 96],
    [430, between(-20, 80)],
    [reach * 0.8, between(180, 290)],
    [reach + 10, between(90, 260)],
  ];
  const d = `${points(main)}L${n(X + 10)} ${n(Y + 10)}H${n(-X - 10)}Z`;
  const lines = press.tile(1000, 62, line('M0 0H1000', `${inks.cream}/0.22`, 2.4));
  const flag =
    line(`M110 ${n(top)}V${n(top - 130)}`, inks.dark, 7) +
    path(`M113 ${n(top - 130)}q46 24 100 0v62q-54 24-100 0Z`, inks.red);
  const rope = line(`M-196 122L-128 24L-70-8`, inks.cream, 3.4);
  const body =
    range(60, -60, 7, 70, inks.far) +
    range(220, 90, 9, 60, inks.mid) +
    path(d, inks.ink) +
    path(d, lines) +
    poly(
      [[110, top], [178, top + 96], ...main.slice(9), [X + 10, Y + 10], [60, Y + 10], [150, 190], [84, 20]],
      press.hatch(inks.dark, 12, 2),
    ) +
    poly(
      [
        [110, top],
        [44, top + 112],
        [82, top + 92],
        [112, top + 128],
        [138, top + 88],
        [172, top + 110],
        [178, top + 96],
      ],
      inks.cream,
    ) +
    line(points(main), inks.red, 9) +
    flag +
    rope +
    person(press, -196, 128, 152, { pose: 'climb', mirror: false, bag: true }) +
    person(press, -72, -2, 144, { pose: 'climb', mirror: false, bag: true });
  return (
    sky(press, (lean ? 1 : -1) * between(280, 380), -140, between(120, 170)) +
    cloud(lean ? -460 : 200, -Y * 0.6, 240, inks.cream) +
    cloud(lean ? 60 : -300, -Y * 0.82, 160, inks.cream) +
    at(0, 0, body, 1, 0, !lean) +
    (Y > 560 ? ground(press, Y - 26, inks.dark) : '')
  );
}
