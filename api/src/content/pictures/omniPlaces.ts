import { drafting, figure, galaxy, glow, ridge, type Scene, type Studio, sky, sphere } from './omniKit.ts';
import { box, circle, disc, ellipse, fill, mirror, move, n, path, polygon, rect, stroke, times } from './omniShapes.ts';

/** One tower of the city to come, standing on (0, 0). */
function tower(studio: Studio, kind: number, h: number, skin: string, light: string): string {
  const { air } = studio;
  const windows = (w: number, rows: number, top: number): string =>
    `<path d="${times(rows, (i) => `M${n(-w / 2)} ${n(top + i * 17)}h${n(w)}`)}" ${stroke(light, 4, 0.85)} stroke-dasharray="3 9"/>`;
  if (kind === 0) {
    return (
      path(`M-5 ${n(-h)}H5L22 0H-22Z`, fill(skin)) +
      ellipse(0, -h * 0.72, 74, 20, fill(skin)) +
      path(`M-74 ${n(-h * 0.72)}Q0 ${n(-h * 0.72 - 62)} 74 ${n(-h * 0.72)}`, fill(air.near)) +
      `<path d="M-58 ${n(-h * 0.72 - 2)}H58" ${stroke(light, 5)} stroke-dasharray="3 11"/>` +
      path(`M0 ${n(-h)}v-60`, stroke(skin, 4)) +
      circle(0, -h - 60, 6, fill(air.hot))
    );
  }
  if (kind === 1) {
    return (
      path(`M-46 0V${n(-h * 0.8)}Q-46 ${n(-h)} 0 ${n(-h)}T46 ${n(-h * 0.8)}V0Z`, fill(skin)) +
      windows(62, h / 24, -h * 0.78)
    );
  }
  if (kind === 2) {
    return (
      path(`M-20 0L-12 ${n(-h + 60)}H12L20 0Z`, fill(skin)) +
      sphere(studio, 0, -h + 40, 52) +
      ellipse(0, -h + 40, 70, 12, stroke(light, 5))
    );
  }
  if (kind === 3) {
    return (
      path(`M-60 0Q-16 ${n(-h * 0.4)} -4 ${n(-h)}H4Q16 ${n(-h * 0.4)} 60 0Z`, fill(skin)) +
      windows(16, h / 34, -h * 0.62)
    );
  }
  return (
    rect(-38, -h, 76, h, fill(skin), 6) +
    rect(-50, -h * 0.86, 100, 16, fill(skin), 8) +
    rect(-50, -h * 0.6, 100, 16, fill(skin), 8) +
    windows(52, h / 22, -h * 0.95)
  );
}

/** The city that was promised: needles, discs and a tube for the trains. */
export const city: Scene = (studio) => {
  const { X, Y, air, between, pick, linear } = studio;
  const row = (count: number, low: number, high: number, base: number, skin: string, light: string): string => {
    const kinds = [0, 1, 2, 3, 4].map((kind) => studio.stamp(tower(studio, kind, high, skin, light)));
    return times(count, (i) => {
      const x = -X + ((i + 0.5) * 2 * X) / count + between(-24, 24);
      const bow = 1 - 0.3 * Math.min(1, Math.abs(x) / 620);
      return pick(kinds)(x, base, between(low / high, 1) * bow);
    });
  };
  const back = linear([
    [0, air.far],
    [1, air.low],
  ]);
  const front = linear([
    [0, air.near],
    [1, air.dark],
  ]);
  const [mx, my, mr] = [between(-200, 200), between(-190, -110), between(130, 220)];
  const arch = pick([-1, 1]);
  const track = `M${n(-X)} ${n(250 - arch * 60)}Q${n(-arch * 120)} ${n(110)} ${n(X)} ${n(240 + arch * 50)}`;
  const hero = move(-arch * between(20, 120), 400, tower(studio, pick([0, 2]), between(540, 620), front, air.sun));
  const craft =
    path('M-46 0Q0-22 46 0Q0 14-46 0Z', fill(air.pale)) +
    path('M-16-7Q0-26 16-7Z', fill(air.line)) +
    path('M-60 2H-150', stroke(air.hot, 4));
  return (
    sky(studio, 110) +
    sphere(studio, mx, my, mr, { halo: 0.4 }) +
    drafting(studio, mx, my, mr * 1.15) +
    row(Math.round(X / 42), 220, 400, 334, back, air.pale) +
    rect(-X, 330, 2 * X, Y, fill(air.low)) +
    path(track, stroke(air.near, 17)) +
    `<path d="${track}" ${stroke(air.line, 6)} stroke-dasharray="60 9 60 9 60 220"/>` +
    hero +
    row(Math.round(X / 58), 130, 300, 404, front, air.sun) +
    path(`M${n(-X)} ${n(Y)}V386Q0 340 ${n(X)} 392V${n(Y)}Z`, fill(air.dark)) +
    move(arch * 230, between(-180, -40), craft, 0, between(0.8, 1.2)) +
    move(-arch * 300, between(-40, 40), craft, 0, 0.55) +
    figure(arch * 130, 382, 74, air.far) +
    figure(arch * 166, 384, 62, air.far)
  );
};

