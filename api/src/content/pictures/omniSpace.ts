import {
  drafting,
  figure,
  galaxy,
  glow,
  gridFloor,
  ridge,
  type Scene,
  type Studio,
  sky,
  sphere,
  stars,
} from './omniKit.ts';
import { box, circle, disc, ellipse, fill, mirror, move, n, path, polygon, rect, stroke, times } from './omniShapes.ts';

/** A world with rings: drawn flat and squeezed, so that the near and far edges are as thin as they should be. */
function ringed(studio: Studio, x: number, y: number, r: number): string {
  const { air, between, pick } = studio;
  const tilt = pick([-1, 1]) * between(10, 28);
  const flat = between(0.16, 0.34);
  const sets = pick([
    [
      [1.35, 1.56, air.pale],
      [1.6, 1.82, air.body],
      [1.86, 1.92, air.lit],
    ],
    [
      [1.5, 1.54, air.pale],
      [1.6, 1.64, air.lit],
      [1.72, 1.98, air.hot],
    ],
    [
      [1.28, 1.7, air.lit],
      [1.74, 1.8, air.hot],
      [2, 2.03, air.line],
    ],
  ] as const);
  const rings = sets
    .map(([from, to, colour]) => circle(0, 0, r * ((from + to) / 2), stroke(colour, r * (to - from), 0.82)))
    .join('');
  const half = (top: boolean): string =>
    studio.within(
      box(-3 * r, top ? -3 * r : 0, 6 * r, 3 * r),
      `<g transform="scale(1 ${flat.toFixed(2)})">${rings}</g>`,
    );
  const bands = times(7, (index) => {
    const at = -0.78 + index * 0.24 + between(-0.04, 0.04);
    return ellipse(0, r * at, r * 1.05, r * between(0.03, 0.1), fill(pick([air.lit, air.shade, air.pale]), 0.22));
  });
  const planet =
    sphere(studio, 0, 0, r, { halo: 0.55 }) +
    studio.within(disc(0, 0, r), bands + ellipse(0, r * flat * 1.2, r * 1.5, r * flat * 0.5, fill(air.shade, 0.45)));
  return drafting(studio, x, y, r * 1.18) + move(x, y, half(true) + planet + half(false), tilt);
}

/** A world risen so close that the ridge cuts it, with a moon's shadow on it. */
function near(studio: Studio, x: number, y: number, r: number): string {
  const { air, between, pick } = studio;
  const craters = times(9, () => {
    const [a, d] = [between(0, 6.3), r * between(0.1, 0.86)];
    const c = r * between(0.03, 0.12);
    const [cx, cy] = [d * Math.cos(a), d * Math.sin(a)];
    return (
      ellipse(cx, cy, c, c * 0.8, fill(air.shade, 0.35)) +
      ellipse(cx + c * 0.16, cy + c * 0.16, c * 0.8, c * 0.6, fill(air.lit, 0.22))
    );
  });
  const from = pick([
    [0.2, 0.25],
    [0.8, 0.25],
  ] as const);
  return (
    move(x, y, sphere(studio, 0, 0, r, { from, halo: 0.3 }) + studio.within(disc(0, 0, r), craters)) +
    drafting(studio, x, y, r * 1.1) +
    ellipse(x + r * 0.2, y - r * 0.34, r * 0.1, r * 0.09, fill(air.dark, 0.75)) +
    sphere(studio, x + r * 0.46, y - r * 0.5, r * 0.13, { colours: [air.pale, air.lit, air.shade] })
  );
}

/** Two worlds, one passing before the other. */
function pair(studio: Studio, x: number, y: number, r: number): string {
  const { air, pick } = studio;
  const side = pick([-1, 1]);
  const far = sphere(studio, x + side * r * 0.5, y - r * 0.3, r * 0.94, { halo: 0.4 });
  const close = sphere(studio, x - side * r * 0.62, y + r * 0.34, r * 0.52, {
    colours: [air.pale, air.hot, air.shade],
  });
  return `${far}${circle(x + side * r * 0.5, y - r * 0.3, r * 1.08, stroke(air.line, 2, 0.7))}${close}${drafting(studio, x - side * r * 0.62, y + r * 0.34, r * 0.66)}`;
}

