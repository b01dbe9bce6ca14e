import { drafting, figure, galaxy, glow, gridFloor, ridge, type Scene, sky, sphere } from './omniKit.ts';
import {
  box,
  circle,
  disc,
  ellipse,
  fill,
  mirror,
  move,
  n,
  path,
  type Point,
  polygon,
  rect,
  smooth,
  stroke,
  times,
} from './omniShapes.ts';

/** A profile, and the weather inside it. */
export const mind: Scene = (studio) => {
  const { X, Y, air, between, pick, linear } = studio;
  const side = pick([-1, 1]);
  const head =
    'M-130 520C-120 400-150 330-196 250C-262 150-264-40-204-160C-130-306 90-340 196-238C236-200 250-140 248-92C248-70 258-40 290 34C300 58 292 68 256 78C262 100 268 118 252 130C262 146 258 160 244 172C256 210 240 250 196 254C150 258 120 262 108 300C98 350 110 430 150 520Z';
  const ground = pick([air.low, air.pale, air.hot, air.flare]);
  const rays = path(
    times(24, (i) => {
      const a = (i * Math.PI) / 12;
      return polygon([
        [0, -60],
        [1700 * Math.cos(a), -60 + 1700 * Math.sin(a)],
        [1700 * Math.cos(a + 0.11), -60 + 1700 * Math.sin(a + 0.11)],
      ]);
    }),
    fill(air.pale, 0.22),
  );
  const seen = pick([
    () =>
      sky(studio, 150) +
      galaxy(studio, 0, -60, 40) +
      sphere(studio, 20, -90, 104, { halo: 0.5 }) +
      ellipse(20, -90, 176, 34, stroke(air.line, 6)) +
      ridge(studio, 210, 120, air.far) +
      ridge(studio, 330, 100, air.near),
    () =>
      sky(studio, 60) +
      circle(
        20,
        20,
        150,
        fill(
          linear([
            [0, air.sun],
            [1, air.flare],
          ]),
        ),
      ) +
      ridge(studio, 90, 110, air.far) +
      rect(
        -X,
        88,
        2 * X,
        Y,
        fill(
          linear([
            [0, air.near],
            [1, air.dark],
          ]),
        ),
      ) +
      gridFloor(studio, 88, air.line, 20, 0.7),
    () =>
      rect(
        -X,
        -Y,
        2 * X,
        2 * Y,
        fill(
          linear([
            [0, air.top],
            [1, air.near],
          ]),
        ),
      ) +
      times(7, (i) => circle(0, -70, 250 - i * 34, stroke([air.line, air.hot, air.pale][i % 3] ?? air.line, 15))) +
      circle(0, -70, 26, fill(air.sun)) +
      path('M0-44V130Q0 220-60 300V520M0 130Q10 230 70 290', stroke(air.line, 12)),
    () =>
      sky(studio, 80) +
      times(5, (i) =>
        path(
          `M-300 ${n(-60 + i * 90)}Q-120 ${n(-140 + i * 90)} 0 ${n(-60 + i * 90)}T330 ${n(-60 + i * 90)}V600H-300Z`,
          fill([air.far, air.body, air.near, air.shade, air.dark][i] ?? air.dark),
        ),
      ) +
      circle(90, -170, 64, fill(air.sun)) +
      move(-60, 20, path('M-60 0H60L40 26H-44ZM-4 0V-90L50-16H-4Z', fill(air.pale))),
  ]);
  return (
    rect(-X, -Y, 2 * X, 2 * Y, fill(ground)) +
    rays +
    circle(0, -60, 410, fill(air.body, 0.35)) +
    circle(0, -60, 350, fill(air.lit, 0.5)) +
    move(
      0,
      20,
      `<g transform="scale(${side} 1)">${path(head, stroke(air.pale, 16)) + studio.within(head, seen()) + path(head, stroke(air.dark, 5))}</g>`,
      0,
      between(0.9, 1),
    ) +
    drafting(studio, 0, -60, 386) +
    times(5, (i) => sphere(studio, side * (330 + i * 16) * (i % 2 ? -1 : 1), -230 + i * 92, between(9, 30)))
  );
};

