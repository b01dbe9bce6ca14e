import { pump } from '../forms.ts';
import {
  type Boudoir,
  circle,
  ellipse,
  fixed,
  foldShade,
  group,
  hairline,
  type Point,
  path,
  rect,
  satin,
  stroke,
  use,
  warmShade,
} from '../stage.ts';

/** The act: a curtain, a circle of light, and a fan that hides everything that matters. */
export function revue(sheet: Boudoir): void {
  const { hw, hh, room } = sheet;
  const floor = 32;
  sheet.add(sheet.fill(room.dark));
  const phase = sheet.between(0, 6);
  const cloth: readonly [string, string, string] = [room.velvet, room.mid, room.rose];
  const edge = (share: number): readonly Point[] =>
    [-hh - 2, 0, floor].map(
      (y, row): Point => [(share - 0.5) * (hw * 2 + 6) + Math.sin(row * 1.4 + share * 30) * 1.2, y],
    );
  sheet.add(
    satin(sheet, 48, edge, (share) => foldShade(room, 0.32 + 0.34 * Math.sin(share * 52 + phase), cloth)),
    rect(
      -hw - 1,
      floor,
      hw * 2 + 2,
      hh,
      sheet.linear(
        [0, floor],
        [0, hh],
        [
          [0, room.mid],
          [1, room.dark],
        ],
      ),
    ),
    sheet.fill(
      sheet.radial([0, -2], sheet.reach * 0.8, [
        [0, room.dark, 0],
        [0.42, room.dark, 0.15],
        [1, room.dark, 0.92],
      ]),
    ),
    circle(
      0,
      -4,
      36,
      sheet.radial([0, -4], 36, [
        [0, room.cream, 0.55],
        [0.85, room.blush, 0.3],
        [1, room.blush, 0.12],
      ]),
    ),
    ellipse(0, 38, 30, 5, room.cream, 'opacity=".35"'),
  );
  let swag = '';
  const n = Math.ceil(hw / 16);
  for (let i = -n; i < n; i += 1)
    swag +=
      path(
        `M${i * 16} ${fixed(-hh - 1)}H${i * 16 + 16}C${i * 16 + 15} ${fixed(-hh + 13)} ${i * 16 + 1} ${fixed(-hh + 13)} ${i * 16} ${fixed(-hh - 1)}Z`,
        room.velvet,
      ) +
      hairline(
        `M${i * 16} ${fixed(-hh - 1)}C${i * 16 + 1} ${fixed(-hh + 13)} ${i * 16 + 15} ${fixed(-hh + 13)} ${i * 16 + 16} ${fixed(-hh - 1)}`,
        room.gold,
        0.8,
        0.8,
      );
  sheet.add(swag);
  const flip = sheet.chance(0.5) ? -1 : 1;
  const skin = sheet.linear(
    [-10, -30],
    [12, 40],
    [
      [0, room.cream],
      [0.5, room.blush],
      [1, warmShade(room)],
    ],
  );
  const shoe = `<g transform="translate(-6 38) scale(.42)">${pump(sheet)}</g><g transform="translate(9 40) scale(-.42 .42)">${pump(sheet)}</g>`;
  const plume = sheet.define(
    'plume',
    () =>
      path(
        'M0 0C-7 -8 -9 -24 -5 -34C-3 -39 3 -39 5 -34C9 -24 7 -8 0 0Z',
        sheet.linear(
          [0, 0],
          [0, -38],
          [
            [0, room.mid],
            [0.4, room.rose],
            [1, room.blush],
          ],
        ),
      ) +
      hairline(
        'M0 0V-34M0 -8L-4 -14M0 -15L-5 -21M0 -22L-4 -28M0 -8L4 -14M0 -15L5 -21M0 -22L4 -28',
        room.cream,
        0.35,
        0.55,
      ),
  );
  const fan = (x: number, y: number, turn: number, size: number, spread: number): string => {
    const feathers = Array.from({ length: 9 }, (_, i) => use(plume, `rotate(${Math.round((i - 4) * spread)})`));
    return `<g transform="translate(${fixed(x)} ${fixed(y)}) rotate(${fixed(turn)}) scale(${size})">${[0, 8, 1, 7, 2, 6, 3, 5, 4].map((i) => feathers[i]).join('')}${path('M0 5C-3 2 -2 -3 0 -5C2 -3 3 2 0 5Z', room.gold)}</g>`;
  };
  const two = sheet.chance(0.5);
  sheet.add(
    group(
      `scale(${flip} 1)`,
      path('M-7 14C-8 22 -4 26 -5 38H-2C0 28 1 24 1 16C3 24 6 30 6.5 39H9.5C10 28 11 22 8 12Z', skin),
      shoe,
      two ? fan(16, 4, 62, 0.86, 15) : '',
      path('M-3 -22C-3 -18 -8 -18 -10 -14L-8 6H9L10 -14C8 -18 3 -18 3 -22Z', skin),
      ellipse(0, -28, 6, 7.6, skin),
      path('M-7 -27C-9 -38 9 -40 7 -27C6 -32 2 -34 -1 -33C-4 -33 -6 -30 -7 -27ZM-3 -37C-5 -44 6 -45 5 -37Z', room.dark),
      hairline('M-3.6 -27.6C-2.6 -26.8 -1.6 -26.8 -.8 -27.6M1.2 -27.6C2 -26.8 3 -26.8 3.8 -27.6', room.dark, 0.5, 0.9),
      path(
        'M-1.6 -23.6C-.8 -24.4 -.3 -24.3 .1 -24C.5 -24.3 1 -24.4 1.8 -23.6C1 -22.4 -.8 -22.4 -1.6 -23.6Z',
        room.rose,
      ),
      path('M9 -13C18 -14 22 -22 19 -32L16 -31C18 -24 15 -20 8 -19Z', skin),
      two ? '' : path('M19 -34C17 -37 19 -40 21 -37L20 -31Z', skin),
      fan(two ? -8 : 0, two ? 16 : 22, two ? -24 : -6, two ? 0.92 : 1.05, two ? 15 : 17),
      path('M-9 -14C-16 -8 -16 4 -9 16L-6 14C-11 4 -10 -4 -6 -10Z', skin),
    ),
    sheet.vignette(0.5),
  );
}

