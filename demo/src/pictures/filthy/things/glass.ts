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
} from '../stage.ts';

type Glass = { bowl: string; liquid: string; stem: string; rim: readonly [y: number, rx: number] };

const glasses: Readonly<Record<'coupe' | 'wine' | 'martini' | 'flute', Glass>> = {
  coupe: {
    bowl: 'M-17 -26C-17 -12 -6 -8 -1 -6H1C6 -8 17 -12 17 -26Z',
    liquid: 'M-16.4 -22C-15 -12 -6 -9 0 -8.6C6 -9 15 -12 16.4 -22Z',
    stem: 'M0 -6C-1.6 4 -1 22 -1.4 30C-4 33 -10 33 -11 35H11C10 33 4 33 1.4 30C1 22 1.6 4 0 -6Z',
    rim: [-26, 17],
  },
  wine: {
    bowl: 'M-11 -32C-16 -16 -12 -4 -1 -1H1C12 -4 16 -16 11 -32Z',
    liquid: 'M-13.2 -18C-13.6 -9 -8 -4 0 -3.4C8 -4 13.6 -9 13.2 -18Z',
    stem: 'M0 -1C-1.4 8 -1 24 -1.4 30C-4 33 -10 33 -11 35H11C10 33 4 33 1.4 30C1 24 1.4 8 0 -1Z',
    rim: [-32, 11],
  },
  martini: {
    bowl: 'M-19 -28L-1 -4H1L19 -28Z',
    liquid: 'M-15.6 -24L-.6 -5H.6L15.6 -24Z',
    stem: 'M0 -5C-1.2 6 -1 24 -1.2 30C-4 33 -10 33 -11 35H11C10 33 4 33 1.2 30C1 24 1.2 6 0 -5Z',
    rim: [-28, 19],
  },
  flute: {
    bowl: 'M-7 -38C-9 -18 -8 -4 -1 2H1C8 -4 9 -18 7 -38Z',
    liquid: 'M-7.4 -30C-8.4 -16 -7 -5 0 0C7 -5 8.4 -16 7.4 -30Z',
    stem: 'M0 1C-1.2 10 -1 24 -1.2 30C-4 33 -8 33 -9 35H9C8 33 4 33 1.2 30C1 24 1.2 10 0 1Z',
    rim: [-38, 7],
  },
};

/** A drink, standing on y = 35, with or without a mouth's mark on the rim. */
function drink(stage: Boudoir, kind: keyof typeof glasses, liquid: readonly [string, string], marked: boolean): string {
  const { room } = stage;
  const { bowl, liquid: level, stem, rim } = glasses[kind];
  const [rimY, rimX] = rim;
  const sides = stage.linear(
    [-rimX, 0],
    [rimX, 0],
    [
      [0, room.cream, 0.5],
      [0.2, room.cream, 0.06],
      [0.8, room.cream, 0.06],
      [1, room.cream, 0.38],
    ],
  );
  const filled = stage.linear(
    [-rimX * 0.7, -28],
    [rimX * 0.7, 0],
    [
      [0, liquid[0]],
      [1, liquid[1]],
    ],
  );
  const bubbles: Point[] =
    kind === 'coupe' || kind === 'flute'
      ? Array.from({ length: 12 }, () => [stage.between(-0.4, 0.4) * rimX, stage.between(rimY + 9, -9)])
      : [];
  const surface = Number(level.slice(1).split(/[ CL]/)[1]);
  const half = Math.abs(Number(level.slice(1).split(/[ CL]/)[0]));
  return (
    ellipse(2, 36, 14, 2.4, '#000', 'opacity=".4"') +
    path(stem, sides) +
    path(bowl, sides) +
    path(level, filled, 'opacity=".92"') +
    ellipse(0, surface, half, half * 0.13, liquid[0]) +
    dots(bubbles, 0.45, room.cream, 'opacity=".8"') +
    hairline(bowl, room.cream, 0.45, 0.75) +
    hairline(stem, room.cream, 0.35, 0.6) +
    ellipse(0, rimY, rimX, rimX * 0.13, 'none', `stroke="${room.cream}" stroke-width=".5" opacity=".85"`) +
    hairline(
      `M${fixed(-rimX * 0.78)} ${rimY + 4}C${fixed(-rimX * 0.72)} ${rimY + 9} ${fixed(-rimX * 0.56)} ${rimY + 13} ${fixed(-rimX * 0.36)} ${rimY + 16}`,
      '#fff',
      0.9,
      0.7,
    ) +
    (marked
      ? path(
          `M${fixed(rimX * 0.3)} ${fixed(rimY + 2.6)}C${fixed(rimX * 0.36)} ${rimY} ${fixed(rimX * 0.5)} ${rimY} ${fixed(rimX * 0.54)} ${fixed(rimY + 0.8)}C${fixed(rimX * 0.6)} ${rimY - 0.4} ${fixed(rimX * 0.74)} ${rimY - 0.6} ${fixed(rimX * 0.78)} ${fixed(rimY + 1.8)}C${fixed(rimX * 0.7)} ${fixed(rimY + 5)} ${fixed(rimX * 0.4)} ${fixed(rimY + 6)} ${fixed(rimX * 0.3)} ${fixed(rimY + 2.6)}Z`,
          room.rose,
          'opacity=".9"',
        )
      : '')
  );
}