/** Glass over a garden, where there should be none. */
export const habitat: Scene = (studio) => {
  const { X, Y, air, between, chance, pick, linear } = studio;
  // Trees of a hundred units, planted by scale.
  const trunk = path('M0 0V-60', stroke(air.dark, 7));
  const trees = [
    ellipse(0, -75, 26, 42, fill(air.near)) + path('M0-110Q30-70 0-36Z', fill(air.dark, 0.45)),
    path('M0-125L26-20H-26Z', fill(air.near)) + path('M0-125L26-20H0Z', fill(air.dark, 0.4)),
    path(
      times(6, (i) => `M0-70q${(i - 2.5) * 10}-34 ${(i - 2.5) * 18} ${-10 + Math.abs(i - 2.5) * 12}`),
      stroke(air.near, 8),
    ),
  ].map((crown) => studio.stamp(trunk + crown));
  const tree = (x: number, h: number, base = 0): string => pick(trees)(x, base, h / 100);
  const dome = (x: number, base: number, r: number, full: boolean): string => {
    const shell = `M${n(-r)} 0A${n(r)} ${n(r)} 0 0 1 ${n(r)} 0Z`;
    const ribs = times(
      4,
      (i) =>
        `M0 ${n(-r)}Q${n(-r * (0.4 + i * 0.36))} ${n(-r * 0.72)} ${n(-r * (0.25 + i * 0.25))} 0M0 ${n(-r)}Q${n(r * (0.4 + i * 0.36))} ${n(-r * 0.72)} ${n(r * (0.25 + i * 0.25))} 0`,
    );
    const hoops = [0.3, 0.58, 0.82]
      .map((share) => {
        const half = r * Math.sqrt(1 - share * share);
        return `M${n(-half)} ${n(-r * share)}Q0 ${n(-r * share + half * 0.22)} ${n(half)} ${n(-r * share)}`;
      })
      .join('');
    const glass = linear([
      [0, air.line, 0.1],
      [0.6, air.sun, 0.55],
      [1, air.sun, 0.9],
    ]);
    const inside = full
      ? ellipse(0, 0, r, r * 0.17, fill(air.near)) +
        times(6, (i) => tree(-r * 0.7 + i * r * 0.28, r * between(0.22, 0.42))) +
        path(`M-40 0V-44L0-78L40-44V0Z`, fill(air.pale)) +
        path('M-46-42L0-82L46-42', stroke(air.hot, 10)) +
        rect(-10, -32, 20, 32, fill(air.shade)) +
        path(`M${n(-r)} 2Q0 34 ${n(r)} 2V30H${n(-r)}Z`, fill(air.dark, 0.5))
      : times(3, (i) => tree(-r * 0.5 + i * r * 0.5, r * 0.5));
    return move(
      x,
      base,
      glow(studio, 0, -r * 0.2, r * 1.5, air.sun, 0.4) +
        path(shell, fill(glass)) +
        studio.within(shell, inside) +
        path(ribs + hoops, stroke(air.line, full ? 2.6 : 2, 0.75)) +
        path(
          `M${n(-r * 0.8)} ${n(-r * 0.34)}A${n(r * 0.88)} ${n(r * 0.88)} 0 0 1 ${n(-r * 0.34)} ${n(-r * 0.8)}`,
          stroke(air.pale, full ? 9 : 4, 0.9),
        ) +
        path(shell, stroke(air.pale, full ? 4 : 3)) +
        rect(-r - 14, -2, 2 * r + 28, full ? 22 : 10, fill(air.dark), 5),
    );
  };
  const side = pick([-1, 1]);
  const land = linear([
    [0, air.far],
    [1, air.near],
  ]);
  const view =
    sky(studio, 110) +
    (chance(0.5)
      ? sphere(studio, side * between(120, 320), between(-230, -170), between(70, 150), { halo: 0.5 })
      : galaxy(studio, 0, -230, side * 18)) +
    ridge(studio, 200, 190, air.far, 1, 0.5) +
    rect(-X, 196, 2 * X, Y, fill(land));
  const rover =
    path('M-60-14H60L44-44H-30Z', fill(air.pale)) +
    path('M8-44H40L32-62H14Z', fill(air.line)) +
    path('M-38-8h0M2-8h0M40-8h0', stroke(air.dark, 30));
  const outside = (): string => {
    const pod = studio.stamp(dome(0, 0, 92, false));
    const twin = chance(0.45);
    const r = twin ? between(180, 220) : between(250, 320);
    return (
      view +
      [-460, 430, -640, 620].map((x, i) => pod(side * x, 214 + i * 6, 1 - i * 0.15)).join('') +
      path(`M${n(-X)} 246H${n(X)}`, stroke(air.dark, 9, 0.6)) +
      (twin
        ? dome(side * 200, 270, r * 0.8, false) +
          path(`M-220 286H220`, stroke(air.pale, 26)) +
          path(`M-220 286H220`, `${stroke(air.near, 16)} stroke-dasharray="1 26"`)
        : '') +
      dome(-side * (twin ? 170 : 20), 300, r, true) +
      path(`M${n(-X)} 380Q${n(-X * 0.3)} 330 0 352T${n(X)} 370V${n(Y)}H${n(-X)}Z`, fill(air.near)) +
      ridge(studio, 430, 50, air.dark, 0) +
      move(side * between(250, 330), 382, rover)
    );
  };
  // From under the glass: ribs overhead, a garden in front, and the place one would rather not walk into.
  const inside = (): string => {
    const ribs =
      times(7, (i) => `M0-640Q${n((i - 3) * 240)}-420 ${n((i - 3) * 300)} 400`) +
      times(4, (i) => `M${n(-X)} ${-60 - i * 120 + 40}Q0 ${-250 - i * 130} ${n(X)} ${-60 - i * 120 + 40}`);
    const hedge = (base: number, h: number, colour: string): string =>
      path(
        `M${n(-X)} ${n(Y)}V${base}${times(14, (i) => `q${n(X / 14)} ${n(-between(h * 0.4, h))} ${n(X / 7)} 0`)}V${n(Y)}Z`,
        fill(colour),
      );
    return (
      view +
      rect(
        -X,
        -Y,
        2 * X,
        2 * Y,
        fill(
          linear([
            [0, air.line, 0.18],
            [0.6, air.line, 0.02],
            [1, air.sun, 0.3],
          ]),
        ),
      ) +
      path(ribs, stroke(air.dark, 9)) +
      path(ribs, stroke(air.line, 2.4)) +
      times(4, (i) => tree((i - 1.5) * 330 + between(-60, 60), between(200, 320), 310)) +
      hedge(300, 60, air.far) +
      path(
        `M${-side * 90} ${n(Y)}Q${side * 60} 400 ${-side * 20} 300L${side * 30} 300Q${side * 190} 400 ${side * 120} ${n(Y)}Z`,
        fill(air.pale),
      ) +
      hedge(420, 90, air.near) +
      path(
        `M${-side * 60} ${n(Y)}Q${side * 60} 440 ${side * 16} 380L${side * 66} 380Q${side * 150} 440 ${side * 130} ${n(Y)}Z`,
        fill(air.pale),
      ) +
      figure(side * 24, 372, 96, air.dark) +
      figure(side * 66, 376, 62, air.dark) +
      [-1, 1]
        .map((s) =>
          move(
            s * between(380, 460),
            520,
            path(
              times(
                9,
                (i) =>
                  `M0 0Q${(i - 4) * 50}-${190 - Math.abs(i - 4) * 14} ${(i - 4) * 92} ${-150 + Math.abs(i - 4) * 32}`,
              ),
              stroke(air.dark, 20),
            ),
          ),
        )
        .join('')
    );
  };
  return chance(0.6) ? outside() : inside();
};

