import {
  type Boudoir,
  circle,
  dots,
  ellipse,
  fixed,
  group,
  hairline,
  type Point,
  path,
  rect,
  stroke,
  use,
} from '../stage.ts';

/** Candles burnt to different lengths. */
export function candles(stage: Boudoir): void {
  const { hw, hh, room } = stage;
  const shelf = 31;
  stage.add(stage.wall([0, -8], room.mid), stage.glow([0, -8], 66, room.gold, 0.4));
  // An arch behind, as of a niche or the head of a bed.
  const arch = stage.between(30, 38);
  stage.add(
    path(
      `M${fixed(-arch)} ${shelf}V-14C${fixed(-arch)} -46 ${fixed(arch)} -46 ${fixed(arch)} -14V${shelf}Z`,
      room.velvet,
      'opacity=".55"',
    ),
    hairline(
      `M${fixed(-arch)} ${shelf}V-14C${fixed(-arch)} -46 ${fixed(arch)} -46 ${fixed(arch)} -14V${shelf}`,
      room.gold,
      0.5,
      0.6,
    ),
    rect(
      -hw - 1,
      shelf,
      hw * 2 + 2,
      hh,
      stage.linear(
        [0, shelf],
        [0, hh],
        [
          [0, room.mid],
          [0.3, room.deep],
          [1, room.dark],
        ],
      ),
    ),
  );
  const flame = stage.define(
    'flame',
    () =>
      path(
        'M0 0C-3 -2 -3.4 -5 -1.6 -8C-.8 -10 -.4 -11 0 -13C1.4 -10 3.6 -6 3 -3C2.6 -1 1.4 0 0 0Z',
        stage.linear(
          [0, 0],
          [0, -13],
          [
            [0, room.rose],
            [0.35, room.gold],
            [1, '#fff8e0'],
          ],
        ),
      ) + path('M0 0C-1.4 -1 -1.4 -3 0 -6C1.4 -3 1.4 -1 0 0Z', '#fffdf2'),
  );
  const count = stage.whole(4, 7);
  const spots = Array.from({ length: count }, (_, i) => (i - (count - 1) / 2) * (66 / count) + stage.between(-3, 3));
  const order = spots.map((x) => ({ x, depth: stage.between(0, 9) })).sort((a, b) => a.depth - b.depth);
  for (const { x, depth } of order) {
    const foot = shelf + 1 + depth;
    const tall = stage.between(14, 44);
    const w = stage.between(3.4, 6.4);
    const top = foot - tall;
    const wax = stage.linear(
      [x - w, 0],
      [x + w, 0],
      [
        [0, room.blush],
        [0.45, room.cream],
        [1, room.rose],
      ],
    );
    stage.add(
      ellipse(x, foot, w * 1.8, w * 0.45, room.dark, 'opacity=".5"'),
      stage.glow([x, top - 6], 22, room.gold, 0.5),
      path(
        `M${fixed(x - w)} ${fixed(foot)}V${fixed(top + 1)}C${fixed(x - w * 0.5)} ${fixed(top - 1)} ${fixed(x + w * 0.5)} ${fixed(top + 2)} ${fixed(x + w)} ${fixed(top)}V${fixed(foot)}C${fixed(x + w * 0.5)} ${fixed(foot + w * 0.4)} ${fixed(x - w * 0.5)} ${fixed(foot + w * 0.4)} ${fixed(x - w)} ${fixed(foot)}Z`,
        wax,
      ),
      path(
        `M${fixed(x - w)} ${fixed(top + 1)}C${fixed(x - w - 1.6)} ${fixed(top + 4)} ${fixed(x - w - 1.4)} ${fixed(top + 10)} ${fixed(x - w + 0.4)} ${fixed(top + 11)}C${fixed(x - w + 1.6)} ${fixed(top + 9)} ${fixed(x - w + 1)} ${fixed(top + 4)} ${fixed(x - w * 0.2)} ${fixed(top + 1)}Z`,
        room.cream,
      ),
      stroke(`M${fixed(x)} ${fixed(top + 0.6)}v-2.6`, room.dark, 0.6),
      use(
        flame,
        `translate(${fixed(x)} ${fixed(top - 1.4)}) rotate(${fixed(stage.between(-7, 7))}) scale(${fixed(stage.between(0.75, 1))})`,
      ),
      rect(x - w * 0.5, foot + 3, w, stage.between(6, 12), room.gold, 'opacity=".16"'),
    );
  }
  stage.add(
    group(
      `translate(${fixed(stage.between(26, 34) * (stage.chance(0.5) ? 1 : -1))} 44) rotate(${stage.whole(-20, 20)})`,
      rect(-7, -4, 14, 8, room.rose, 'rx=".8"'),
      rect(-7, -4, 14, 2, room.dark),
      stroke('M-12 6L4 7.5', room.cream, 0.8),
      circle(4.6, 7.6, 0.9, room.dark),
    ),
    stage.vignette(0.75, [0, -4]),
  );
}