/** An eye that is a world. */
export const eye: Scene = (studio) => {
  const { X, Y, air, between, pick, linear, radial } = studio;
  const [w, h] = [between(400, 470), between(190, 235)];
  const lids = `M${n(-w)} 0Q${n(-w * 0.4)} ${n(-h * 1.5)} 0 ${n(-h * 1.25)}T${n(w)} 0Q${n(w * 0.4)} ${n(h * 1.15)} 0 ${n(h)}T${n(-w)} 0Z`;
  const r = between(158, 182);
  const iris = radial(
    pick([
      [
        [0, air.sun],
        [0.45, air.line],
        [0.8, air.near],
        [1, air.dark],
      ],
      [
        [0, air.sun],
        [0.45, air.hot],
        [0.8, air.shade],
        [1, air.dark],
      ],
      [
        [0, air.pale],
        [0.5, air.far],
        [0.85, air.near],
        [1, air.dark],
      ],
    ] as const),
  );
  const fibres = path(
    times(64, (i) => {
      const a = (i * Math.PI) / 32 + between(-0.03, 0.03);
      const [from, to] = [r * between(0.4, 0.55), r * between(0.75, 0.98)];
      return `M${n(from * Math.cos(a))} ${n(from * Math.sin(a))}L${n(to * Math.cos(a))} ${n(to * Math.sin(a))}`;
    }),
    stroke(air.pale, 2.6, 0.6),
  );
  const pupil = pick([
    () =>
      circle(0, 0, r * 0.42, fill(air.dark)) +
      sphere(studio, 0, 0, r * 0.24) +
      ellipse(0, 0, r * 0.4, r * 0.08, stroke(air.line, 4)),
    () =>
      studio.within(
        disc(0, 0, r * 0.42),
        rect(-90, -90, 180, 180, fill(air.dark)) +
          circle(14, 4, 34, fill(air.sun)) +
          path('M-90 30L-30-6L10 28L50 4L90 34V90H-90Z', fill(air.near)),
      ),
    () =>
      circle(0, 0, r * 0.42, fill(air.dark)) +
      times(4, (i) =>
        circle(0, 0, r * (0.1 + i * 0.09), `${stroke(air.line, 3)} stroke-dasharray="${n(between(30, 70))} 14"`),
      ),
  ]);
  const lashes = path(
    times(15, (i) => {
      const t = (i - 7) / 7.6;
      const [x, y] = [t * w * 0.94, -h * 1.2 * (1 - t * t * 0.86)];
      return `M${n(x)} ${n(y)}Q${n(x * 1.05)} ${n(y - 40)} ${n(x * 1.24)} ${n(y - 66 + Math.abs(t) * 24)}`;
    }),
    stroke(air.dark, 10),
  );
  const brow = path(
    `M${n(-w * 1.05)} ${n(-h * 1.3)}Q0 ${n(-h * 2.25)} ${n(w * 1.1)} ${n(-h * 1.2)}Q0 ${n(-h * 1.95)} ${n(-w * 1.05)} ${n(-h * 1.3)}Z`,
    fill(air.dark),
  );
  const skin = linear([
    [0, air.mid],
    [0.5, air.low],
    [1, air.flare],
  ]);
  const land = pick([
    () =>
      rect(-X, -Y, 2 * X, 2 * Y, fill(skin)) +
      brow +
      path(`M${n(-X)} 330Q-300 220 0 268T${n(X)} 250V${n(Y)}H${n(-X)}Z`, fill(air.far, 0.6)) +
      path(`M${n(-X)} 420Q-200 320 100 372T${n(X)} 340V${n(Y)}H${n(-X)}Z`, fill(air.near)),
    () =>
      sky(studio, 130) +
      ridge(studio, 330, 130, air.far, 1, 0.4) +
      rect(-X, 326, 2 * X, Y, fill(air.near)) +
      gridFloor(studio, 326, air.line, 0, 0.6),
    () =>
      rect(
        -X,
        -Y,
        2 * X,
        2 * Y,
        fill(
          linear([
            [0, air.top],
            [1, air.near],
          ]),
        ),
      ) +
      times(9, (i) =>
        ellipse(
          0,
          0,
          w * (2.3 - i * 0.14),
          h * (3.2 - i * 0.22),
          fill([air.near, air.far, air.body][i % 3] ?? air.far, 0.35),
        ),
      ),
  ]);
  return (
    land() +
    path(lids, stroke(air.dark, 28)) +
    studio.within(
      lids,
      rect(
        -w,
        -h * 1.5,
        2 * w,
        h * 3,
        fill(
          linear([
            [0, air.far],
            [0.3, air.pale],
            [1, air.pale],
          ]),
        ),
      ) +
        circle(0, -6, r + 9, fill(air.dark)) +
        move(
          0,
          -6,
          circle(0, 0, r, fill(iris)) +
            fibres +
            pupil() +
            ellipse(-r * 0.36, -r * 0.44, r * 0.2, r * 0.15, fill(air.pale)),
        ) +
        path(`M${n(-w)}-20Q0 ${n(-h * 1.9)} ${n(w)}-20Q0 ${n(-h * 1.3)} ${n(-w)}-20Z`, fill(air.shade, 0.5)),
    ) +
    path(lids, stroke(air.line, 4)) +
    lashes +
    drafting(studio, 0, -6, r * 1.12) +
    figure(pick([-1, 1]) * between(180, 300), 402, 72, air.dark)
  );
};