/** A square with long shadows and one thing in it that cannot be there. */
export const colonnade: Scene = (studio) => {
  const { X, Y, air, between, pick, linear } = studio;
  const side = pick([-1, 1]);
  const floor = linear([
    [0, air.low],
    [0.4, air.lit],
    [1, air.body],
  ]);
  const wall = linear([
    [0, air.pale],
    [1, air.lit],
  ]);
  const arcade = (
    x0: number,
    x1: number,
    top0: number,
    top1: number,
    base0: number,
    base1: number,
    count: number,
  ): string => {
    const at = (t: number): readonly [number, number, number] => [
      x0 + (x1 - x0) * t,
      top0 + (top1 - top0) * t,
      base0 + (base1 - base0) * t,
    ];
    const [a, b] = [at(0), at(1)];
    const holes = times(count, (i) => {
      const p = at((i + 0.16) / count);
      const q = at((i + 0.84) / count);
      const spring = 0.42;
      const ya = p[1] + (p[2] - p[1]) * spring;
      const yb = q[1] + (q[2] - q[1]) * spring;
      const crown = Math.abs(q[0] - p[0]) * 0.62;
      return `M${n(p[0])} ${n(p[2])}V${n(ya)}C${n(p[0])} ${n(ya - crown)} ${n(q[0])} ${n(yb - crown)} ${n(q[0])} ${n(yb)}V${n(q[2])}Z`;
    });
    return (
      path(
        polygon([
          [a[0], a[1]],
          [b[0], b[1]],
          [b[0], b[2]],
          [a[0], a[2]],
        ]),
        fill(side * x0 > 0 ? air.shade : wall),
      ) + path(holes, fill(side * x0 > 0 ? air.dark : air.shade))
    );
  };
  const r = between(105, 145);
  const wonder = pick([
    () => sphere(studio, 0, 0, r, { halo: 0.5 }) + ellipse(0, 0, r * 1.5, r * 0.26, stroke(air.line, 5)),
    () =>
      rect(
        -r * 0.7,
        -r * 1.2,
        r * 1.4,
        r * 2.2,
        fill(
          linear([
            [0, air.top],
            [0.6, air.mid],
            [1, air.low],
          ]),
        ),
      ) +
      circle(r * 0.2, -r * 0.3, r * 0.3, fill(air.sun)) +
      rect(-r * 0.7, -r * 1.2, r * 1.4, r * 2.2, stroke(air.dark, 7)),
    () =>
      path(
        polygon([
          [0, -r * 1.2],
          [r, 0],
          [0, r * 1.1],
          [-r, 0],
        ]),
        fill(air.body),
      ) +
      path(
        polygon([
          [0, -r * 1.2],
          [r * 0.2, 0.2 * r],
          [0, r * 1.1],
          [-r, 0],
        ]),
        fill(air.lit),
      ) +
      path(`M${n(-r)} 0L${n(r * 0.2)} ${n(r * 0.2)}L${n(r)} 0`, stroke(air.pale, 4)),
    () =>
      path(
        `M${n(-r)} 0a${n(r)} ${n(r)} 0 1 1 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 1 ${n(-2 * r)} 0M${n(-r * 0.58)} 0a${n(r * 0.58)} ${n(r * 0.58)} 0 1 0 ${n(r * 1.16)} 0a${n(r * 0.58)} ${n(r * 0.58)} 0 1 0 ${n(-r * 1.16)} 0`,
        fill(
          linear([
            [0, air.sun],
            [0.5, air.hot],
            [1, air.shade],
          ]),
        ),
      ),
  ]);
  const horizon = 110;
  return (
    sky(studio, 26, -160) +
    circle(
      -side * between(120, 200),
      between(-60, 20),
      between(60, 90),
      fill(
        linear([
          [0, air.sun],
          [1, air.flare],
        ]),
      ),
    ) +
    ridge(studio, horizon + 2, 60, air.far, 1) +
    rect(-X, horizon, 2 * X, Y, fill(floor)) +
    path(
      times(9, (i) => `M${n((i - 4) * 30)} ${horizon}L${n((i - 4) * 330)} ${n(Y)}`) +
        times(5, (i) => `M${n(-X)} ${n(horizon + 14 + i * i * 24)}H${n(X)}`),
      stroke(air.near, 2.4, 0.35),
    ) +
    arcade(side * X * 1.02, side * 190, -470, -40, 560, 150, 5) +
    arcade(-side * X * 1.02, -side * 250, -260, 0, 470, 140, 6) +
    path(
      polygon([
        [side * X, 560],
        [side * 190, 150],
        [-side * 60, 190],
        [-side * X * 0.6, Y],
        [side * X, Y],
      ]),
      fill(air.shade, 0.5),
    ) +
    ellipse(0, 286, r * 0.9, 20, fill(air.dark, 0.5)) +
    move(0, 40 - r * 0.5, wonder()) +
    drafting(studio, 0, 40 - r * 0.5, r * 1.75) +
    path(
      polygon([
        [-side * 206, 330],
        [-side * 196, 330],
        [-side * 520, 460],
        [-side * 560, 452],
      ]),
      fill(air.dark, 0.45),
    ) +
    figure(-side * 200, 332, 96, air.dark)
  );
};