/** The dressing table before, or after. */
export function vanity(stage: Boudoir): void {
  const { hw, hh, room } = stage;
  const table = 27;
  const flip = stage.chance(0.5) ? -1 : 1;
  stage.add(stage.wall([0, -10], room.velvet), stage.glow([-38 * flip, -14], 44, room.gold, 0.4));
  const rx = stage.between(22, 26);
  const frame = `M${fixed(-rx)} -10A${fixed(rx)} 33 0 1 1 ${fixed(rx)} -10A${fixed(rx)} 33 0 1 1 ${fixed(-rx)} -10Z`;
  const back = stage.linear(
    [-16, -20],
    [16, 20],
    [
      [0, room.cream],
      [0.4, room.blush],
      [0.75, room.rose],
      [1, room.mid],
    ],
  );
  const up = stage.chance(0.5);
  stage.add(
    path(
      frame,
      stage.linear(
        [-rx, -40],
        [rx, 22],
        [
          [0, room.gold],
          [0.5, room.cream],
          [1, room.mid],
        ],
      ),
    ),
    group(
      'translate(0 -10) scale(.92) translate(0 10)',
      stage.clip(
        frame,
        rect(
          -40,
          -60,
          80,
          100,
          stage.linear(
            [-20, -40],
            [20, 24],
            [
              [0, room.rose],
              [0.5, room.mid],
              [1, room.deep],
            ],
          ),
        ),
        // Whoever sits before it, seen from behind: a back, and hair put up.
        group(
          `translate(${fixed(stage.between(-3, 3))} 0) scale(${flip} 1)`,
          path('M-24 30C-22 12 -18 4 -8 1C-4 0 -3.4 -4 -3.6 -8H4C4 -4 5 0 9 1C19 4 23 12 25 30Z', back),
          hairline('M1 4C0 12 0 20 1 28M-13 8C-10 10 -8 14 -8 20M14 8C11 10 10 14 10 19', room.mid, 0.5, 0.6),
          path(
            up
              ? 'M-9 -14C-11 -26 -6 -32 2 -32C11 -32 14 -24 11 -14C9 -7 5 -5 1 -5C-4 -5 -8 -8 -9 -14ZM-5 -30C-8 -40 10 -42 9 -31Z'
              : 'M-10 -12C-12 -26 -6 -33 2 -33C12 -33 15 -24 12 -12C12 0 15 8 10 14C4 18 -4 18 -8 14C-13 8 -10 -2 -10 -12Z',
            room.dark,
          ),
          hairline(
            up
              ? 'M-6 -14C-6 -24 0 -29 7 -27M-2 -8C-3 -18 2 -24 9 -22'
              : 'M-6 -14C-7 -2 -6 6 -5 12M2 -28C2 -10 3 2 3 14M8 -22C9 -8 10 4 8 12',
            room.rose,
            0.5,
            0.7,
          ),
          dots([[10.4, -12]], 0.9, room.gold),
        ),
        path('M-26 -30L-10 -46L6 -46L-26 -8Z', '#fff', 'opacity=".12"'),
        path('M-26 0L14 -46L18 -46L-26 6Z', '#fff', 'opacity=".1"'),
      ),
    ),
    hairline(frame, room.cream, 0.4, 0.7),
    rect(
      -hw - 1,
      table,
      hw * 2 + 2,
      hh,
      stage.linear(
        [0, table],
        [0, hh],
        [
          [0, room.rose],
          [0.1, room.mid],
          [1, room.dark],
        ],
      ),
    ),
    hairline(`M${fixed(-hw)} ${table}H${fixed(hw)}`, room.gold, 0.5, 0.8),
  );
  const amber = stage.linear(
    [-8, -10],
    [8, 10],
    [
      [0, room.cream],
      [0.4, room.gold],
      [1, room.mid],
    ],
  );
  const bottles = [
    rect(-8, -8, 16, 18, amber, 'rx="2.5"') +
      rect(-3, -12, 6, 4.6, room.gold) +
      circle(0, -16, 5, amber) +
      hairline('M-8 -2H8M-5 1V8', '#fff', 0.5, 0.6),
    path('M-4 -8C-12 -4 -12 10 -7 11H7C12 10 12 -4 4 -8Z', amber) +
      rect(-3, -12, 6, 5, room.cream) +
      stroke('M3 -10C10 -12 14 -8 16 -2', room.gold, 0.9) +
      circle(17, 2, 4.4, room.rose) +
      hairline('M-7 0C-8 4 -7 7 -5 9', '#fff', 0.8, 0.6),
    path('M-7 11L-9 -4L0 -11L9 -4L7 11Z', amber) +
      rect(-2, -16, 4, 5.5, room.gold) +
      hairline('M-9 -4L0 0L9 -4M0 0V11', '#fff', 0.4, 0.6),
  ];
  const lipstick =
    rect(-3, -2, 6, 13, room.gold) +
    rect(-2.4, -8, 4.8, 7, room.cream) +
    path('M-2 -8V-14L2 -17V-8Z', room.rose) +
    hairline('M-1.5 0V10', '#fff', 0.6, 0.7);
  const [first, second] = stage.chance(0.5) ? [0, 1] : [2, 1];
  stage.add(
    ...[-32, 31, 19, -19].map((x) => ellipse(x * flip, 39, 11, 2, '#000', 'opacity=".35"')),
    group(`translate(${-32 * flip} 28)`, bottles[first] ?? ''),
    group(`translate(${31 * flip} 28) scale(${flip} 1)`, bottles[second] ?? ''),
    group(`translate(${18 * flip} 29)`, lipstick),
    group(
      `translate(${-17 * flip} 36)`,
      ellipse(0, 3, 10, 4, room.gold),
      ellipse(0, 1.4, 10, 4, room.cream),
      ellipse(0, -1, 7, 4.4, room.blush),
      hairline('M-4 -2C-2 -4 2 -4 4 -2', '#fff', 0.6),
    ),
    dots(
      Array.from({ length: 15 }, (_, i): Point => [(2 + i * 1.1) * flip - 6 * flip, 43 + Math.sin(i * 0.7) * 2.4]),
      0.75,
      room.cream,
    ),
    stage.vignette(0.7),
  );
}