/** A great world in the sky of a small one, with somebody looking at it. */
export const giant: Scene = (studio) => {
  const { X, Y, air, between, chance, linear, pick } = studio;
  const [x, y, r] = [between(-70, 70), between(-100, -50), between(205, 255)];
  const side = pick([-1, 1]);
  const world = pick([ringed, ringed, near, pair]);
  const shore = 190;
  const water =
    rect(
      -X,
      shore,
      2 * X,
      Y,
      fill(
        linear([
          [0, air.low],
          [0.5, air.near],
          [1, air.dark],
        ]),
      ),
    ) +
    times(15, (index) => {
      const at = shore + 10 + index * 17;
      const half = r * between(0.3, 0.85) * (1 - index * 0.035);
      return rect(
        x - half + between(-50, 50),
        at,
        2 * half,
        5 + index * 0.25,
        fill(index % 3 ? air.body : air.lit, 0.6),
        3,
      );
    }) +
    path(`M${n(-X)} 452Q${n(-X * 0.4)} 380 60 418T${n(X)} 400V${n(Y)}H${n(-X)}Z`, fill(air.dark));
  const land = ridge(studio, 340, 70, air.near, chance(0.5) ? 1 : 0, 0.6) + ridge(studio, 410, 60, air.dark, 0);
  const camp =
    path('M-96 0A62 62 0 0 1 28 0ZM20 0A34 34 0 0 1 88 0Z', fill(air.near)) +
    path('M-96 0A62 62 0 0 1 28 0ZM20 0A34 34 0 0 1 88 0Z', stroke(air.line, 3)) +
    path('M-44 0v-22h20v22ZM46 0v-16h14v16Z', fill(air.sun)) +
    path('M-34-62v-54', stroke(air.line, 3)) +
    circle(-34, -118, 5, fill(air.hot));
  return (
    sky(studio, 150) +
    (chance(0.5) ? galaxy(studio, 0, -180, between(-40, 40)) : '') +
    world(studio, x, y, world === near ? r * 1.3 : r) +
    sphere(studio, x - side * between(370, 440), y - between(90, 170), between(22, 40)) +
    ridge(studio, 250, 170, air.far, 1, 0.8) +
    (chance(0.4) ? water : land) +
    (chance(0.5)
      ? figure(side * between(40, 190), 414, 82, air.dark) + figure(side * between(196, 220), 414, 74, air.dark)
      : move(side * between(60, 200), 408, camp))
  );
};