/** Somebody's desk at the controls. */
export const controls: Scene = (studio) => {
  const { X, Y, air, between, chance, pick, linear, radial } = studio;
  const glass = radial([
    [0, air.mid],
    [0.7, air.top],
    [1, air.dark],
  ]);
  const wave = (w: number, h: number): string => {
    const turns = between(2, 5);
    const fade = chance(0.5);
    return times(32, (i) => {
      const t = i / 31;
      const y = Math.sin(t * Math.PI * 2 * turns) * h * (fade ? 1 - t * 0.8 : Math.sin(t * Math.PI));
      return `${i ? 'L' : 'M'}${n(-w + 2 * w * t)} ${n(y)}`;
    });
  };
  const scope = (x: number, y: number, r: number, kind: number): string =>
    move(
      x,
      y,
      circle(0, 0, r + 15, fill(air.dark)) +
        circle(
          0,
          0,
          r + 8,
          fill(
            linear([
              [0, air.pale],
              [1, air.far],
            ]),
          ),
        ) +
        circle(0, 0, r, fill(glass)) +
        path(`M${n(-r)} 0H${n(r)}M0 ${n(-r)}V${n(r)}`, stroke(air.line, 1.6, 0.5)) +
        circle(0, 0, r * 0.5, stroke(air.line, 1.6, 0.5)) +
        ([
          () => path(wave(r * 0.86, r * 0.5), stroke(air.line, 5)),
          () =>
            path(
              `M0 0L${n(r * 0.94)} ${n(-r * 0.2)}A${n(r * 0.96)} ${n(r * 0.96)} 0 0 0 ${n(r * 0.5)} ${n(-r * 0.82)}Z`,
              fill(air.line, 0.5),
            ) + times(5, () => circle(between(-0.6, 0.6) * r, between(-0.6, 0.6) * r, 7, fill(air.hot))),
          () =>
            times(3, (i) => ellipse(0, 0, r * 0.78, r * 0.26, `${stroke(air.line, 4)} transform="rotate(${i * 60})"`)) +
            circle(0, 0, r * 0.12, fill(air.hot)),
          () => sphere(studio, 0, 0, r * 0.5) + ellipse(0, 0, r * 0.84, r * 0.2, stroke(air.line, 4)),
        ][kind % 4]?.() ?? '') +
        path(
          `M${n(-r * 0.7)} ${n(-r * 0.4)}A${n(r * 0.82)} ${n(r * 0.82)} 0 0 1 ${n(-r * 0.2)} ${n(-r * 0.78)}`,
          stroke(air.pale, 6, 0.7),
        ),
    );
  const first = Math.floor(between(0, 4));
  const panel = linear([
    [0, air.far],
    [0.5, air.near],
    [1, air.dark],
  ]);
  const board = new Map<string, string>();
  for (let key = 0; key < 60; key++) {
    const row = Math.floor(key / 15);
    const spread = 1 + row * 0.07;
    const colour = chance(0.22) ? pick([air.hot, air.sun, air.line]) : pick([air.pale, air.far]);
    const mark = `M${Math.round(((key % 15) - 7) * 52 * spread - 8)} ${318 + row * 40}h${Math.round(14 * spread)}`;
    board.set(colour, (board.get(colour) ?? '') + mark);
  }
  const keys = [...board].map(([colour, d]) => path(d, stroke(colour, 19))).join('');
  const view = pick([
    () => sphere(studio, between(-160, 160), -150, 190, { halo: 0.3 }),
    () => galaxy(studio, 0, -190, between(-20, 20)) + sphere(studio, between(-260, 260), -200, 70),
    () =>
      circle(
        0,
        30,
        330,
        fill(
          linear([
            [0, air.sun],
            [1, air.flare],
          ]),
        ),
      ) + ridge(studio, 0, 140, air.far),
  ]);
  const layout = pick([
    [
      [-330, 150, 86],
      [0, 130, 128],
      [330, 150, 86],
    ],
    [
      [-210, 130, 118],
      [90, 146, 92],
      [330, 156, 74],
    ],
    [
      [-390, 160, 70],
      [-140, 132, 116],
      [150, 132, 116],
      [400, 160, 70],
    ],
  ] as const);
  return (
    sky(studio, 130, 60) +
    view() +
    path(
      times(3, (i) => `M${n(-X + (2 * X * (i + 0.5)) / 3 - 8)} ${n(-Y)}l16 0l14 ${n(Y + 40)}h-44Z`),
      fill(air.dark),
    ) +
    path(`M${n(-X)} 20Q0-40 ${n(X)} 20V${n(Y)}H${n(-X)}Z`, fill(panel)) +
    path(`M${n(-X)} 20Q0-40 ${n(X)} 20`, stroke(air.line, 5)) +
    layout.map(([x, y, r], i) => scope(x, y, r, first + i)).join('') +
    path(`M${n(-X)} 292Q0 262 ${n(X)} 292V${n(Y)}H${n(-X)}Z`, fill(air.dark, 0.55)) +
    keys +
    [-1, 1]
      .map(
        (s) => path(`M${s * 560} 60v120`, stroke(air.dark, 22)) + circle(s * 560, between(70, 170), 20, fill(air.hot)),
      )
      .join('')
  );
};

