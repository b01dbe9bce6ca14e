import { screenPicture } from './screens.ts';
import {
  beam,
  circle,
  dots,
  ellipse,
  fixed,
  group,
  type Point,
  path,
  polygon,
  rect,
  type Stage,
  stroke,
} from './stage.ts';

/** The booth: a projector with its reels, and the beam going out over everybody's heads. */
export function projector(stage: Stage): void {
  const { hw, hh, inks } = stage;
  const flip = stage.chance(0.5) ? -1 : 1;
  stage.add(
    stage.fill(inks.night),
    stage.fill(
      stage.radial([-30 * flip, -6], 70, [
        [0, inks.mid],
        [0.5, inks.deep],
        [1, inks.deep, 0],
      ]),
    ),
    rect(-flip * hw - 26, -hh + 16, 52, 1, inks.mid, 'opacity=".6"'),
    ...Array.from({ length: 4 }, (_, i) =>
      rect(-flip * (hw - 4) - 11 + i * 0.6, -hh + 13.4 - i * 2.7, 22 - i, 2.4, i % 2 ? inks.hot : inks.deep, 'rx=".6"'),
    ),
  );
  const lens: Point = [4, -4];
  const parts: string[] = [
    beam(stage, lens, 2, 34, hw + 60, inks.glow, 0.95),
    beam(stage, lens, stage.between(-8, 0), 7, hw + 40, inks.cream, 0.7),
    beam(stage, lens, stage.between(6, 13), 4, hw + 40, inks.cream, 0.6),
  ];
  const dust: Point[] = Array.from({ length: 60 }, () => {
    const along = stage.between(10, hw);
    return [lens[0] + along, lens[1] + along * stage.between(-0.24, 0.3)];
  });
  parts.push(dots(dust.slice(0, 40), 0.3, inks.cream), dots(dust.slice(40), 0.65, inks.cream, 'opacity=".7"'));
  const reel = (x: number, y: number, r: number): string => {
    const holes = stage.pick([5, 6, 7]);
    const turn = stage.between(0, 1.2);
    const rounds = Array.from({ length: holes }, (_, i): string => {
      const a = turn + (i / holes) * Math.PI * 2;
      return circle(x + Math.cos(a) * r * 0.58, y + Math.sin(a) * r * 0.58, r * 0.22, inks.mid);
    });
    return (
      circle(x + 0.8, y + 0.6, r + 0.6, inks.glow) +
      circle(x, y, r, inks.night) +
      stroke(
        `M${fixed(x - r * 0.86)} ${fixed(y)}A${fixed(r * 0.86)} ${fixed(r * 0.86)} 0 0 1 ${fixed(x)} ${fixed(y - r * 0.86)}`,
        inks.hot,
        0.8,
      ) +
      rounds.join('') +
      circle(x, y, r * 0.13, inks.glow)
    );
  };
  const big = stage.between(14, 17);
  parts.push(
    path('M-34 8H-20V50H-46L-40 20Z', inks.night),
    path('M-40 12H-4L2 60H-46Z', inks.night),
    reel(-32, -26, big),
    reel(-7, -25, big * 0.76),
    path(`M-46 -12H-10L-8 -9H-2V1H-8L-10 12H-46Z`, inks.night),
    stroke('M-46 -12H-10L-8 -9H-2', inks.glow, 0.9),
    path('M-2 -8L4 -10V3L-2 1Z', inks.mid),
    ellipse(4.2, -3.5, 1.4, 6, inks.cream),
    rect(-42, -8, 12, 15, inks.deep, 'rx="1"'),
    dots(
      [
        [-39, -4.5],
        [-36, -4.5],
        [-33, -4.5],
      ],
      0.8,
      inks.hot,
    ),
    stroke('M-41 0H-31M-41 2.5H-31M-41 5H-31', inks.mid, 0.9),
    circle(-20, 0, 5.5, inks.deep),
    stroke('M-20 -3.5V0L-17.5 2', inks.glow, 0.9),
    stroke('M-19 -20C-12 -16 -14 -12 -16 -10', inks.cream, 0.5),
  );
  // Whoever is on shift tonight, against the spill.
  const headX = stage.between(-62, -56);
  parts.push(
    path(
      `M${fixed(headX - 20)} 60C${fixed(headX - 20)} 30 ${fixed(headX - 10)} 24 ${fixed(headX - 3)} 22V16H${fixed(headX + 5)}V22C${fixed(headX + 12)} 25 ${fixed(headX + 20)} 30 ${fixed(headX + 20)} 60Z`,
      inks.night,
    ),
    ellipse(headX + 1, 7, 9, 11, inks.night),
    stroke(
      `M${fixed(headX + 5)} -3C${fixed(headX + 12)} 2 ${fixed(headX + 11)} 12 ${fixed(headX + 7)} 16M${fixed(headX + 9)} 24C${fixed(headX + 16)} 28 ${fixed(headX + 19)} 34 ${fixed(headX + 20)} 50`,
      inks.hot,
      0.9,
    ),
  );
  if (stage.chance(0.5))
    parts.push(
      path(
        `M${fixed(headX - 9)} 3C${fixed(headX - 9)} -8 ${fixed(headX + 10)} -9 ${fixed(headX + 11)} 2L${fixed(headX + 17)} 4L${fixed(headX + 10)} 5Z`,
        inks.night,
      ),
    );
  stage.add(
    group(`scale(${flip} 1)`, ...parts),
    stage.halftone(inks.night, 4, (_, y) => Math.max(0, (y - hh * 0.35) / hh) + Math.max(0, (-y - hh * 0.6) / hh)),
  );
}

