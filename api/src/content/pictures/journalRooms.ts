import {
  at,
  box,
  circle,
  cloud,
  disc,
  ellipse,
  ground,
  line,
  n,
  type Press,
  path,
  points,
  poly,
  price,
  rect,
  ring,
  sky,
  times,
} from './journalInk.ts';
import { hairs, person, skins } from './journalPeople.ts';

/** A city in a window frame, for rooms that have a view. */
function view(press: Press, x: number, y: number, w: number, h: number): string {
  const { inks, between } = press;
  const count = Math.max(5, Math.round(w / 74));
  const houses = times(count, (index) => {
    const hw = w / count;
    const hh = h * between(0.2, 0.68);
    const face = index % 3 === 0 ? inks.mid : index % 3 === 1 ? inks.far : inks.blue;
    return (
      rect(x + index * hw, y + h - hh, hw - 5, hh, face) +
      rect(x + index * hw + hw * 0.6, y + h - hh, hw * 0.4 - 5, hh, press.hatch(inks.ink, 9, 0.9))
    );
  });
  const sun = circle(x + w * between(0.25, 0.75), y + h * 0.38, Math.min(w, h) * 0.2, inks.haze);
  return press.within(
    box(x, y, w, h),
    rect(x, y, w, h, inks.sky) +
      rect(x, y, w, h, press.rings(x + w / 2, y + h * 0.4, 24, inks.haze)) +
      sun +
      cloud(x + w * 0.1, y + h * 0.16, w * 0.2, inks.cream) +
      houses,
  );
}

const steam = (x: number, y: number, paint: string): string =>
  line(`M${n(x - 9)} ${n(y)}q-14-18 0-34t0-34M${n(x + 11)} ${n(y - 6)}q-14-18 0-34t0-30`, paint, 5);

/** Somebody at a desk before a window, seen from behind; or only the coat on the chair. */
export function desk(press: Press): string {
  const { X, Y, inks, pick, between, chance } = press;
  const top = 190;
  const wall = pick([inks.salmon, inks.mid, inks.red, inks.blue]);
  const frameW = Math.min(2 * X - 150, between(980, 1180));
  const [fx, fy, fh] = [-frameW / 2, -Math.min(Y - 70, 440), Math.min(Y - 70, 440) + top - 40];
  const panes = pick([2, 3, 4]);
  const frame =
    rect(fx - 18, fy - 18, frameW + 36, fh + 36, inks.dark) +
    view(press, fx, fy, frameW, fh) +
    times(panes - 1, (index) => rect(fx + ((index + 1) * frameW) / panes - 6, fy, 12, fh, inks.dark)) +
    poly(
      [
        [fx, fy],
        [fx + frameW * 0.34, fy],
        [fx, fy + fh * 0.6],
      ],
      `${inks.cream}/0.22`,
    );
  const blind = chance(0.5)
    ? times(
        5,
        (index) =>
          rect(fx - 10, fy + 4 + index * 22, frameW + 20, 13, inks.cream) +
          rect(fx - 10, fy + 15 + index * 22, frameW + 20, 3, inks.ink),
      )
    : '';
  const lampSide = chance(0.5) ? 1 : -1;
  const reach = Math.min(X - 130, 330);
  const lamp = at(
    reach * lampSide,
    top,
    poly(
      [
        [-190, -192],
        [-96, -222],
        [-20, 0],
        [-330, 0],
      ],
      `${inks.haze}/0.55`,
    ) +
      line('M40 0L86-150L-60-246', inks.dark, 12) +
      circle(86, -150, 13, inks.red) +
      ellipse(40, -6, 74, 15, inks.dark) +
      path('M-60-276a64 64 0 0 1 26 62L-186-166A66 66 0 0 1-60-276Z', inks.red) +
      path('M-60-276a64 64 0 0 1 26 62L-74-202Q-60-240-60-276Z', inks.dark),
    1,
    0,
    lampSide < 0,
  );
  const [hair, coat] = [pick(hairs), pick([inks.red, inks.blue, inks.cream, inks.ink].filter((ink) => ink !== wall))];
  const sitter =
    path('M-190 420Q-186 150-64 118Q0 104 64 118Q186 150 190 420Z', coat) +
    path('M20 110Q186 120 190 420H60Q90 230 20 110Z', press.hatch(inks.dark, 10, 1.3)) +
    rect(-34, 50, 68, 74, pick(skins), 26) +
    pick([
      path(`${disc(0, -4, 84)}M-34 60h68v44h-68Z`, hair),
      path('M-88 0Q-92-96 0-96Q92-96 88 0Q92 108 62 150H-62Q-92 108-88 0Z', hair),
      path(`${disc(0, 0, 82)}${disc(0, -92, 40)}`, hair),
    ]) +
    path('M-84 4Q-86-60-30-82Q-62-40-60 40Z', press.hatch(inks.cream, 12, 0.9));
  const chair =
    path('M-150 470V300Q-150 256-106 256H106Q150 256 150 300V470Z', inks.dark) +
    path('M-122 470V306Q-122 284-100 284H100Q122 284 122 306V470Z', press.hatch(inks.blue, 14, 1.4, 0));
  const left = -lampSide;
  const papers = at(
    left * reach,
    top,
    times(pick([5, 8, 11]), (index) =>
      rect(-92 + ((index * 13) % 9), -16 - index * 15, 176, 12, index % 4 === 3 ? inks.red : inks.cream, 2),
    ),
  );
  const mug = at(
    left * reach * 0.52,
    top,
    steam(-4, -92, inks.cream) +
      path('M-34-76h68v60q0 16-16 16h-36q-16 0-16-16ZM34-60q34-4 34 22t-38 22v-12q24 2 24-12t-20-8Z', inks.red) +
      rect(-34, -76, 22, 74, press.hatch(inks.dark, 9, 1)),
  );
  const plant = at(
    lampSide * reach * 1.32,
    top,
    line('M0-60Q-10-150-70-190M0-60Q0-170 10-230M0-60Q24-140 76-170', inks.ink, 7) +
      path(
        'M-70-190q-60 0-74-46q60-4 74 46ZM10-230q-34-40-6-84q36 40 6 84ZM76-170q50-12 58-58q-60 4-58 58Z',
        inks.ink,
      ) +
      path('M-44-66h88l-12 66h-64Z', inks.red),
  );
  const alone = chance(0.25);
  return (
    rect(-X, -Y, 2 * X, 2 * Y, wall) +
    rect(-X, -Y, 2 * X, 2 * Y, press.hatch(`${inks.dark}/0.14`, 16, 1, 90)) +
    frame +
    blind +
    plant +
    rect(-X, top, 2 * X, 40, inks.cream) +
    rect(-X, top + 40, 2 * X, Y, inks.ink) +
    rect(-X, top + 40, 2 * X, 30, press.hatch(inks.dark, 9, 2)) +
    lamp +
    papers +
    mug +
    (alone
      ? chair +
        path('M-166 300Q-150 246-100 250H100Q150 246 166 300L190 470H-190Z', coat) +
        path('M-100 250H-20L-60 470H-190L-166 300Q-150 246-100 250Z', press.hatch(inks.dark, 10, 1.3)) +
        rect(-118, 234, 236, 22, inks.dark, 11) +
        rect(-96, 104, 192, 92, inks.dark, 8) +
        rect(-84, 114, 168, 74, inks.blue) +
        line(points(price(press, [-70, 172], [70, 128], 6, 14)), inks.cream, 6)
      : chair + sitter)
  );
}

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