/** A bench of glass in which something is about to happen. */
export const laboratory: Scene = (studio) => {
  const { X, Y, air, between, pick, linear } = studio;
  const liquid = (colour: string): string =>
    linear([
      [0, air.pale],
      [0.2, colour],
      [1, air.shade],
    ]);
  const vessel = (outline: string, level: number, colour: string, x: number, base: number, s: number): string =>
    move(
      x,
      base,
      path(outline, fill(air.line, 0.16)) +
        studio.within(
          outline,
          rect(-200, -level, 400, level + 10, fill(liquid(colour))) +
            path(
              times(6, () => `M${Math.round(between(-60, 60))} ${Math.round(-level * between(0.1, 1))}h0`),
              stroke(air.pale, 12, 0.6),
            ) +
            ellipse(0, -level, 140, 9, fill(air.pale, 0.5)),
        ) +
        path(outline, stroke(air.pale, 5)) +
        path('M-46-60Q-60-90-34-130', stroke(air.pale, 7, 0.8)),
      0,
      s,
    );
  const cone = 'M-26-300V-190L-128-20Q-136 0-112 0H112Q136 0 128-20L26-190V-300Z';
  const round = 'M-24-320V-212A112 112 0 1 0 24-212V-320Z';
  const tall = 'M-44-330H44V-14Q44 0 30 0H-30Q-44 0-44-14Z';
  const bell = 'M-150 0V-190Q-150-330 0-330T150-190V0Z';
  const molecule = (x: number, y: number, s: number): string => {
    const kinds = [air.hot, air.line].map((colour) =>
      studio.stamp(sphere(studio, 0, 0, 28, { colours: [air.pale, colour, air.shade] })),
    );
    const atoms = times(6, (i) => {
      const a = (i * Math.PI) / 3;
      return kinds[i % 2]?.(88 * Math.cos(a), 88 * Math.sin(a), i % 2 ? 0.8 : 1) ?? '';
    });
    return move(
      x,
      y,
      path(
        `${polygon(Array.from({ length: 6 }, (_, i) => [88 * Math.cos((i * Math.PI) / 3), 88 * Math.sin((i * Math.PI) / 3)] as const))}M88 0h80M-44-76l-40-70`,
        stroke(air.pale, 7),
      ) +
        atoms +
        sphere(studio, 170, 0, 18) +
        sphere(studio, -86, -148, 22),
      between(0, 60),
      s,
    );
  };
  const sprout =
    path('M0 0Q-6-60 4-150', stroke(air.near, 9)) +
    [-1, 1, -1, 1]
      .map((s, i) =>
        path(
          `M${n(i)} ${-60 - i * 30}q${s * 50}-46 ${s * 84}-6q${s * -40} 30 ${s * -84} 6Z`,
          fill(i % 2 ? air.near : air.far),
        ),
      )
      .join('') +
    sphere(studio, 4, -168, 24, { colours: [air.pale, air.hot, air.shade] });
  const jar = move(
    0,
    300,
    path(bell, fill(air.line, 0.18)) +
      rect(-120, -34, 240, 34, fill(air.dark), 8) +
      move(0, -30, sprout) +
      path(bell, stroke(air.pale, 6)) +
      circle(0, -344, 16, fill(air.pale)) +
      path('M-118-180Q-112-280-46-300', stroke(air.pale, 9, 0.8)) +
      rect(-176, -4, 352, 24, fill(air.shade), 8),
  );
  const side = pick([-1, 1]);
  const hero = pick([
    () => vessel(round, 190, air.hot, 0, 300, 1.18),
    () => vessel(cone, 150, air.line, 0, 300, 1.2),
    () => jar,
  ]);
  const window = (): string => {
    const d = pick([disc(0, -110, 350), 'M-310 300V-150A310 310 0 0 1 310-150V300Z', box(-520, -390, 1040, 560)]);
    return (
      studio.within(
        d,
        sky(studio, 40) +
          sphere(studio, -side * between(60, 170), between(-230, -130), between(70, 130), { halo: 0.5 }) +
          ridge(studio, 120, 150, air.far),
      ) +
      path(d, stroke(air.dark, 26)) +
      path(d, stroke(air.line, 3))
    );
  };
  return (
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
    path(
      times(12, (i) => `M${n(-X + (i * X) / 5.5)} ${n(-Y)}V300`) +
        times(7, (i) => `M${n(-X)} ${n(-Y + i * 140)}H${n(X)}`),
      stroke(air.far, 2, 0.35),
    ) +
    window() +
    molecule(side * between(240, 300), -210, between(0.6, 0.8)) +
    glow(studio, 0, 140, 380, air.hot, 0.45) +
    vessel(tall, between(120, 250), air.body, -side * 300, 300, 0.9) +
    vessel(cone, between(70, 150), air.flare, side * 300, 300, 0.72) +
    vessel(round, between(80, 170), air.line, -side * 500, 300, 0.7) +
    vessel(tall, between(80, 250), air.sun, side * 520, 300, 0.7) +
    path(`M${-side * 300}-6Q${-side * 300}-90 ${-side * 150}-80T0-90`, stroke(air.pale, 6)) +
    hero() +
    drafting(studio, 0, 110, 300) +
    rect(-X, 300, 2 * X, 18, fill(air.pale)) +
    rect(
      -X,
      318,
      2 * X,
      Y,
      fill(
        linear([
          [0, air.far],
          [1, air.dark],
        ]),
      ),
    ) +
    path(
      times(5, (i) => box(-620 + i * 250, 356, 230, 200)),
      stroke(air.dark, 4, 0.5),
    ) +
    times(5, (i) => rect(-530 + i * 250, 376, 50, 10, fill(air.sun), 5))
  );
};