/** Shoes, on their own, wherever they came off. */
export function heels(stage: Boudoir): void {
  const { hw, hh, room } = stage;
  const flip = stage.chance(0.5) ? -1 : 1;
  const light: Point = [-30 * flip, -26];
  stage.add(stage.wall(light, room.mid), stage.glow(light, 60, room.gold, 0.45));
  if (stage.chance(0.5)) {
    // Stairs coming down towards us.
    for (let step = 0; step < 6; step += 1) {
      const y = -30 + step * 14 + step * step * 0.9;
      const w = 24 + step * 11;
      stage.add(
        rect(
          -hw - 1,
          y,
          hw * 2 + 2,
          40,
          stage.linear(
            [0, y],
            [0, y + 14],
            [
              [0, room.velvet],
              [0.25, room.deep],
              [1, room.dark],
            ],
          ),
        ),
        path(`M${-w} ${fixed(y)}H${w}L${w + 11} ${fixed(y + 14 + step * 1.8)}H${-w - 11}Z`, room.mid, 'opacity=".75"'),
        rect(-w, y, w * 2, 2, room.rose, 'opacity=".8"'),
        hairline(
          `M${-w + 3} ${fixed(y)}L${-w - 6} ${fixed(y + 14 + step * 1.8)}M${w - 3} ${fixed(y)}L${w + 6} ${fixed(y + 14 + step * 1.8)}`,
          room.gold,
          0.6,
          0.7,
        ),
      );
    }
  } else {
    const rug = 22;
    stage.add(
      rect(
        -hw - 1,
        rug - 10,
        hw * 2 + 2,
        hh,
        stage.linear(
          [0, rug - 10],
          [0, hh],
          [
            [0, room.mid],
            [1, room.dark],
          ],
        ),
      ),
      ellipse(0, 34, 66, 21, room.velvet),
      ellipse(0, 34, 60, 18, 'none', `stroke="${room.gold}" stroke-width=".7" opacity=".7"`),
      ellipse(0, 34, 50, 14, 'none', `stroke="${room.rose}" stroke-width="1.4" opacity=".6"`),
      ...[-1, 1].map(
        (side) =>
          path(
            `M${side * (hw + 2)} ${fixed(-hh - 2)}H${side * hw * 0.55}C${side * hw * 0.62} -20 ${side * hw * 0.5} 0 ${side * hw * 0.66} 14H${side * (hw + 2)}Z`,
            room.velvet,
            'opacity=".8"',
          ) +
          hairline(
            `M${side * hw * 0.55} ${fixed(-hh - 2)}C${side * hw * 0.62} -20 ${side * hw * 0.5} 0 ${side * hw * 0.66} 14`,
            room.rose,
            0.6,
            0.6,
          ),
      ),
    );
  }
  const leather = stage.pick<readonly [string, string, string]>([
    [room.rose, room.mid, room.deep],
    [room.cream, room.blush, room.mid],
    [room.gold, room.mid, room.deep],
    ['#f2576f', '#b3122f', '#4a0714'],
    [room.mid, room.dark, room.dark],
  ]);
  const stocking = `M${-34 * flip} 44C${-20 * flip} 34 ${-12 * flip} 46 ${2 * flip} 42C${16 * flip} 38 ${26 * flip} 30 ${40 * flip} 38`;
  stage.add(
    ellipse(-4 * flip, 20, 34, 4, '#000', 'opacity=".4"'),
    stage.chance(0.6)
      ? `<g transform="translate(${20 * flip} 4) scale(${1.8 * flip} 1.8) rotate(4)">${pump(stage, leather)}</g>`
      : `<g transform="translate(${30 * flip} 27) scale(${1.7 * flip} 1.7) rotate(171)">${pump(stage, leather)}</g>`,
    `<g transform="translate(${-8 * flip} 12) scale(${2.1 * flip} 2.1) rotate(${fixed(stage.between(-3, 2))})">${pump(stage, leather)}</g>`,
    stage.chance(0.6)
      ? stroke(stocking, room.dark, 3.4, 'opacity=".75" stroke-linecap="round"') +
          hairline(stocking, room.blush, 0.5, 0.5)
      : '',
    stage.vignette(0.75),
  );
}
