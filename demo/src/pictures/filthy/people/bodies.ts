import { lips as mouthOf } from '../forms.ts';
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
  warmShade,
} from '../stage.ts';

/** A woman's head and shoulders in profile, looking right; the chin near (13, 9). */
const profileShape =
  'M-34 70C-33 46 -26 38 -13 34C-7 32 -6 26 -6 20C-14 16 -19 6 -18 -5C-17 -19 -8 -28 3 -28C11 -28 15 -23 15.5 -17C15.8 -14 15.6 -11 16.4 -9C17.6 -6 20.4 -3 21.2 -1C21.6 .2 20.4 .8 18.8 1C18.8 2 20 3 19.6 4.2C19.4 5 18.6 5.4 18.8 6.2C19.2 7.4 18.8 8.4 17.8 8.8C18 10.4 18.4 13 15.4 14.6C12.4 16 8.6 14.6 6 15.6C4.6 20 6 27 10 31C18 36 25 44 28 70Z';
const hairUp =
  'M15 -17C12 -19 9 -19 6 -16C4 -9 0 -4 -4 -2C-4 3 -6 8 -7 13C-13 15 -20 6 -19.4 -6C-17 -21 -8 -29.5 3 -29.5C11 -29.5 16 -24 15 -17ZM-17 -10C-28 -10 -32 -20 -25 -27C-17 -33 -8 -28 -9 -21Z';
const hairDown =
  'M15 -17C12 -19 9 -19 6 -16C4 -8 0 -4 -3 0C-2 8 -3 16 -8 24C-12 32 -18 40 -30 44C-36 34 -26 24 -24 10C-23 2 -21 -4 -19 -9C-17 -22 -8 -29.5 3 -29.5C11 -29.5 16 -24 15 -17Z';
const hairShort =
  'M15 -17C13 -20 9 -20 5 -17C2 -12 -1 -8 -3 -3C-3 2 -5 8 -7 14C-13 15 -20 6 -19.4 -6C-17 -21 -8 -30 3 -30C12 -30 16 -24 15 -17Z';

function head(stage: Boudoir, hair: string, light: string, body: string, shade: string, hairColour: string): string {
  const { room } = stage;
  const skin = stage.linear(
    [22, -10],
    [-24, 24],
    [
      [0, light],
      [0.35, body],
      [1, shade],
    ],
  );
  return (
    path(profileShape, skin) +
    path(hair, hairColour) +
    hairline('M8 -6C10 -7.5 13 -7.5 15 -6', shade, 0.7, 0.8) +
    hairline('M10 -2C12 -.8 14 -.8 15.6 -2M10.4 -2L9.4 -1.2M12 -1.2L11.4 -.2', room.dark, 0.7, 0.85) +
    path('M19 4C17 4 15.6 4.6 15 5.4C16 6.4 17.4 6.6 18.8 6.2C18.6 5.4 19.4 5 19 4Z', room.rose) +
    hairline('M-3 0C-5 -1 -6 2 -4 4C-3 5 -2 5 -2 3', shade, 0.6, 0.7) +
    hairline('M-14 -18C-8 -25 2 -27 10 -24M-16 -8C-13 -17 -4 -22 4 -21M-12 4C-12 -4 -7 -11 0 -14', room.rose, 0.45, 0.6)
  );
}

const skinsOf = (stage: Boudoir): readonly (readonly [string, string, string])[] => {
  const { room } = stage;
  return [
    [room.cream, room.blush, warmShade(room)],
    [room.blush, '#b9785c', warmShade(room, 0.85)],
    ['#e8b48c', '#8a4f3a', '#2c1216'],
    [room.cream, room.rose, warmShade(room, 0.8)],
  ];
};