/** A slotted sun and a pyramid or slab at the end of a ruled plain. */
export const plain: Scene = (studio) => {
  const { X, Y, air, between, pick, linear } = studio;
  const horizon = between(70, 130);
  const r = between(250, 310);
  const sun = linear([
    [0, air.sun],
    [0.55, air.flare],
    [1, air.body],
  ]);
  const slots = times(7, (index) => {
    const y = horizon - r * 0.9 + index * r * 0.16 + r * 0.05;
    return box(-r * 1.1, y, r * 2.2, 4 + index * 4.2);
  });
  const cut = `${box(-r * 1.2, horizon - 2 * r, r * 2.4, r * 1.1)}${times(8, (index) => {
    const y = horizon - r * 0.9 + index * r * 0.16 - r * 0.07;
    return box(-r * 1.1, y, r * 2.2, Math.max(3, r * 0.15 - index * 4.4));
  })}`;
  const face = linear([
    [0, air.lit],
    [1, air.body],
  ]);
  const h = between(190, 260);
  const kind = pick(['pyramid', 'slab', 'ball', 'gate', 'needles'] as const);
  const thing = {
    pyramid: () =>
      path(
        polygon([
          [0, -h],
          [-h * 0.86, 0],
          [h * 0.12, 0],
        ]),
        fill(face),
      ) +
      path(
        polygon([
          [0, -h],
          [h * 0.12, 0],
          [h * 0.74, 0],
        ]),
        fill(air.shade),
      ) +
      glow(studio, 0, -h, 120, air.line, 0.9),
    slab: () =>
      path(
        polygon([
          [-62, -h * 1.35],
          [40, -h * 1.42],
          [40, 0],
          [-62, 0],
        ]),
        fill(air.shade),
      ) +
      path(
        polygon([
          [40, -h * 1.42],
          [78, -h * 1.34],
          [78, 0],
          [40, 0],
        ]),
        fill(face),
      ) +
      path(`M40 ${n(-h * 1.42)}V0`, stroke(air.line, 3)),
    ball: () =>
      ellipse(0, 14, h * 0.6, 16, fill(air.dark, 0.5)) +
      sphere(studio, 0, -h * 0.78, h * 0.56) +
      ellipse(0, -h * 0.78, h * 0.82, h * 0.13, stroke(air.line, 4)),
    gate: () =>
      path(
        `M${n(-h * 0.7)} 0V${n(-h * 0.6)}A${n(h * 0.7)} ${n(h * 0.7)} 0 0 1 ${n(h * 0.7)} ${n(-h * 0.6)}V0H${n(h * 0.46)}V${n(-h * 0.6)}A${n(h * 0.46)} ${n(h * 0.46)} 0 0 0 ${n(-h * 0.46)} ${n(-h * 0.6)}V0Z`,
        fill(air.shade),
      ) +
      path(
        `M${n(-h * 0.7)} 0V${n(-h * 0.6)}A${n(h * 0.7)} ${n(h * 0.7)} 0 0 1 ${n(h * 0.7)} ${n(-h * 0.6)}`,
        stroke(air.line, 4),
      ) +
      glow(studio, 0, -h * 0.5, h * 0.5, air.line, 0.7),
    needles: () =>
      [-170, 120, -70, 190, 20]
        .map((x, i) => {
          const tall = h * ([0.8, 1, 1.25, 0.6, 1.65][i] ?? 1);
          return (
            path(
              polygon([
                [x - 26, 0],
                [x, -tall],
                [x + 8, 0],
              ]),
              fill(face),
            ) +
            path(
              polygon([
                [x + 8, 0],
                [x, -tall],
                [x + 30, 0],
              ]),
              fill(air.shade),
            )
          );
        })
        .join(''),
  }[kind]();
  const floor = linear([
    [0, air.far],
    [0.35, air.near],
    [1, air.dark],
  ]);
  return (
    sky(studio, 130, horizon - 60) +
    glow(studio, 0, horizon - r * 0.5, r * 1.9, air.flare, 0.6) +
    studio.within(cut, circle(0, horizon - r * 0.62, r, fill(sun))) +
    path(slots, fill(air.flare, 0.08)) +
    ridge(studio, horizon + 4, 150, air.far, 1, 1) +
    rect(-X, horizon, 2 * X, Y - horizon, fill(floor)) +
    gridFloor(studio, horizon, air.line, 0, 0.55) +
    path(
      polygon([
        [-30, horizon + 52],
        [50, horizon + 52],
        [pick([-1, 1]) * 330 + 80, Y],
        [-160, Y],
      ]),
      fill(air.dark, 0.35),
    ) +
    move(0, horizon + 52, thing) +
    figure(between(90, 150), horizon + 150, 64, air.dark)
  );
};

