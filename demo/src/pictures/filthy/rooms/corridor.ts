import { pump } from '../forms.ts';
import {
  type Boudoir,
  circle,
  ellipse,
  fixed,
  group,
  hairline,
  type Point,
  path,
  polygon,
  rect,
  stroke,
} from '../stage.ts';

/** A hotel corridor: every door shut but one. Or the keyhole of that one. */
export function corridor(stage: Boudoir): void {
  const { hw, hh, room } = stage;
  if (stage.chance(0.35)) {
    keyhole(stage);
    return;
  }
  const flip = stage.chance(0.5) ? -1 : 1;
  const end: Point = [0, -6];
  const [ew, eh] = [9, 12];
  stage.add(
    stage.fill(room.dark),
    polygon(
      [
        [-hw - 2, -hh - 2],
        [end[0] - ew, end[1] - eh],
        [end[0] - ew, end[1] + eh],
        [-hw - 2, hh + 2],
      ],
      stage.linear(
        [-hw, 0],
        [0, 0],
        [
          [0, room.dark],
          [0.6, room.deep],
          [1, room.mid],
        ],
      ),
    ),
    polygon(
      [
        [hw + 2, -hh - 2],
        [end[0] + ew, end[1] - eh],
        [end[0] + ew, end[1] + eh],
        [hw + 2, hh + 2],
      ],
      stage.linear(
        [hw, 0],
        [0, 0],
        [
          [0, room.dark],
          [0.6, room.deep],
          [1, room.mid],
        ],
      ),
    ),
    polygon(
      [
        [-hw - 2, -hh - 2],
        [hw + 2, -hh - 2],
        [end[0] + ew, end[1] - eh],
        [end[0] - ew, end[1] - eh],
      ],
      stage.linear(
        [0, -hh],
        [0, -18],
        [
          [0, room.dark],
          [1, room.velvet],
        ],
      ),
    ),
    polygon(
      [
        [-hw - 2, hh + 2],
        [hw + 2, hh + 2],
        [end[0] + ew, end[1] + eh],
        [end[0] - ew, end[1] + eh],
      ],
      stage.linear(
        [0, 6],
        [0, hh],
        [
          [0, room.mid],
          [1, room.dark],
        ],
      ),
    ),
    polygon(
      [
        [-hw * 0.62, hh + 2],
        [hw * 0.62, hh + 2],
        [5, end[1] + eh],
        [-5, end[1] + eh],
      ],
      stage.linear(
        [0, 6],
        [0, hh],
        [
          [0, room.rose],
          [1, room.mid],
        ],
      ),
    ),
    hairline(
      `M${fixed(-hw * 0.55)} ${fixed(hh + 2)}L-4.4 6M${fixed(hw * 0.55)} ${fixed(hh + 2)}L4.4 6`,
      room.gold,
      0.6,
      0.8,
    ),
    rect(
      -ew,
      end[1] - eh,
      ew * 2,
      eh * 2,
      stage.linear(
        [0, -18],
        [0, 6],
        [
          [0, room.gold],
          [1, room.rose],
        ],
      ),
    ),
    stroke('M-4 -15V6M4 -15V6M-4 -15C-2 -17 2 -17 4 -15', room.mid, 0.8),
    stage.glow(end, 34, room.gold, 0.6),
  );
  // Doors march towards the far wall; x = 9 .. hw maps to depth.
  const wall = (x: number, sign: number): number => {
    const t = (Math.abs(x) - ew) / (hw + 2 - ew);
    const from = end[1] + sign * eh;
    return from + t * (sign * (hh + 2) - from);
  };
  const door = (from: number, to: number, side: number, open: boolean): string => {
    const [a, b] = [side * from, side * to];
    const top = (x: number): number => end[1] + (wall(x, -1) - end[1]) * 0.66;
    const floor = (x: number): number => wall(x, 1);
    const shape: readonly Point[] = [
      [a, top(a)],
      [b, top(b)],
      [b, floor(b)],
      [a, floor(a)],
    ];
    const m = (a + b) / 2;
    if (!open)
      return (
        polygon(shape, room.velvet, `stroke="${room.gold}" stroke-width=".4" stroke-opacity=".7"`) +
        polygon(
          [
            [a + (b - a) * 0.2, top(a) + 3],
            [b - (b - a) * 0.2, top(b) + 4],
            [b - (b - a) * 0.2, (top(b) + floor(b)) / 2 - 1],
            [a + (b - a) * 0.2, (top(a) + floor(a)) / 2 - 1],
          ],
          room.deep,
          'opacity=".7"',
        ) +
        circle(b - (b - a) * 0.14, (top(b) + floor(b)) / 2 + 1, 0.9, room.gold)
      );
    return (
      polygon(
        [
          [a, floor(a)],
          [b, floor(b)],
          [b * 0.08, floor(b)],
          [a * 0.08, floor(a)],
        ],
        room.gold,
        'opacity=".45"',
      ) +
      polygon(
        shape,
        stage.linear(
          [a, 0],
          [b, 0],
          [
            [0, room.gold],
            [1, room.cream],
          ],
        ),
        `stroke="${room.gold}" stroke-width=".8"`,
      ) +
      polygon(
        [
          [a, top(a)],
          [a + (b - a) * 0.3, top(m) + 3],
          [a + (b - a) * 0.3, floor(a) + (floor(b) - floor(a)) * 0.1],
          [a, floor(a)],
        ],
        room.mid,
      ) +
      stage.glow([m, (top(m) + floor(m)) / 2], 24, room.cream, 0.55)
    );
  };
  const near = Math.min(hw, 60);
  stage.add(
    door(near * 0.24, near * 0.34, -flip, false),
    door(near * 0.46, near * 0.74, -flip, false),
    door(near * 0.24, near * 0.34, flip, false),
    door(near * 0.44, near * 0.72, flip, true),
  );
  const lampAt = (x: number, size: number): string =>
    ellipse(x, -12 - size, size * 0.8, size, room.cream) + stage.glow([x, -12 - size], size * 6, room.gold, 0.6);
  stage.add(lampAt(-near * 0.4 * flip, 2.4), lampAt(near * 0.38 * flip, 2.2));
  stage.add(
    group(`translate(${fixed(near * 0.42 * flip)} 41) scale(${0.62 * flip} .62)`, pump(stage)),
    group(`translate(${fixed(near * 0.2 * flip)} 45) scale(${0.62 * flip} .62) rotate(-80)`, pump(stage)),
    stage.vignette(0.7, end),
  );
}