/** One profile, blinds, and the light of the street between them. */
export function profile(stage: Boudoir): void {
  const { hw, hh, room } = stage;
  const flip = stage.chance(0.5) ? -1 : 1;
  const glowAt: Point = [34 * flip, -10];
  stage.add(stage.wall(glowAt, room.rose), stage.glow(glowAt, 70, room.gold, 0.6));
  const slats: string[] = [];
  const gap = stage.between(6.5, 9);
  for (let y = -hh - 2; y < hh + 2; y += gap)
    slats.push(rect(-hw - 1, y, hw * 2 + 2, gap * 0.52, room.dark, 'opacity=".62"'));
  const blinds = stage.chance(0.65);
  if (blinds)
    stage.add(
      ...slats,
      stroke(
        `M${fixed(-30 * flip)} ${fixed(-hh)}V${fixed(hh)}M${fixed(46 * flip)} ${fixed(-hh)}V${fixed(hh)}`,
        room.dark,
        0.6,
      ),
    );
  else
    stage.add(
      circle(14 * flip, -6, 34, room.gold, 'opacity=".55"'),
      circle(14 * flip, -6, 30, room.blush, 'opacity=".35"'),
    );
  const [light, body, shade] = stage.pick(skinsOf(stage));
  const tilt = stage.between(-10, 6);
  const figure = `<g transform="translate(${fixed(-8 * flip)} 8) scale(${1.22 * flip} 1.22) rotate(${fixed(tilt)})">${head(stage, stage.pick([hairUp, hairDown, hairShort]), light, body, shade, room.dark)}${hairline('M3 -29C11 -29 15.5 -23 15.5 -17C15.8 -14 15.6 -11 16.4 -9C17.6 -6 20.4 -3 21.2 -1', room.cream, 0.6, 0.9)}${stage.chance(0.6) ? circle(-3, 8, 1.3, room.gold) + hairline('M-3 5V7', room.gold, 0.4) : ''}${path('M-38 74C-36 50 -29 42 -18 38C-8 46 8 46 16 35C24 40 30 50 32 74Z', room.velvet)}${hairline('M-18 38C-8 46 8 46 16 35', room.gold, 0.5, 0.8)}</g>`;
  stage.add(figure);
  if (blinds)
    for (let y = -hh + gap * 0.2; y < hh; y += gap * 2)
      stage.add(rect(-hw - 1, y, hw * 2 + 2, gap * 0.5, room.gold, 'opacity=".1"'));
  stage.add(stage.vignette(0.75, [10 * flip, 0]));
}

/** Two profiles and the inch between them. */
export function duet(stage: Boudoir): void {
  const { room } = stage;
  const between: Point = [0, -4];
  stage.add(
    stage.wall(between, room.rose),
    stage.glow(between, 64, room.gold, 0.75),
    stage.glow(between, 26, room.cream, 0.7),
  );
  const [a, b] = [stage.pick(skinsOf(stage)), stage.pick(skinsOf(stage))];
  const gap = stage.between(25, 28);
  const lower = stage.between(0, 5);
  const tilt = stage.between(2, 10);
  stage.add(
    `<g transform="translate(${fixed(-gap)} ${fixed(6 + lower)}) scale(1.12) rotate(${fixed(-tilt)})">${head(stage, stage.pick([hairUp, hairDown]), a[0], a[1], a[2], room.dark)}</g>`,
    `<g transform="translate(${fixed(gap)} ${fixed(4)}) scale(-1.16 1.16) rotate(${fixed(tilt * 0.6)})">${head(stage, stage.pick([hairShort, hairShort, hairDown]), b[0], b[1], b[2], room.deep)}</g>`,
    stage.glow(between, 20, room.cream, 0.35),
    dots(
      Array.from({ length: 16 }, (): Point => [stage.between(-16, 16), stage.between(-44, 40)]),
      0.35,
      room.cream,
      'opacity=".7"',
    ),
    stage.vignette(0.8, between),
  );
}

/** A mouth, close. */
export function lips(stage: Boudoir): void {
  const { hw, hh, room } = stage;
  const [light, body, shade] = stage.pick(skinsOf(stage));
  const flip = stage.chance(0.5) ? -1 : 1;
  stage.add(
    stage.fill(
      stage.radial([-16 * flip, -10], stage.reach, [
        [0, light],
        [0.4, body],
        [1, shade],
      ]),
    ),
    path('M-7 -27C-3 -23 3 -23 7 -27C4 -21 -4 -21 -7 -27Z', shade, 'opacity=".3"'),
    hairline('M-11 -30C-14 -26 -12 -21 -8 -22M11 -30C14 -26 12 -21 8 -22', shade, 0.8, 0.6),
    path('M-3 -19C-2.5 -14 -2 -12 0 -11.5C2 -12 2.5 -14 3 -19Z', shade, 'opacity=".25"'),
    ellipse(0, 27, 18, 4, shade, 'opacity=".3"'),
    path(
      `M${fixed(-hw)} ${fixed(hh + 2)}C-40 44 -22 40 0 40C22 40 40 44 ${fixed(hw)} ${fixed(hh + 2)}Z`,
      shade,
      'opacity=".3"',
    ),
  );
  const tones: readonly [string, string, string] = stage.pick([
    [room.dark, room.rose, room.blush],
    ['#3a0510', '#c01f3c', '#ff8a8f'],
    [room.dark, room.mid, room.rose],
  ]);
  const apart = stage.pick([0, 0, 5, 8]);
  stage.add(group(`scale(1.18) rotate(${fixed(stage.between(-5, 5))})`, mouthOf(stage, tones, apart)));
  if (stage.chance(0.6)) stage.add(circle(28 * flip, -14, 1.1, room.dark));
  const extra = stage.pick([
    (): string => '',
    (): string =>
      group(
        `translate(${6 * flip} 16)`,
        hairline('M2 -6C6 -20 16 -28 26 -32', room.velvet, 1.2, 1),
        circle(
          0,
          0,
          9,
          stage.radial([-3, -3.4], 14, [
            [0, room.blush],
            [0.3, '#c3213f'],
            [1, '#3a0510'],
          ]),
        ),
        circle(-3, -3.4, 1.8, '#fff', 'opacity=".85"'),
      ),
    (): string =>
      group(
        `translate(${-2 * flip} 20) rotate(${-12 * flip})`,
        rect(-3.4, 2, 6.8, 40, room.gold),
        rect(-2.9, -4, 5.8, 7, room.cream),
        path('M-2.6 -4V-12L2.6 -15V-4Z', '#c01f3c'),
        hairline('M-1.6 6V40', '#fff', 0.8, 0.6),
      ),
  ])();
  stage.add(extra, stage.vignette(0.55));
}