/** A finned ship: standing on a plain or climbing on its plume. */
export const rocket: Scene = (studio) => {
  const { X, Y, air, between, linear, pick } = studio;
  const mode = pick(['launch', 'landed', 'flight', 'flight'] as const);
  const skin = linear(
    [
      [0, air.pale],
      [0.3, air.pale],
      [0.62, air.body],
      [1, air.shade],
    ],
    -90,
  );
  const wide = between(62, 80);
  const hull = `M0-300C${n(wide * 0.9)}-210 ${n(wide)}-90 ${n(wide * 0.86)} 60L${n(wide * 0.5)} 150H${n(-wide * 0.5)}L${n(-wide * 0.86)} 60C${n(-wide)}-90 ${n(-wide * 0.9)}-210 0-300Z`;
  const fin = path(`M${n(wide * 0.7)} 30C150 70 180 140 186 236C140 190 100 168 ${n(wide * 0.5)} 150Z`, fill(air.hot));
  const saucer =
    path('M-150 40Q0-30 150 40Q0 110-150 40Z', fill(air.hot)) + path('M-150 40Q0 60 150 40', stroke(air.pale, 5));
  const stripe = pick([-70, -10]);
  const ship =
    mirror(fin) +
    fin +
    path(hull, fill(skin)) +
    studio.within(
      hull,
      rect(-120, stripe, 240, 34, fill(air.hot)) +
        rect(-120, stripe + 44, 240, 8, fill(air.dark)) +
        path('M-120-214Q0-190 120-214V-320H-120Z', fill(air.hot)),
    ) +
    circle(0, -132, 27, fill(air.dark)) +
    circle(0, -132, 19, fill(air.line)) +
    path('M-13-136a14 14 0 0 1 12-11', stroke(air.pale, 4)) +
    pick([path('M-9 60L0 214L9 60Z', fill(air.shade)), saucer]) +
    path('M-34 150L-46 178H46L34 150Z', fill(air.dark));
  const puff = (x: number, y: number, r: number): string =>
    sphere(studio, x, y, r, { colours: [air.pale, air.low, air.far], from: [0.4, 0.2] });
  const puffs = [-1, 1].flatMap((side) =>
    [0, 1, 2, 3].map((i) => [side * (70 + i * 105), 372 - i * 12 + between(-24, 30), 112 - i * 10] as const),
  );
  const arc = `M${n(-X)} ${n(-Y * 0.2)}Q${n(-X * 0.3)} ${n(-Y * 0.86)} ${n(X)} ${n(-Y * 0.7)}`;
  const flame = linear([
    [0, air.sun],
    [0.35, air.flare],
    [1, air.hot, 0],
  ]);
  const back =
    sky(studio, 150) +
    sphere(studio, pick([-1, 1]) * between(220, 320), between(-230, -150), between(80, 130), { halo: 0.5 }) +
    path(arc, `${stroke(air.line, 2.4, 0.8)} stroke-dasharray="4 16"`);
  if (mode === 'flight') {
    const side = pick([-1, 1]);
    const trail = linear([
      [0, air.sun],
      [0.12, air.hot],
      [0.5, air.flare, 0.5],
      [1, air.flare, 0],
    ]);
    const [x, y] = [side * between(10, 60), between(-50, -10)];
    return (
      sky(studio, 200) +
      sphere(studio, -side * between(140, 220), between(60, 130), between(250, 330), {
        halo: 0.35,
        from: [side > 0 ? 0.8 : 0.2, 0.2],
      }) +
      drafting(studio, x, y, 300) +
      path(
        `M${n(-side * X)} ${n(Y * 0.7)}Q${n(-side * 120)} ${n(Y * 0.36)} ${n(side * X)} ${n(-Y)}`,
        `${stroke(air.line, 2.4, 0.8)} stroke-dasharray="4 16"`,
      ) +
      move(
        x,
        y,
        path('M-36 140Q-24 420-6 980H6Q24 420 36 140Z', fill(trail)) + ship,
        side * between(36, 62),
        between(0.72, 0.92),
      ) +
      ridge(studio, 400, 90, air.near) +
      ridge(studio, 460, 60, air.dark, 0)
    );
  }
  if (mode === 'launch') {
    return (
      back +
      ridge(studio, 330, 110, air.far) +
      ridge(studio, 410, 80, air.near) +
      glow(studio, 0, 250, 380, air.flare, 0.9) +
      path(`M-40 150Q-70 330-130 ${n(Y)}H130Q70 330 40 150Z`, fill(flame)) +
      path(`M-18 150Q-22 280-40 390H40Q22 280 18 150Z`, fill(air.sun)) +
      puffs
        .reverse()
        .map(([x, y, r]) => puff(x, y, r))
        .join('') +
      rect(-X, 440, 2 * X, Math.max(1, Y - 440), fill(air.low)) +
      move(0, -40, ship)
    );
  }
  return (
    back +
    ridge(studio, 190, 190, air.far, 1, 0.4) +
    ridge(studio, 280, 60, air.near, 0) +
    rect(-X, 270, 2 * X, Y, fill(air.near)) +
    path(
      polygon([
        [-60, 284],
        [60, 284],
        [pick([-1, 1]) * 560, 400],
        [10, 340],
      ]),
      fill(air.dark, 0.55),
    ) +
    move(0, 70, ship) +
    path('M-186 306V322M186 306V322', stroke(air.dark, 10)) +
    ridge(studio, 420, 50, air.dark, 0) +
    figure(-250, 398, 84, air.dark) +
    figure(-205, 402, 76, air.dark)
  );
};