/** Two glasses, or one and the trace of another, with the lamps of the bar behind. */
export function coupe(stage: Boudoir): void {
  const { hw, hh, room } = stage;
  const lamp: Point = [stage.between(-24, 24), -18];
  const bar = 29;
  stage.add(
    stage.wall(lamp, room.mid),
    stage.glow(lamp, 58, room.gold, 0.55),
    stage.bokeh(16, -44, 16),
    rect(
      -hw - 1,
      bar,
      hw * 2 + 2,
      hh,
      stage.linear(
        [0, bar],
        [0, hh],
        [
          [0, room.mid],
          [0.12, room.deep],
          [1, room.dark],
        ],
      ),
    ),
    hairline(`M${fixed(-hw)} ${bar}H${fixed(hw)}`, room.gold, 0.6, 0.7),
  );
  const kinds = Object.keys(glasses) as (keyof typeof glasses)[];
  const kind = stage.pick(kinds);
  const liquids: readonly (readonly [string, string])[] = [
    [room.gold, room.mid],
    [room.cream, room.gold],
    [room.rose, room.deep],
    [room.blush, room.rose],
  ];
  const liquid = kind === 'wine' ? ([room.rose, room.deep] as const) : stage.pick(liquids);
  const apart = stage.between(17, 21);
  const scene = stage.pick(['pair', 'pair', 'alone'] as const);
  if (scene === 'pair') {
    stage.add(
      group(`translate(${fixed(-apart)} 3) rotate(${fixed(stage.between(-2, 6))})`, drink(stage, kind, liquid, false)),
      group(
        `translate(${fixed(apart)} 4) scale(-1 1) rotate(${fixed(stage.between(-2, 4))})`,
        drink(stage, kind, liquid, true),
      ),
    );
  } else {
    stage.add(
      group(`translate(${fixed(-apart * 0.8)} 2) scale(1.1)`, drink(stage, kind, liquid, true)),
      ellipse(26, 40, 13, 3.6, 'none', `stroke="${room.blush}" stroke-width=".9" opacity=".6"`),
      ellipse(25.4, 40, 11.6, 3, 'none', `stroke="${room.blush}" stroke-width=".4" opacity=".5"`),
    );
  }
  const cherry =
    circle(
      0,
      0,
      3.6,
      stage.radial([-1.2, -1.4], 5.4, [
        [0, room.blush],
        [0.35, room.rose],
        [1, room.dark],
      ]),
    ) +
    hairline('M.6 -3C1 -9 4 -12 8 -14', room.gold, 0.6, 0.9) +
    circle(-1.2, -1.4, 0.8, '#fff', 'opacity=".8"');
  stage.add(
    group(`translate(${fixed(stage.between(-4, 6))} 40)`, cherry),
    stage.chance(0.5)
      ? group(
          'translate(-44 39) rotate(-12)',
          rect(-9, -5, 18, 11, room.rose, 'rx="1"'),
          rect(-9, -5, 18, 3, room.gold),
          hairline('M-6 1H4M-6 3.5H1', room.cream, 0.6),
          stroke('M9 2L19 -2', room.cream, 1),
          circle(19.4, -2.2, 1, room.dark),
        )
      : '',
    stage.vignette(0.75, lamp),
  );
}
