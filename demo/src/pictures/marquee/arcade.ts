import {
  circle,
  dots,
  figure,
  fixed,
  group,
  type Point,
  path,
  polygon,
  rect,
  type Stage,
  stroke,
  use,
} from './stage.ts';

/** A row of cabinets after school. */
export function arcade(stage: Stage): void {
  const { hw, hh, inks } = stage;
  const floor = 32;
  stage.add(
    stage.fill(
      stage.linear(
        [0, -hh],
        [0, floor],
        [
          [0, inks.night],
          [0.7, inks.deep],
          [1, inks.mid],
        ],
      ),
    ),
    rect(
      -hw - 1,
      floor,
      hw * 2 + 2,
      hh,
      stage.linear(
        [0, floor],
        [0, hh],
        [
          [0, inks.deep],
          [1, inks.night],
        ],
      ),
    ),
  );
  for (let i = 0; i < 9; i += 1) {
    const x = (i - 4) * 26;
    stage.add(
      polygon(
        [
          [x * 0.5, floor],
          [x * 0.5 + 6, floor],
          [x * 1.2 + 14, hh + 1],
          [x * 1.2, hh + 1],
        ],
        inks.mid,
        'opacity=".22"',
      ),
    );
  }
  const neon = stage.pick([inks.hot, inks.glow]);
  stage.add(
    stroke(`M${fixed(-hw)} -40H${fixed(hw)}`, neon, 3, 'opacity=".25"'),
    stroke(`M${fixed(-hw)} -40H${fixed(hw)}`, inks.cream, 0.7),
  );
  const wide = 27;
  const screen = stage.linear(
    [0, -21],
    [0, -6],
    [
      [0, inks.night],
      [1, inks.deep],
    ],
  );
  const shift = stage.between(-5, 5);
  const count = Math.ceil(hw / wide) + 1;
  for (let i = -count; i <= count; i += 1) {
    const x = i * wide + shift;
    const body = stage.pick([inks.hot, inks.mid, inks.deep]);
    const glow = stage.pick([inks.glow, inks.cream, '#3fd0e8', inks.hot]);
    const shell = stage.define(
      'shell',
      () =>
        rect(-8.5, -22, 17, 17, inks.night) +
        rect(-7.2, -20.7, 14.4, 14.4, screen) +
        path('M-1.5 -8L1.5 -8L0 -10.5Z', inks.cream) +
        path('M-10 -2L10 -2L12 6L-12 6Z', inks.night) +
        stroke('M-5 3V-2', inks.cream, 0.8) +
        circle(-5, -2.5, 1.4, inks.hot),
    );
    const parts = [
      path('M-11 60V-22L-9 -34H9L11 -22V60Z', inks.night),
      path('M-10 40V-22L-8.5 -33H8.5L10 -22V32H-10Z', body),
      rect(-8, -31.5, 16, 6.5, glow),
      stroke('M-5 -28.5H5', inks.night, 1.8),
      use(shell, 'scale(1)'),
      dots(
        Array.from(
          { length: 9 },
          (_, k): Point => [-4.5 + (k % 3) * 4.5 + stage.whole(-1, 1), -18 + Math.floor(k / 3) * 2.6],
        ),
        0.9,
        glow,
      ),
      dots(
        [
          [2, 1.5],
          [5, 1],
          [8, 1.5],
        ],
        1,
        glow,
      ),
      path('M0 12L4 20H-4ZM-5 26H5', glow, `stroke="${glow}" stroke-width="1.5" opacity=".8"`),
      polygon(
        [
          [-9, floor],
          [9, floor],
          [13, floor + 12],
          [-13, floor + 12],
        ],
        glow,
        'opacity=".16"',
      ),
    ];
    stage.add(group(`translate(${fixed(x)} 0)`, ...parts));
  }
  const player = shift + wide * stage.pick([-1, 0, 0]);
  stage.add(
    circle(player, -13, 15, inks.cream, 'opacity=".12"'),
    figure(stage, player, 44, stage.between(50, 56), inks.night, 'coat'),
    stroke(
      `M${fixed(player - 7.5)} 3C${fixed(player - 4)} 0 ${fixed(player - 3)} 0 ${fixed(player - 2.5)} -2M${fixed(player + 7.5)} 3C${fixed(player + 4)} 0 ${fixed(player + 3)} 0 ${fixed(player + 2.5)} -2`,
      neon,
      0.7,
    ),
    figure(
      stage,
      player + stage.pick([-1, 1]) * 17,
      46,
      stage.between(34, 42),
      inks.night,
      stage.pick(['plain', 'dress']),
    ),
  );
}