/** An observatory by night. */
export const observatory: Scene = (studio) => {
  const { air, between, chance, linear, pick, X, Y } = studio;
  const side = pick([-1, 1]);
  const trails = (): string =>
    move(
      side * between(40, 240),
      between(-220, -110),
      times(26, (index) => {
        const length = between(5, 22);
        return `<circle r="${34 + index * 32}" ${stroke(pick([air.line, air.pale, air.sun]), index % 4 ? 2 : 3.6, index % 3 ? 0.6 : 0.95)} pathLength="100" stroke-dasharray="${n(length)} ${n(between(7, 26))}" transform="rotate(${n(between(0, 360))})"/>`;
      }),
    );
  const moon = (): string => {
    const [x, y, r] = [side * between(130, 300), between(-210, -150), between(110, 170)];
    return `${sphere(studio, x, y, r, { colours: [air.pale, air.lit, air.body], halo: 0.6 })}${drafting(studio, x, y, r * 1.2)}`;
  };
  const comet = (): string => {
    const tail = linear(
      [
        [0, air.pale, 0.9],
        [1, air.line, 0],
      ],
      -90,
    );
    const body =
      path('M0-22C180-40 420-80 700-60C460-10 200 30 0 22A22 22 0 0 1 0-22Z', fill(tail)) +
      circle(0, 0, 22, fill(air.sun));
    return move(-side * between(150, 260), between(-250, -190), body, side > 0 ? -14 : 194);
  };
  const wall = linear(
    [
      [0, air.lit],
      [0.45, air.body],
      [1, air.shade],
    ],
    -90,
  );
  const lean = side * between(12, 36);
  const shell = 'M-170 0C-170-226 170-226 170 0Z';
  const base = pick([
    rect(-172, 14, 344, 110, fill(wall)) +
      times(6, (i) => rect(-150 + i * 54, 44, 26, 36, fill(i === 2 ? air.sun : air.shade), 13)),
    path('M-140 14H140L172 260H-172Z', fill(wall)) + rect(-22, 70, 44, 60, fill(air.sun), 22),
    rect(-172, 14, 344, 50, fill(wall)) +
      path('M-150 64H150L90 150H-90Z', fill(air.shade)) +
      rect(-60, 150, 120, 160, fill(wall)),
  ]);
  const dome =
    base +
    path(shell, fill(wall)) +
    studio.within(
      shell,
      times(5, (i) => ellipse(0, 0, 34 + i * 40, 176, stroke(air.shade, 2, 0.4))) +
        move(0, 0, rect(-34, -260, 68, 250, fill(air.dark)) + glow(studio, 0, -110, 110, air.hot, 0.8), lean),
    ) +
    move(0, -64, rect(-19, -196, 38, 190, fill(air.pale)) + rect(-23, -206, 46, 18, fill(air.hot)), lean) +
    rect(-186, -6, 372, 20, fill(air.dark));
  const clouds = times(3, (row) =>
    path(
      `M${n(-X)} ${n(Y)}V${n(290 + row * 62)}${times(12, (i) => `q${n(X / 12)} ${n(-between(20, 74))} ${n(X / 6)} ${i % 2 ? 12 : -12}`)}V${n(Y)}Z`,
      fill(
        linear([
          [0, [air.low, air.pale, air.far][row] ?? air.far],
          [1, air.near],
        ]),
        0.9,
      ),
    ),
  );
  const hill =
    path(`M${n(-X)} ${n(Y)}V420Q-180 250 0 246T${n(X)} 430V${n(Y)}Z`, fill(air.dark)) +
    path(
      `M${n(side * 14)} 246Q${n(side * 110)} 290 ${n(side * 20)} 340T${n(side * 90)} ${n(Y)}`,
      stroke(air.sun, 5, 0.75),
    ) +
    figure(side * 64, 262, 66, air.pale);
  const at = -side * between(0, 110);
  return (
    sky(studio, 60) +
    pick([trails, moon, comet, () => galaxy(studio, 0, -200, side * between(30, 60))])() +
    ridge(studio, 230, 150, air.far, 1, 0.5) +
    path(
      `M${n(-X)} ${n(Y)}V350Q${n(at - 330)} 190 ${n(at - 190)} 196H${n(at + 190)}Q${n(at + 330)} 190 ${n(X)} 370V${n(Y)}Z`,
      fill(air.near),
    ) +
    move(at, 80, dome, 0, between(0.86, 1.1)) +
    (chance(0.5) ? hill : clouds)
  );
};