/** A robot sitting for its portrait. */
export const robot: Scene = (studio) => {
  const { X, Y, air, between, chance, pick, linear } = studio;
  const metal = linear(
    pick([
      [
        [0, air.pale],
        [0.4, air.lit],
        [1, air.body],
      ],
      [
        [0, air.pale],
        [0.4, air.far],
        [1, air.near],
      ],
      [
        [0, air.sun],
        [0.5, air.hot],
        [1, air.shade],
      ],
    ] as const),
    -76,
  );
  const dark = linear([
    [0, air.near],
    [1, air.dark],
  ]);
  const lamp = (x: number, y: number, r: number): string =>
    circle(x, y, r + 12, fill(air.dark)) +
    glow(studio, x, y, r * 2.6, air.line, 0.55) +
    sphere(studio, x, y, r, { colours: [air.pale, air.line, air.mid], from: [0.4, 0.35] });
  const heads = [
    {
      d: 'M-170 150V-50A170 170 0 0 1 170-50V150Q170 176 144 176H-144Q-170 176-170 150Z',
      eyes: () => lamp(-72, -30, 42) + lamp(72, -30, 42),
    },
    {
      d: 'M-196-150H196Q214-150 210-130L186 150Q182 176 156 176H-156Q-182 176-186 150L-210-130Q-214-150-196-150Z',
      eyes: () =>
        rect(-150, -84, 300, 100, fill(air.dark), 50) +
        glow(studio, 0, -34, 190, air.hot, 0.6) +
        rect(between(-110, 20), -52, 90, 36, fill(air.hot), 18),
    },
    { d: 'M-150 176L-196-40Q-196-200 0-214Q196-200 196-40L150 176Z', eyes: () => lamp(0, -40, 74) },
    {
      d: 'M-120 176V60H-190V-150Q-190-190-150-190H150Q190-190 190-150V60H120V176Z',
      eyes: () => lamp(-84, -66, 50) + lamp(84, -66, 34) + path('M-150-140L-30-120M40-134H130', stroke(air.dark, 13)),
    },
  ];
  const head = pick(heads);
  const mouth = pick([
    () =>
      rect(-78, 74, 156, 54, fill(air.dark), 10) +
      path(
        times(7, (i) => `M${-60 + i * 20} 82v38`),
        stroke(air.sun, 8),
      ),
    () =>
      rect(-66, 84, 132, 34, fill(air.dark), 17) + path('M-52 101h22l10-12 16 24 14-20 10 8h32', stroke(air.line, 4)),
    () =>
      path(
        times(3, (i) => `M-60 ${82 + i * 18}H60`),
        stroke(air.dark, 8),
      ),
  ]);
  const crown = pick([
    () =>
      path('M0-210V-300', stroke(air.dark, 9)) +
      sphere(studio, 0, -312, 24, { colours: [air.pale, air.hot, air.shade], halo: 0.9 }),
    () =>
      mirror(path('M90-180L150-300', stroke(air.dark, 8))) +
      path('M90-180L150-300', stroke(air.dark, 8)) +
      circle(-150, -304, 14, fill(air.hot)) +
      circle(150, -304, 14, fill(air.hot)),
    () =>
      path('M-70-190A76 60 0 0 1 70-190Z', fill(air.line, 0.5)) +
      path('M-70-190A76 60 0 0 1 70-190Z', stroke(air.pale, 4)) +
      circle(-20, -210, 10, fill(air.hot)) +
      circle(22, -214, 13, fill(air.sun)),
  ]);
  const ear =
    rect(176, -50, 44, 110, fill(dark), 12) +
    path('M220 6h44', stroke(air.dark, 9)) +
    circle(268, 6, 13, fill(air.sun));
  const back = pick([
    () =>
      sky(studio, 90) +
      times(6, (i) => circle(0, -20, 560 - i * 64, fill([air.body, air.hot][i % 2] ?? air.hot, 0.22))),
    () =>
      rect(-X, -Y, 2 * X, 2 * Y, fill(air.low)) +
      path(
        times(18, (i) =>
          polygon([
            [0, 0],
            [1700 * Math.cos((i * Math.PI) / 9), 1700 * Math.sin((i * Math.PI) / 9)],
            [1700 * Math.cos((i + 0.5) * (Math.PI / 9)), 1700 * Math.sin((i + 0.5) * (Math.PI / 9))],
          ]),
        ),
        fill(air.flare, 0.5),
      ) +
      circle(0, -20, 350, fill(air.pale, 0.85)),
    () =>
      sky(studio, 120) +
      sphere(studio, pick([-1, 1]) * 300, -170, 190, { halo: 0.4 }) +
      ridge(studio, 300, 200, air.far) +
      ridge(studio, 400, 120, air.near),
    () =>
      rect(
        -X,
        -Y,
        2 * X,
        2 * Y,
        fill(
          linear([
            [0, air.top],
            [1, air.mid],
          ]),
        ),
      ) +
      path(
        times(20, (i) => `M${n(-X + i * (X / 9.5))} ${n(-Y)}V${n(Y)}`) +
          times(11, (i) => `M${n(-X)} ${n(-Y + i * (Y / 5))}H${n(X)}`),
        stroke(air.line, 2, 0.35),
      ) +
      circle(
        0,
        -20,
        330,
        fill(
          linear([
            [0, air.sun],
            [1, air.flare],
          ]),
        ),
      ),
  ]);
  const rivets = times(12, (i) => circle(-132 + (i % 6) * 52.8, i < 6 ? -112 : 150, 5, fill(air.dark, 0.5)));
  const flower =
    path('M0 0Q10 70 0 150', stroke(air.near, 9)) +
    times(6, (i) => ellipse(0, -34, 18, 32, `${fill(air.hot)} transform="rotate(${i * 60})"`)) +
    circle(0, 0, 20, fill(air.sun));
  return (
    back() +
    drafting(studio, 0, -20, 336) +
    rect(-62, 170, 124, 90, fill(dark)) +
    path(
      times(4, (i) => `M-62 ${190 + i * 18}H62`),
      stroke(air.far, 6),
    ) +
    path(`M-330 ${n(Y)}V360Q-330 250-220 246H220Q330 250 330 360V${n(Y)}Z`, fill(metal)) +
    circle(-250, 372, 60, fill(dark)) +
    circle(250, 372, 60, fill(dark)) +
    rect(-130, 300, 260, 150, fill(air.dark), 18) +
    times(
      3,
      (i) =>
        circle(
          -76 + i * 76,
          350,
          24,
          fill(
            linear([
              [0, air.pale],
              [1, air.far],
            ]),
          ),
        ) + path(`M${-76 + i * 76} 350l${n(between(-14, 14))} -18`, stroke(air.hot, 5)),
    ) +
    path('M-100 412h200', `${stroke(air.line, 9)} stroke-dasharray="14 16"`) +
    (chance(0.3) ? move(230, 210, flower) : '') +
    move(
      0,
      -20,
      crown() +
        mirror(ear) +
        ear +
        path(head.d, fill(metal)) +
        studio.within(head.d, path('M60-260H260V260H100Z', fill(air.shade, 0.25)) + rivets) +
        path('M-120-130Q-90-170-40-176', stroke(air.pale, 10, 0.8)) +
        head.eyes() +
        mouth(),
      pick([-5, 0, 0, 6]),
    )
  );
};