/** A level: run right, mind the gap. */
export function pixels(stage: Stage): void {
  const { hw, hh, inks } = stage;
  const unit = 2.5;
  const columns = Math.ceil(hw / unit) + 1;
  const sky = [inks.night, inks.deep, inks.mid, inks.mid, inks.hot];
  const block = (x: number, y: number, w: number, h: number, colour: string): string =>
    `<path d="M${x * unit} ${y * unit}h${w * unit}v${h * unit}h${-w * unit}z" fill="${colour}"/>`;
  stage.add(stage.fill(inks.night));
  const band = Math.ceil((hh + 26) / sky.length / unit) * unit;
  sky.forEach((colour, index) => {
    stage.add(rect(-hw - 1, -hh + index * band, hw * 2 + 2, hh * 2, colour));
  });
  const sx = stage.whole(6, 16);
  const disc = [
    [-3, 6],
    [-5, 10],
    [-6, 12],
    [-6, 12],
    [-6, 12],
    [-6, 12],
    [-6, 12],
    [-5, 10],
    [-3, 6],
  ] as const;
  disc.forEach(([x, w], row) => {
    stage.add(block(sx + x, -11 + row, w, 1, row > 5 ? inks.hot : inks.glow));
  });
  const far = { d: '', h: 3 };
  const near = { d: '', h: 6 };
  for (let x = -columns; x <= columns; x += 1) {
    far.h = Math.max(1, Math.min(12, far.h + stage.whole(-1, 1)));
    far.d += `M${x * unit} ${(9 - far.h) * unit}h${unit}V${fixed(hh + 2)}h${-unit}z`;
    if (x % 3 === 0) near.h = Math.max(0, Math.min(7, near.h + stage.whole(-2, 2)));
    near.d += `M${x * unit} ${(10 - near.h) * unit}h${unit}V${fixed(hh + 2)}h${-unit}z`;
  }
  stage.add(
    path(far.d, inks.deep, 'shape-rendering="crispEdges" opacity=".75"'),
    path(near.d, inks.deep, 'shape-rendering="crispEdges"'),
  );
  for (let i = 0; i < 4; i += 1) {
    const x = stage.whole(-columns, columns - 8);
    const y = stage.whole(-15, -7);
    stage.add(block(x, y, 7, 1, inks.cream), block(x + 1, y - 1, 4, 1, inks.cream));
  }
  const gap = stage.whole(5, 8);
  const ground = 10;
  for (const [start, colour] of [
    [0, inks.glow],
    [1, '#c7a300'],
  ] as const) {
    let d = '';
    for (let x = start - columns - (columns % 2); x <= columns; x += 2)
      if (x < gap || x >= gap + 4) d += `M${x * unit} ${ground * unit}h${unit}v${unit}h${-unit}z`;
    stage.add(path(d, colour));
  }
  for (const [from, to] of [
    [-columns, gap],
    [gap + 4, columns + 1],
  ] as const)
    stage.add(rect(from * unit, (ground + 1) * unit, (to - from) * unit, hh, inks.night));
  const bricks: Point[] = Array.from(
    { length: 26 },
    (): Point => [stage.whole(-columns, columns), ground + 2 + stage.whole(0, 6)],
  );
  stage.add(...bricks.filter(([x]) => x < gap - 1 || x > gap + 4).map(([x, y]) => block(x, y, 2, 1, inks.deep)));
  const px = stage.whole(-16, -12);
  stage.add(
    ...[0, 1, 2, 3].map(
      (i) =>
        block(px + i * 3 - 1, -5, 2.8, 2, i % 2 ? inks.glow : inks.hot) +
        block(px + i * 3 - 0.4, -4.4, 1.6, 0.8, inks.night),
    ),
  );
  for (let i = 0; i < 5; i += 1)
    stage.add(block(gap - 1 + i * 1.6, -2 - Math.round(Math.sin((i / 4) * Math.PI) * 3), 1, 1.6, inks.glow));
  const sprites = [
    [
      '..hhh...',
      '.hhhhh..',
      '.ccncn..',
      '.ccccc..',
      '..ccc...',
      '.hhghhh.',
      'h.hghh.c',
      'c.ggg...',
      '..g.gg..',
      '.nn..nn.',
    ],
    [
      '.g...g..',
      '.ggggg..',
      '.gngng..',
      '.ggggg..',
      '..hhh...',
      '.gghgg..',
      'g.ggg.g.',
      '..g.g...',
      '..g.gg..',
      '.hh..hh.',
    ],
  ] as const;
  const sprite = stage.pick(sprites);
  const colours: Readonly<Record<string, string>> = { h: inks.hot, c: inks.cream, n: inks.night, g: inks.glow };
  const drawn = (rows: readonly string[]): string =>
    Object.entries(colours)
      .map(([mark, colour]) =>
        path(
          rows
            .flatMap((row, y) =>
              [...row].map((at, x) => (at === mark ? `M${x * unit} ${y * unit}h${unit}v${unit}h${-unit}z` : '')),
            )
            .join(''),
          colour,
        ),
      )
      .join('');
  const up = stage.pick([0, 3]);
  stage.add(group(`translate(${fixed((gap - 10) * unit)} ${fixed((ground - 10 - up) * unit)})`, drawn(sprite)));
  const foe = ['.hhhh.', 'hchhch', 'hnhhnh', 'hhhhhh', '.h..h.'];
  stage.add(group(`translate(${fixed((gap + 6) * unit)} ${fixed((ground - 5) * unit)})`, drawn(foe)));
  let scan = '';
  for (let y = -Math.ceil(hh); y < hh; y += unit) scan += `M${fixed(-hw)} ${fixed(y)}H${fixed(hw)}`;
  stage.add(
    stroke(scan, inks.night, 0.4, 'opacity=".35"'),
    stage.fill(
      stage.radial([0, 0], Math.hypot(hw, hh), [
        [0.6, inks.night, 0],
        [1, inks.night, 0.7],
      ]),
    ),
  );
}