/** Dishes on a plain, listening. */
export const dishes: Scene = (studio) => {
  const { X, Y, air, between, chance, linear, pick } = studio;
  const face = linear(
    [
      [0, air.pale],
      [0.5, air.lit],
      [1, air.body],
    ],
    -60,
  );
  const way = pick([-1, 1]);
  const turn = way * between(14, 40);
  const dish = studio.stamp(
    path('M-14-96L-70 0H70L14-96Z', stroke(air.dark, 9)) +
      move(
        0,
        -118,
        path('M-200-30Q0 130 200-30Z', fill(air.near)) +
          ellipse(0, -30, 200, 44, fill(face)) +
          ellipse(0, -30, 128, 26, stroke(air.far, 3, 0.8)) +
          ellipse(0, -30, 62, 12, stroke(air.far, 3, 0.8)) +
          path('M-150-22L0-190L150-22M0-190V-6', stroke(air.dark, 5)) +
          circle(0, -190, 13, fill(air.hot)),
        turn,
      ),
  );
  const waves = times(6, (index) => {
    const r = 90 + index * 88;
    return `<circle r="${r}" ${stroke(air.line, 3, Number((0.9 - index * 0.13).toFixed(2)))} stroke-dasharray="${n(r * 0.9)} ${n(r * 9)}" transform="rotate(${n(turn - 90 - 26)})"/>`;
  });
  const one = chance(0.55);
  const row = one ? [-640, -400, 520, 330] : [-560, -330, 60, 250, 480];
  const large = one
    ? move(-way * 40, 120, waves) + dish(-way * 40, 392, between(1.15, 1.4))
    : move(-way * 230, 190, waves, 0, 0.8) + dish(way * 210, 372, 0.78) + dish(-way * 230, 404, 1.02);
  return (
    sky(studio, 90) +
    galaxy(studio, 0, -140, -way * between(28, 60)) +
    sphere(studio, way * between(200, 330), between(-260, -190), between(40, 90), { halo: 0.7 }) +
    ridge(studio, 240, 120, air.far) +
    rect(
      -X,
      236,
      2 * X,
      Y,
      fill(
        linear([
          [0, air.near],
          [1, air.dark],
        ]),
      ),
    ) +
    row.map((x, i) => dish(-way * x, 262 + i * 8, 0.24 + i * 0.05)).join('') +
    large +
    path(`M${n(-X)} 404Q0 372 ${n(X)} 410V${n(Y)}H${n(-X)}Z`, fill(air.dark)) +
    figure(way * (one ? 230 : -20), 404, 70, air.near)
  );
};