/** The double helix, as a ladder through the sky. */
export const helix: Scene = (studio) => {
  const { X, Y, air, between, pick, linear } = studio;
  const lean = pick([-1, 1]) * between(16, 62);
  const [amp, pitch] = [between(150, 200), between(300, 420)];
  const phase = between(0, 6);
  const rungs = Array.from({ length: 39 }, (_, i) => {
    const y = -1140 + i * 60;
    const a = phase + (y / pitch) * Math.PI * 2;
    return { y, x: Math.sin(a) * amp, z: Math.cos(a) };
  });
  // A strand in pieces from one crossing to the next, as it is now before and now behind the other.
  const strand = (sign: number, front: boolean): string => {
    const pieces: Point[][] = [];
    let piece: Point[] = [];
    for (let y = -1150; y <= 1150; y += 25) {
      const a = phase + (y / pitch) * Math.PI * 2;
      if (Math.cos(a) * sign > 0 === front) piece.push([Math.sin(a) * amp * sign, y]);
      else if (piece.length) {
        pieces.push(piece);
        piece = [];
      }
    }
    pieces.push(piece);
    return path(pieces.map(smooth).join(''), stroke(sign > 0 ? air.hot : air.line, front ? 30 : 20, front ? 1 : 0.75));
  };
  const bars =
    path(rungs.map(({ x, y }) => `M${Math.round(x)} ${y}H0`).join(''), stroke(air.pale, 9)) +
    path(rungs.map(({ x, y }) => `M0 ${y}H${Math.round(-x)}`).join(''), stroke(air.sun, 9));
  const ball = studio.stamp(sphere(studio, 0, 0, 20, { colours: [air.pale, air.pale, air.body] }));
  const beads = rungs.map(({ x, y, z }, i) => (i % 2 ? '' : ball(z > 0 ? x : -x, y, 1))).join('');
  const back = pick([
    () => sky(studio, 160) + galaxy(studio, 0, 0, lean + 90) + sphere(studio, -240, -150, 90, { halo: 0.6 }),
    () =>
      sky(studio, 60) +
      circle(
        0,
        0,
        340,
        fill(
          linear([
            [0, air.sun],
            [1, air.flare],
          ]),
        ),
      ) +
      ridge(studio, 360, 120, air.far) +
      ridge(studio, 440, 80, air.near),
    () =>
      rect(
        -X,
        -Y,
        2 * X,
        2 * Y,
        fill(
          linear([
            [0, air.near],
            [1, air.dark],
          ]),
        ),
      ) +
      times(16, () =>
        circle(between(-X, X), between(-Y, Y), between(30, 120), fill(pick([air.far, air.body, air.mid]), 0.35)),
      ),
  ]);
  return (
    back() +
    move(0, 0, strand(1, false) + strand(-1, false) + bars + strand(1, true) + strand(-1, true) + beads, lean) +
    drafting(studio, 0, 0, 300)
  );
};