/** The stalls from the back row: heads, and whatever is on. */
export function auditorium(stage: Stage): void {
  const { hw, hh, inks } = stage;
  stage.add(
    stage.fill(
      stage.radial([0, -12], Math.max(hw, hh) * 1.1, [
        [0, inks.mid],
        [0.5, inks.deep],
        [1, inks.night],
      ]),
    ),
  );
  const w = Math.min(hw * 0.8, 62);
  const h = Math.min(w * 0.54, 27);
  const y = -12;
  stage.add(
    rect(-w - 2, y - h - 2, w * 2 + 4, h * 2 + 4, inks.night),
    stage.clip(
      `M${fixed(-w)} ${fixed(y - h)}H${fixed(w)}V${fixed(y + h)}H${fixed(-w)}Z`,
      `<g transform="translate(0 ${y}) scale(${fixed(h / 27)})">${screenPicture(stage, (w / h) * 27)}</g>`,
    ),
  );
  for (const side of [-1, 1]) {
    const folds = 7;
    const from = w + 2;
    const reach = Math.max(10, hw - from + 2);
    const pleats = Array.from({ length: folds }, (_, i): string => {
      const x = from + (reach / folds) * i;
      return rect(
        x,
        -hh - 1,
        reach / folds + 0.2,
        hh + 26,
        i % 2 ? inks.hot : inks.mid,
        `opacity="${i % 2 ? 0.55 : 0.4}"`,
      );
    });
    stage.add(group(`scale(${side} 1)`, ...pleats));
  }
  // Light falling on the front rows.
  stage.add(
    polygon(
      [
        [-w, y + h + 2],
        [w, y + h + 2],
        [hw * 1.2, hh],
        [-hw * 1.2, hh],
      ],
      stage.linear(
        [0, y + h],
        [0, hh],
        [
          [0, inks.glow, 0.4],
          [1, inks.glow, 0],
        ],
      ),
    ),
  );
  for (let row = 0; row < 4; row += 1) {
    const size = 3.4 + row * 1.9;
    const floor = 20 + row * 5.4 + row * row * 1.4;
    const colour = row === 3 ? inks.night : row === 2 ? '#0b0810' : inks.deep;
    let x = -hw - stage.between(0, size * 2);
    let people = '';
    let rims = '';
    while (x < hw + size) {
      if (stage.chance(row === 3 ? 0.8 : 0.74)) {
        const r = size * stage.between(0.9, 1.1);
        const lean = stage.between(-0.6, 0.6);
        people += ellipse(x + lean, floor, r * 0.82, r, colour);
        if (stage.chance(0.22)) people += circle(x + lean, floor - r * 1.05, r * 0.5, colour);
        people += path(
          `M${fixed(x - r * 1.7)} ${fixed(floor + size * 3)}C${fixed(x - r * 1.7)} ${fixed(floor + r)} ${fixed(x - r)} ${fixed(floor + r * 0.9)} ${fixed(x)} ${fixed(floor + r * 0.8)}C${fixed(x + r)} ${fixed(floor + r * 0.9)} ${fixed(x + r * 1.7)} ${fixed(floor + r)} ${fixed(x + r * 1.7)} ${fixed(floor + size * 3)}Z`,
          colour,
        );
        rims += `M${fixed(x + lean - r * 0.7)} ${fixed(floor - r * 0.5)}A${fixed(r * 0.82)} ${fixed(r)} 0 0 1 ${fixed(x + lean + r * 0.7)} ${fixed(floor - r * 0.5)}`;
      }
      x += size * stage.between(3, 3.7);
    }
    stage.add(people, stroke(rims, row > 1 ? inks.hot : inks.glow, 0.45, `opacity="${row > 1 ? 0.9 : 0.7}"`));
    stage.add(rect(-hw - 1, floor + size * 1.9, hw * 2 + 2, hh, colour));
  }
}