function keyhole(stage: Boudoir): void {
  const { hw, hh, room } = stage;
  const grain = Array.from(
    { length: 12 },
    (_, i) =>
      `M${fixed(-hw + (i + 0.5) * (hw / 6))} ${fixed(-hh)}C${fixed(-hw + i * (hw / 6) + stage.between(0, 8))} -10 ${fixed(-hw + i * (hw / 6) + stage.between(0, 8))} 10 ${fixed(-hw + (i + 0.5) * (hw / 6))} ${fixed(hh)}`,
  ).join('');
  const hole = 'M-9 -12A12 12 0 1 1 9 -12C7 -8 6 -6 6.5 -3L13 32H-13L-6.5 -3C-6 -6 -7 -8 -9 -12Z';
  const flip = stage.chance(0.5) ? -1 : 1;
  stage.add(
    stage.wall([0, 0], room.velvet),
    hairline(grain, room.dark, 0.8, 0.5),
    path(
      'M-22 -20C-22 -48 22 -48 22 -20V26C22 50 -22 50 -22 26Z',
      stage.linear(
        [-22, -40],
        [22, 44],
        [
          [0, room.gold],
          [0.45, room.cream],
          [0.6, room.gold],
          [1, room.mid],
        ],
      ),
    ),
    hairline('M-18.5 -20C-18.5 -43 18.5 -43 18.5 -20V26C18.5 45 -18.5 45 -18.5 26Z', room.mid, 0.6, 0.8),
    circle(0, -36, 1.4, room.mid),
    circle(0, 40, 1.4, room.mid),
    stage.clip(
      hole,
      rect(
        -20,
        -40,
        40,
        80,
        stage.linear(
          [0, -30],
          [0, 32],
          [
            [0, room.gold],
            [0.5, room.rose],
            [1, room.mid],
          ],
        ),
      ),
      stage.glow([6 * flip, -12], 20, room.cream, 0.8),
      rect(-20, 22, 40, 20, room.deep),
      path('M-14 -30C-8 -20 -12 0 -9 22H-20V-34Z', room.mid),
      group(
        `translate(${2 * flip} 22) scale(${0.46 * flip} .46)`,
        path(
          'M-6 -78C-2 -79 0 -76 0 -72C0 -69 -1 -68 -1 -66C4 -65 7 -62 8 -56C9 -50 5 -46 5 -42C8 -34 12 -26 12 -14L14 0H-12C-12 -12 -10 -22 -7 -32C-5 -38 -8 -44 -9 -50C-10 -58 -8 -64 -4 -66C-4 -68 -9 -68 -10 -73C-10 -76 -9 -78 -6 -78Z',
          room.dark,
        ),
      ),
    ),
    hairline(hole, room.dark, 1, 0.9),
    stage.vignette(0.85),
  );
}