/** A pile of paperbacks, and what got out of them. */
export const paperbacks: Scene = (studio) => {
  const { X, Y, air, between, chance, pick, linear } = studio;
  const colours = [air.hot, air.near, air.line, air.sun, air.body, air.far, air.pale];
  const count = Math.floor(between(4, 7));
  let y = 330;
  const pile = times(count, (i) => {
    const [w, h] = [between(330, 430), between(40, 62)];
    const x = between(-34, 34);
    y -= h;
    const skin = colours[(i * 3 + 1) % colours.length] ?? air.hot;
    return (
      rect(x - w / 2, y, w, h, fill(skin), 6) +
      rect(x - w / 2, y + h - 12, w, 12, fill(air.dark, 0.28), 5) +
      rect(x - w / 2 + 30, y, 16, h, fill(air.dark, 0.6)) +
      rect(x - w / 2 + 70, y + h / 2 - 5, between(90, 180), 9, fill(air.dark, 0.7), 4) +
      pick([
        () => circle(x + w / 2 - 40, y + h / 2, 13, fill(air.dark, 0.7)),
        () =>
          path(
            polygon([
              [x + w / 2 - 60, y + h - 12],
              [x + w / 2 - 44, y + 8],
              [x + w / 2 - 28, y + h - 12],
            ]),
            fill(air.dark, 0.7),
          ),
        () => ellipse(x + w / 2 - 46, y + h / 2, 26, 6, stroke(air.dark, 4, 0.7)),
      ])()
    );
  });
  const top = y;
  const open =
    path('M0 0C-70-46-190-50-260-10V-84C-190-126-70-120 0-74Z', fill(air.pale)) +
    path(
      'M0 0C70-46 190-50 260-10V-84C190-126 70-120 0-74Z',
      fill(
        linear([
          [0, air.pale],
          [1, air.lit],
        ]),
      ),
    ) +
    path('M0 4C-70-42-190-46-262-4V14C-190-30-70-26 0 18C70-26 190-30 262 14V-4C190-46 70-42 0 4Z', fill(air.hot)) +
    path(
      times(
        4,
        (i) =>
          `M-226 ${-40 - i * 14}Q-120 ${-80 - i * 14}-30 ${-40 - i * 14}M30 ${-40 - i * 14}Q120 ${-80 - i * 14} 226 ${-40 - i * 14}`,
      ),
      stroke(air.far, 3),
    );
  const out = pick([
    () =>
      sphere(studio, 0, -170, 96, { halo: 0.6 }) +
      move(0, -170, ellipse(0, 0, 170, 36, stroke(air.line, 8)), -16) +
      studio.within(box(-100, -270, 200, 96), sphere(studio, 0, -170, 96)),
    () =>
      move(
        20,
        -190,
        path(
          'M0-130C46-70 46 20 30 70H-30C-46 20-46-70 0-130Z',
          fill(
            linear(
              [
                [0, air.pale],
                [1, air.body],
              ],
              -80,
            ),
          ),
        ) +
          path('M30 20L70 96L26 70ZM-30 20L-70 96L-26 70Z', fill(air.hot)) +
          circle(0, -40, 18, fill(air.dark)) +
          path('M-18 72Q0 190 0 190T18 72Z', fill(air.sun)),
        14,
      ),
    () =>
      times(4, (i) =>
        move(
          -130 + i * 88,
          -110 - (i % 2) * 40,
          path(
            polygon([
              [-26, 0],
              [-16, -150 + i * 16],
              [0, -190 + i * 16],
              [16, -150 + i * 16],
              [26, 0],
            ]),
            fill([air.near, air.body, air.shade, air.far][i] ?? air.near),
          ) + path('M0-110V-20', `${stroke(air.sun, 6)} stroke-dasharray="6 12"`),
        ),
      ),
  ]);
  const side = pick([-1, 1]);
  return (
    sky(studio, 130) +
    glow(studio, 0, top - 150, 420, air.flare, 0.7) +
    (chance(0.5) ? sphere(studio, -side * 330, -220, 80, { halo: 0.5 }) : galaxy(studio, 0, -180, side * 24)) +
    ridge(studio, 300, 120, air.far, 1) +
    rect(
      -X,
      326,
      2 * X,
      Y,
      fill(
        linear([
          [0, air.near],
          [1, air.dark],
        ]),
      ),
    ) +
    gridFloor(studio, 326, air.line, 0, 0.4) +
    ellipse(0, 334, 290, 20, fill(air.dark, 0.6)) +
    pile +
    move(0, top, glow(studio, 0, -120, 260, air.sun, 0.9) + out() + open, 0, 0.95) +
    drafting(studio, 0, top - 150, 210) +
    figure(side * 330, 372, 80, air.dark) +
    path(`M${n(-X)} ${n(Y)}V452Q0 410 ${n(X)} 452V${n(Y)}Z`, fill(air.dark))
  );
};