/** Two hands that have not met yet. */
export function hands(stage: Boudoir): void {
  const { hw, room } = stage;
  const light: Point = [0, -10];
  stage.add(stage.wall(light, room.mid), stage.glow(light, 58, room.gold, 0.55));
  if (stage.chance(0.6))
    stage.add(
      circle(0, -4, 30, room.velvet, 'opacity=".7"'),
      hairline('M-30 -4A30 30 0 1 1 30 -4A30 30 0 1 1 -30 -4', room.gold, 0.5, 0.7),
    );
  const hand = (colours: readonly [string, string, string], gloved: boolean): string => {
    const [lit, body, shade] = gloved ? [room.rose, room.velvet, room.dark] : colours;
    const skin = stage.linear(
      [0, -18],
      [-20, 22],
      [
        [0, lit],
        [0.5, body],
        [1, shade],
      ],
    );
    const finger = (d: string, width: number): string =>
      stroke(d, skin, width, 'stroke-linecap="round" stroke-linejoin="round"');
    return (
      path(
        `M${fixed(-hw - 20)} 26C-70 20 -56 10 -44 4C-38 1 -32 -2 -26 -4L-14 -6C-10 0 -12 8 -18 12C-26 18 -34 18 -40 20C-52 26 -64 38 ${fixed(-hw - 20)} 52Z`,
        skin,
      ) +
      finger('M-20 -2L-8 -3L0 -6', 5) +
      finger('M-19 2L-6 3L4 1', 5) +
      finger('M-20 6L-8 9L1 9', 4.8) +
      finger('M-23 10L-13 14L-6 15', 4.2) +
      finger('M-30 -2L-22 -9L-13 -12', 5) +
      hairline(
        'M-30 -4C-27 -8 -23 -11 -19 -12.5M-18 -5L-7 -6L0 -8.4M-16 1L-6 .6M-17 5.4L-8 6.6M-20 10L-12 11.6',
        gloved ? room.blush : shade,
        0.45,
        0.7,
      ) +
      hairline('M-46 3C-38 -2 -32 -4 -28 -5', lit, 0.7, 0.7) +
      (gloved
        ? hairline('M-44 8C-42 12 -41 16 -41 19M-47 10C-45 14 -44 18 -44 21', room.blush, 0.5, 0.6)
        : path('M0 -8.4C2 -8.6 3 -7 2.6 -5.6L0 -5ZM4 -1.4C6.4 -1.4 7 1 6 2.4L3.6 2Z', '#c01f3c', 'opacity=".9"'))
    );
  };
  const skins = skinsOf(stage);
  const [first, second] = [stage.pick(skins), stage.pick(skins)];
  const near = stage.between(4, 9);
  const glove = stage.chance(0.4);
  stage.add(
    `<g transform="translate(${fixed(-near)} ${fixed(stage.between(2, 6))}) rotate(${fixed(stage.between(-10, 0))})">${hand(first, glove)}</g>`,
    `<g transform="translate(${fixed(near)} ${fixed(stage.between(-6, -1))}) rotate(${fixed(stage.between(172, 184))}) scale(1 -1) rotate(8)">${hand(second, false)}</g>`,
    stage.glow([0, -2], 14, room.cream, 0.5),
    stage.vignette(0.8),
  );
}