/** A wheel in orbit over the limb of a world. */
export const station: Scene = (studio) => {
  const { X, Y, air, between, pick, radial } = studio;
  const tilt = pick([-1, 1]) * between(14, 26);
  const flat = between(0.36, 0.5);
  const world = radial([
    [0, air.far],
    [0.7, air.near],
    [0.94, air.body],
    [1, air.lit],
  ]);
  const rim = (r: number, width: number, colour: string, opacity = 1): string =>
    ellipse(0, 0, r, r * flat, stroke(colour, width, opacity));
  const windows = `<ellipse rx="262" ry="${n(262 * flat)}" ${stroke(air.sun, 8)} stroke-dasharray="2 19"/>`;
  const spokes = path(
    times(6, (index) => {
      const angle = (index * Math.PI) / 3 + 0.3;
      return `M0 0L${n(262 * Math.cos(angle))} ${n(262 * flat * Math.sin(angle))}`;
    }),
    stroke(air.pale, 9),
  );
  const hub =
    rect(
      -26,
      -116,
      52,
      200,
      fill(
        studio.linear(
          [
            [0, air.pale],
            [0.5, air.lit],
            [1, air.shade],
          ],
          -90,
        ),
      ),
      10,
    ) +
    ellipse(0, -116, 26, 10, fill(air.lit)) +
    ellipse(0, 0, 58, 58 * flat, fill(air.body)) +
    path('M-26 84L-60 130H60L26 84Z', fill(air.shade));
  const wing =
    rect(60, 96, 210, 46, fill(air.near), 4) + path('M112 96v46M164 96v46M216 96v46M60 119h210', stroke(air.line, 3));
  const wheel =
    rim(262, 66, air.shade) +
    rim(262, 56, air.body) +
    rim(262, 40, air.lit) +
    rim(258, 12, air.pale) +
    windows +
    spokes +
    hub +
    wing +
    mirror(wing);
  const tube = studio.linear([
    [0, air.pale],
    [0.4, air.lit],
    [0.7, air.body],
    [1, air.shade],
  ]);
  const drum =
    times(3, (i) =>
      path(
        polygon([
          [-300, -30 + i * 30],
          [-470, -120 + i * 120],
          [-450, -96 + i * 120],
          [-290, -10 + i * 30],
        ]),
        fill(air.far),
      ),
    ) +
    rect(-300, -104, 600, 208, fill(tube), 20) +
    times(3, (i) => rect(-286, -86 + i * 66, 572, 30, fill(i === 1 ? air.line : air.near, 0.85), 6)) +
    times(7, (i) => rect(-250 + i * 80, -104, 6, 208, fill(air.shade, 0.7))) +
    ellipse(300, 0, 34, 104, fill(air.shade)) +
    ellipse(300, 0, 22, 70, fill(air.sun)) +
    path('M330 0H440', stroke(air.pale, 7)) +
    circle(440, 0, 15, fill(air.hot));
  const beads =
    path('M-330 0H330M0-200V200', stroke(air.pale, 12)) +
    [
      [-210, 0, 74],
      [210, 0, 74],
      [0, -150, 54],
      [0, 150, 54],
      [0, 0, 112],
    ]
      .map(([bx, by, br]) => sphere(studio, bx ?? 0, by ?? 0, br ?? 0))
      .join('') +
    ellipse(0, 0, 150, 34, stroke(air.line, 7)) +
    move(
      -330,
      -130,
      rect(-30, -90, 60, 320, fill(air.near), 4) + path('M-30-30h60M-30 70h60M-30 130h60', stroke(air.line, 3)),
    ) +
    move(
      330,
      -130,
      rect(-30, -90, 60, 320, fill(air.near), 4) + path('M-30-30h60M-30 70h60M-30 130h60', stroke(air.line, 3)),
    );
  const side = pick([-1, 1]);
  const [sx, sy] = [side * between(250, 380), between(-260, -120)];
  const limb = pick([
    [0, 1290, 1050],
    [-side * 520, 900, 760],
    [side * 200, 560, 330],
  ] as const);
  return (
    sky(studio, 0) +
    rect(
      -X,
      -Y,
      2 * X,
      2 * Y,
      fill(
        studio.linear([
          [0, air.top],
          [0.7, air.top],
          [1, air.mid],
        ]),
      ),
    ) +
    stars(studio, 220) +
    glow(studio, sx, sy, 420, air.flare, 0.85) +
    circle(sx, sy, 46, fill(air.sun)) +
    path(`M${n(sx - 600)} ${n(sy)}h1200M${n(sx)} ${n(sy - 260)}v520`, stroke(air.sun, 2.4, 0.55)) +
    glow(studio, limb[0], limb[1], limb[2] * 1.13, air.line, 0.7) +
    circle(limb[0], limb[1], limb[2], fill(world)) +
    studio.within(
      disc(limb[0], limb[1], limb[2]),
      times(6, (i) =>
        ellipse(
          limb[0] + between(-0.6, 0.6) * limb[2],
          limb[1] - limb[2] * (0.94 - i * 0.07),
          between(90, 210),
          between(5, 13),
          fill(air.pale, 0.45),
        ),
      ),
    ) +
    drafting(studio, 0, -20, 330) +
    move(0, -20, pick([wheel, wheel, drum, beads]), tilt, between(0.85, 1)) +
    move(-side * 300, 170, path('M0 0L-34 9L-34-9Z', fill(air.pale)) + path('M-40 0H-160', stroke(air.hot, 5)), tilt)
  );
};