/** Under the ice or under the sea: one lamp, and what comes to it. */
export const deep: Scene = (studio) => {
  const { X, Y, air, between, pick, linear, chance } = studio;
  const side = pick([-1, 1]);
  const water = linear([
    [0, air.mid],
    [0.34, air.near],
    [1, air.dark],
  ]);
  const beam = linear(
    [
      [0, air.sun, 0.75],
      [1, air.sun, 0],
    ],
    -90,
  );
  const hull =
    ellipse(
      0,
      0,
      150,
      112,
      fill(
        linear([
          [0, air.sun],
          [0.5, air.hot],
          [1, air.shade],
        ]),
      ),
    ) +
    rect(-54, -150, 108, 60, fill(air.hot), 14) +
    path('M-140-30L-220-78V78L-140 30Z', fill(air.near)) +
    ellipse(-222, 0, 14, 60, stroke(air.pale, 6)) +
    circle(64, -6, 74, fill(air.dark)) +
    circle(
      64,
      -6,
      62,
      fill(
        linear([
          [0, air.line],
          [1, air.mid],
        ]),
      ),
    ) +
    path('M44 40Q40-6 64-8T86 40Z', fill(air.dark)) +
    circle(64, -22, 15, fill(air.dark)) +
    path('M26-30A44 44 0 0 1 56-54', stroke(air.pale, 7)) +
    circle(-74, -10, 22, fill(air.dark)) +
    circle(-74, -10, 14, fill(air.line)) +
    path('M-110 118H110M-70 100V118M70 100V118', stroke(air.dark, 13)) +
    path('M120 70L190 108L176 132', stroke(air.pale, 9)) +
    rect(132, -92, 42, 30, fill(air.pale), 8);
  const jelly = studio.stamp(
    glow(studio, 0, 0, 130, air.line, 0.5) +
      path(
        times(
          7,
          (i) =>
            `M${-48 + i * 16} 6q${n(between(-22, 22))} 50 ${n(between(-10, 10))} 100t${n(between(-14, 14))} ${n(between(50, 110))}`,
        ),
        stroke(air.lit, 4, 0.7),
      ) +
      path(
        'M-70 10C-76-70 76-70 70 10Q52-4 35 10T0 10T-35 10T-70 10Z',
        fill(
          linear([
            [0, air.pale],
            [1, air.body],
          ]),
          0.9,
        ),
      ) +
      path('M-40-18Q-26-42 0-44', stroke(air.pale, 6)),
  );
  const squid = studio.stamp(
    glow(studio, 0, 0, 240, air.hot, 0.4) +
      path(
        times(
          8,
          (i) =>
            `M${-42 + i * 12} 60q${n(between(-90, 90))} 90 ${n((i - 3.5) * 22)} 190t${n(between(-60, 60))} ${n(between(60, 130))}`,
        ),
        stroke(air.body, 13),
      ) +
      path(
        'M0-230C70-150 84-60 60 70Q0 100-60 70C-84-60-70-150 0-230Z',
        fill(
          linear(
            [
              [0, air.pale],
              [0.5, air.hot],
              [1, air.shade],
            ],
            -70,
          ),
        ),
      ) +
      path('M-52-110L-140-40L-60-20ZM52-110L140-40L60-20Z', fill(air.body)) +
      circle(-34, 40, 20, fill(air.pale)) +
      circle(34, 40, 20, fill(air.pale)) +
      circle(-34, 42, 10, fill(air.dark)) +
      circle(34, 42, 10, fill(air.dark)),
  );
  const angler = studio.stamp(
    path(
      'M-150 0C-130-110 40-130 110-40L190-96Q176 0 196 96L110 50C50 130-110 130-150 60L-60 30Z',
      fill(
        linear([
          [0, air.far],
          [1, air.dark],
        ]),
      ),
    ) +
      path('M-150 4L-128 26L-112 8L-96 28L-82 14L-66 30L-60 30', stroke(air.pale, 6)) +
      circle(-60, -34, 17, fill(air.pale)) +
      circle(-64, -33, 9, fill(air.dark)) +
      path('M-40-84Q-90-190-190-150', stroke(air.far, 7)) +
      glow(studio, -196, -146, 90, air.sun, 0.9) +
      circle(-196, -146, 15, fill(air.sun)),
  );
  const sphereBell =
    path(`M0-130V${n(-Y - 200)}`, stroke(air.pale, 6)) +
    sphere(studio, 0, 0, 132, { colours: [air.pale, air.sun, air.shade] }) +
    rect(-34, -150, 68, 36, fill(air.near), 10) +
    circle(46, 0, 70, fill(air.dark)) +
    circle(
      46,
      0,
      56,
      fill(
        linear([
          [0, air.line],
          [1, air.mid],
        ]),
      ),
    ) +
    path('M24 46Q20 4 46 2T68 46Z', fill(air.dark)) +
    circle(46, -12, 14, fill(air.dark)) +
    path(
      times(8, (i) => `M${n(46 + 63 * Math.cos((i * Math.PI) / 4))} ${n(63 * Math.sin((i * Math.PI) / 4))}h0`),
      stroke(air.pale, 9),
    ) +
    path('M-90 108L-130 170H-60M90 108L130 170H60', stroke(air.dark, 12)) +
    rect(110, -96, 46, 32, fill(air.pale), 8);
  const vent = (x: number, h: number): string =>
    glow(studio, x, 430 - h, 120, air.hot, 0.8) +
    path(
      polygon([
        [x - 60, 470],
        [x - 30, 430 - h],
        [x + 24, 430 - h],
        [x + 64, 470],
      ]),
      fill(air.dark),
    ) +
    path(`M${n(x)} ${n(420 - h)}q-40-70 10-130t-20-130`, stroke(air.pale, 22, 0.25));
  const kelp = times(9, (i) => {
    const x = side * (-X + 20 + i * 34);
    const h = between(120, 420);
    return path(`M${n(x)} ${n(Y)}q${n(between(-40, 40))} ${n(-h / 2)} 0 ${n(-h)}`, stroke(air.dark, 13));
  });
  const ice = path(
    `M${n(-X)} ${n(-Y)}H${n(X)}V-360${times(14, (i) => `L${n(X - ((i + 1) * 2 * X) / 14)} ${n(-400 + (i % 2 ? 20 : between(30, 120)))}`)}Z`,
    fill(
      linear([
        [0, air.pale],
        [1, air.line],
      ]),
      0.9,
    ),
  );
  const at: readonly [number, number] = [-side * between(60, 110), between(-30, 40)];
  return (
    rect(-X, -Y, 2 * X, 2 * Y, fill(water)) +
    path(
      times(5, (i) =>
        polygon([
          [-260 + i * 120, -Y],
          [-200 + i * 120, -Y],
          [-340 + i * 220, 300],
          [-520 + i * 220, 300],
        ]),
      ),
      fill(air.line, 0.06),
    ) +
    (chance(0.5) ? ice : '') +
    ridge(studio, 400, 260, air.near, 1, 0.9) +
    move(at[0], at[1], `<g transform="scale(${side} 1)">${path('M150-76L900-250V210Z', fill(beam))}</g>`) +
    pick([
      () => jelly(side * between(200, 260), between(-120, -60), between(0.95, 1.25), between(-14, 14)),
      () => squid(side * between(230, 290), between(-50, 10), between(0.9, 1.1), side * between(-40, 10)),
      () => `<g transform="scale(${side} 1)">${angler(between(290, 340), between(-20, 60), between(0.9, 1.1))}</g>`,
    ])() +
    jelly(side * between(360, 430), between(120, 180), 0.5) +
    jelly(-side * between(330, 420), between(-240, -190), 0.5) +
    times(5, (i) =>
      circle(at[0] - side * (90 + between(-30, 30)), at[1] - 170 - i * 50, between(6, 16), stroke(air.pale, 3, 0.8)),
    ) +
    move(at[0], at[1], `<g transform="scale(${side} 1)">${pick([hull, sphereBell])}</g>`) +
    vent(side * between(90, 190), between(40, 110)) +
    ridge(studio, 460, 80, air.dark, 1) +
    kelp +
    mirror(path(`M${n(-X)} ${n(Y)}v-40q200-50 420 0v40Z`, fill(air.dark)))
  );
};