/** Something very large, quite at home in the sky. */
export const leviathan: Scene = (studio) => {
  const { X, Y, air, between, chance, pick, linear } = studio;
  const side = pick([-1, 1]);
  const skin = linear([
    [0, air.near],
    [0.55, air.far],
    [1, air.low],
  ]);
  const body =
    'M-430 30C-420-90-280-170-80-166C120-162 260-100 380-20C420-40 470-110 520-170C534-120 530-60 500-10C540 20 590 60 600 110C540 120 460 90 410 40C300 90 130 150-90 152C-300 150-430 120-430 30Z';
  const whale =
    path(body, fill(skin)) +
    studio.within(
      body,
      path('M-440 40C-300 70-100 96 240 64C160 140-60 190-300 170L-460 120Z', fill(air.pale, 0.85)) +
        path(
          times(8, (i) => `M-420 ${62 + i * 12}Q-200 ${94 + i * 11} ${n(60 - i * 20)} ${96 + i * 8}`),
          stroke(air.far, 3, 0.8),
        ) +
        times(26, () => circle(between(-300, 360), between(-150, 10), between(2, 7), fill(air.line, 0.9))),
    ) +
    path('M-90 110C-130 200-90 290-20 320C-10 250 10 180 40 120Z', fill(air.near)) +
    circle(-290, 10, 16, fill(air.dark)) +
    circle(-294, 5, 5, fill(air.pale)) +
    path('M-428 46Q-350 66-310 50', stroke(air.dark, 6)) +
    path(body, stroke(air.line, 3, 0.7));
  const ray =
    path(
      'M-80 0C-180-160-400-190-560-120C-430-90-330-10-250 60C-160 110-60 120 0 90C60 120 160 110 250 60C330-10 430-90 560-120C400-190 180-160 80 0C50-30-50-30-80 0Z',
      fill(skin),
    ) +
    path('M0 90Q30 230-40 400', stroke(air.near, 9)) +
    times(24, (i) => circle((i - 11.5) * 34, -40 + Math.abs(i - 11.5) * -4 + (i % 3) * 26, 5, fill(air.line))) +
    path('M-60 10Q0 50 60 10', stroke(air.dark, 5)) +
    circle(-66, 6, 10, fill(air.dark)) +
    circle(66, 6, 10, fill(air.dark));
  const houses = times(14, (i) => {
    const [w, h] = [between(34, 70), between(40, 150)];
    const x = -X + (i * 2 * X) / 13;
    return (
      rect(x - w / 2, 430 - h, w, h + 80, fill(air.dark)) +
      (chance(0.7) ? rect(x - 8, 450 - h, 14, 18, fill(air.sun)) : '')
    );
  });
  const balloon =
    path('M-36 0A36 40 0 1 1 36 0Q26 28 10 44H-10Q-26 28-36 0Z', fill(air.hot)) +
    path('M-10 0Q-12-34 0-40Q12-34 10 0Q10 30 4 44H-4Q-10 30-10 0Z', fill(air.pale)) +
    rect(-10, 56, 20, 15, fill(air.dark), 3) +
    path('M-9 44v12M9 44v12', stroke(air.dark, 2));
  return (
    sky(studio, 150) +
    sphere(studio, -side * between(120, 260), between(-210, -150), between(90, 160), { halo: 0.5 }) +
    ridge(studio, 330, 150, air.far, 1, 0.3) +
    ridge(studio, 400, 90, air.near, 0) +
    move(
      0,
      between(-60, -10),
      chance(0.6) ? `<g transform="scale(${side} 1)">${whale}</g>` : ray,
      side * between(-12, 12),
      between(0.74, 0.9),
    ) +
    move(side * between(-330, -250), between(60, 150), balloon, 0, between(0.9, 1.3)) +
    move(side * between(250, 330), between(130, 190), balloon, 0, 0.6) +
    (chance(0.5)
      ? houses
      : ridge(studio, 460, 70, air.dark, 0) +
        figure(side * 120, 428, 70, air.dark) +
        figure(side * 160, 430, 54, air.dark)) +
    rect(-X, 470, 2 * X, Math.max(0, Y - 470), fill(air.dark))
  );
};