/** A helmet that mirrors where its wearer stands. */
export const astronaut: Scene = (studio) => {
  const { X, Y, air, between, chance, linear, pick, radial } = studio;
  const suit = linear(
    pick([
      [
        [0, air.pale],
        [0.45, air.lit],
        [1, air.body],
      ],
      [
        [0, air.sun],
        [0.4, air.hot],
        [1, air.shade],
      ],
      [
        [0, air.pale],
        [0.4, air.low],
        [1, air.near],
      ],
    ] as const),
    -70,
  );
  const discs = (): string =>
    times(5, (i) =>
      circle(0, -30, 560 - i * 62, fill([air.far, air.hot, air.body][i % 3] ?? air.far, 0.12 + i * 0.03)),
    ) +
    circle(
      0,
      -30,
      292,
      fill(
        linear([
          [0, air.sun],
          [1, air.flare],
        ]),
      ),
    );
  const globe = (): string => sphere(studio, pick([-1, 1]) * between(180, 280), -60, 330, { halo: 0.3 });
  const tunnel = (): string =>
    path(
      times(
        28,
        (i) => `M0-30L${n(1500 * Math.cos((i * Math.PI) / 14))} ${n(-30 + 1500 * Math.sin((i * Math.PI) / 14))}`,
      ),
      stroke(air.line, 2.4, 0.5),
    ) + times(6, (i) => circle(0, -30, 240 + i * i * 22 + i * 40, stroke(air.line, 2.4, 0.5)));
  const visor = 'M-138 4C-146-112-70-166 0-166S146-112 138 4C132 96 66 130 0 130S-132 96-138 4Z';
  const shine = linear([
    [0, air.top],
    [0.5, air.mid],
    [0.64, air.low],
    [1, air.low],
  ]);
  const at = between(-50, 50);
  const world = chance(0.5);
  const seen = world
    ? rect(-160, -180, 320, 320, fill(air.dark)) +
      glow(studio, -at, 150, 300, air.line, 0.8) +
      circle(
        -at,
        210,
        200,
        fill(
          linear([
            [0, air.lit],
            [0.3, air.body],
            [1, air.shade],
          ]),
        ),
      ) +
      circle(at * 1.4, -80, 20, fill(air.sun)) +
      glow(studio, at * 1.4, -80, 120, air.flare, 0.9) +
      path('M-122-60C-112-108-84-134-56-146C-84-112-96-84-100-48Z', fill(air.pale, 0.75))
    : rect(-160, -180, 320, 320, fill(shine)) +
      circle(
        at,
        -60,
        between(38, 60),
        fill(
          radial([
            [0, air.sun],
            [1, air.flare],
          ]),
        ),
      ) +
      path(
        polygon([
          [-160, 60],
          [-90, 6],
          [-40, 44],
          [30, -12],
          [90, 40],
          [160, 10],
          [160, 140],
          [-160, 140],
        ]),
        fill(air.near),
      ) +
      path('M-160 92Q0 50 160 92V140H-160Z', fill(air.dark)) +
      figure(-at * 0.9, 82, 34, air.pale) +
      path('M-122-60C-112-108-84-134-56-146C-84-112-96-84-100-48Z', fill(air.pale, 0.75));
  const side = pick([-1, 1]);
  return (
    sky(studio, 170) +
    pick([discs, globe, tunnel])() +
    drafting(studio, 0, -30, 318) +
    path(`M-420 ${n(Y)}C-420 300-300 232-170 208H170C300 232 420 300 420 ${n(Y)}Z`, fill(suit)) +
    path(`M-290 ${n(Y)}C-290 380-280 320-264 270M290 ${n(Y)}C290 380 280 320 264 270`, stroke(air.shade, 6, 0.5)) +
    rect(-118, 306, 236, 150, fill(air.near), 16) +
    times(3, (i) => circle(-66 + i * 66, 348, 17, fill([air.hot, air.line, air.sun][i] ?? air.sun))) +
    rect(-84, 384, 168, 44, fill(air.dark), 6) +
    path('M-70 408h24l12-14 16 26 14-20 12 8h60', stroke(air.line, 4)) +
    path(`M${n(side * 110)} 330C${n(side * 260)} 340 ${n(side * 300)} 240 ${n(side * 190)} 150`, stroke(air.dark, 26)) +
    path(
      `M${n(side * 110)} 330C${n(side * 260)} 340 ${n(side * 300)} 240 ${n(side * 190)} 150`,
      `${stroke(air.hot, 16)} stroke-dasharray="3 22"`,
    ) +
    ellipse(0, 196, 196, 44, fill(air.shade)) +
    ellipse(0, 184, 190, 40, fill(air.body)) +
    circle(0, -16, 216, fill(suit)) +
    mirror(rect(196, -66, 34, 116, fill(air.hot), 14)) +
    rect(196, -66, 34, 116, fill(air.hot), 14) +
    move(0, -4, path(visor, stroke(air.shade, 22)) + studio.within(visor, seen) + path(visor, stroke(air.dark, 5))) +
    rect(-X, Y - 2, 2 * X, 4, fill(air.dark))
  );
};
