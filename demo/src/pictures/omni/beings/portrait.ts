import { circle, ellipse, fill, move, n, path, polygon, rect, stroke, times } from '../../marks.ts';
import type { Scene } from '../kit.ts';
import { drafting, galaxy, glow, ridge, sky, sphere } from '../sky.ts';

const skins = [
  ['#ffd9c0', '#e8a98d', '#b06a63'],
  ['#f0b98d', '#c98358', '#8a4a3d'],
  ['#d99a6c', '#a8653f', '#6b3632'],
  ['#a86b48', '#7b4530', '#4a2426'],
  ['#7d4c3a', '#573027', '#33191d'],
] as const;
const hairs = ['#15112e', '#3a1d2b', '#6b3322', '#c2763a', '#e9d7b8', '#8f8aa8'];

/** A contributor, airbrushed as on the back flap of a paperback. */
export const portrait: Scene = (studio) => {
  const { X, Y, air, between, chance, pick, linear } = studio;
  const [light, skin, shadow] = pick(skins);
  const tones = light < '#b' ? hairs.slice(0, 2) : hairs;
  const hair = pick(tones);
  const side = pick([-1, 1]);
  const [fw, jaw] = [between(112, 128), between(150, 176)];
  const face = `M${n(-fw)} -70C${n(-fw)}-190 ${n(fw)}-190 ${n(fw)} -70C${n(fw + 4)} 20 ${n(fw * 0.82)} 84 ${n(fw * 0.42)} ${n(jaw - 16)}Q0 ${n(jaw + 14)} ${n(-fw * 0.42)} ${n(jaw - 16)}C${n(-fw * 0.82)} 84 ${n(-fw - 4)} 20 ${n(-fw)} -70Z`;
  const tone = linear(
    [
      [0, light],
      [0.55, skin],
      [1, shadow],
    ],
    side > 0 ? -70 : 70,
  );
  const behind = pick([
    () => sky(studio, 120) + sphere(studio, side * 210, -200, 170, { halo: 0.4 }),
    () =>
      rect(-X, -Y, 2 * X, 2 * Y, fill(air.low)) +
      times(7, (i) => circle(0, -40, 640 - i * 72, fill([air.hot, air.pale][i % 2] ?? air.hot, 0.5))),
    () =>
      sky(studio, 60) +
      circle(
        0,
        -30,
        330,
        fill(
          linear([
            [0, air.sun],
            [1, air.flare],
          ]),
        ),
      ) +
      ridge(studio, 260, 130, air.far, 1),
    () => sky(studio, 120) + galaxy(studio, 0, -150, side * 34) + ridge(studio, 330, 160, air.near, 1),
    () =>
      rect(
        -X,
        -Y,
        2 * X,
        2 * Y,
        fill(
          linear([
            [0, air.mid],
            [1, air.near],
          ]),
        ),
      ) +
      path(
        times(16, (i) => `M${n(-X + i * (X / 7.5))} ${n(-Y)}V${n(Y)}`) +
          times(13, (i) => `M${n(-X)} ${n(-Y + i * (Y / 6))}H${n(X)}`),
        stroke(air.line, 2, 0.4),
      ),
  ]);
  const styles = [
    // Cropped close
    {
      back: '',
      front: `M${n(-fw - 6)}-60C${n(-fw - 20)}-240 ${n(fw + 20)}-240 ${n(fw + 6)}-60C${n(fw - 10)}-130 70-152 0-150S${n(-fw + 10)}-130 ${n(-fw - 6)}-60Z`,
    },
    // Long, parted
    {
      back: 'M-170 250C-230 60-220-250 0-256S230 60 170 250Z',
      front: `M-30-190C-110-180 ${n(-fw - 16)}-90 ${n(-fw - 16)} 60C${n(-fw - 40)}-60-150-246 0-248S${n(fw + 40)}-60 ${n(fw + 16)} 60C${n(fw + 10)}-80 60-130-30-190Z`,
    },
    // A cloud of curls
    {
      back: Array.from({ length: 13 }, (_, i) => {
        const a = Math.PI * (0.92 + (i * 1.16) / 12);
        return `M${n(170 * Math.cos(a))} ${n(-70 + 150 * Math.sin(a))}m-66 0a66 66 0 1 0 132 0a66 66 0 1 0-132 0`;
      }).join(''),
      front: `M${n(-fw - 6)}-70C${n(-fw)}-190 ${n(fw)}-190 ${n(fw + 6)}-70C90-120 70-140 30-128S-80-140 ${n(-fw - 6)}-70Z`,
    },
    // A bob with a fringe
    {
      back: 'M-160 96C-190-30-190-244 0-248S190-30 160 96Z',
      front: `M${n(-fw - 22)} 84C${n(-fw - 34)}-60-150-244 0-246S${n(fw + 34)}-60 ${n(fw + 22)} 84C${n(fw - 4)} 20 ${n(fw - 2)}-60 ${n(fw - 14)}-84Q0-112 ${n(-fw + 14)}-84C${n(-fw + 2)}-60 ${n(-fw + 4)} 20 ${n(-fw - 22)} 84Z`,
    },
    // Swept up
    {
      back: 'M-60-210a72 72 0 1 1 120 0Z',
      front: `M${n(-fw - 4)}-50C${n(-fw - 24)}-150-110-216 0-218S${n(fw + 24)}-150 ${n(fw + 4)}-50C${n(fw - 16)}-120 40-176-10-160S${n(-fw + 8)}-120 ${n(-fw - 4)}-50Z`,
    },
    // A tall quiff
    {
      back: '',
      front: `M${n(-fw - 4)}-60C${n(-fw - 10)}-130-150-200-110-256C-40-300 110-290 140-220C150-180 ${n(fw + 14)}-130 ${n(fw + 4)}-60C${n(fw - 8)}-110 ${n(fw - 30)}-140 20-140S${n(-fw + 8)}-110 ${n(-fw - 4)}-60Z`,
    },
    null,
  ];
  const style = pick(styles);
  const look = side * between(2, 7);
  const features =
    path(`M${n(-76)}-58Q-50-74-24-60M24-60Q50-74 76-58`, stroke(style ? hair : shadow, 9)) +
    [-50, 50]
      .map(
        (x) =>
          ellipse(x, -24, 21, 11, fill('#fffaf2')) +
          circle(x + look, -23, 9.5, fill(air.dark)) +
          path(`M${x - 24}-26Q${x}-44 ${x + 24}-26`, stroke(air.dark, 4)),
      )
      .join('') +
    path(`M0-20Q${n(side * 24)} 36 ${n(side * 4)} 42Q-6 46-16 40`, stroke(shadow, 5)) +
    path('M-36 86Q0 74 36 86Q0 116-36 86Z', fill('#c2405a')) +
    path('M-38 86Q0 94 38 86', stroke(shadow, 3)) +
    ellipse(-72, 32, 27, 18, fill('#ff5a4a', 0.16)) +
    ellipse(72, 32, 27, 18, fill('#ff5a4a', 0.16));
  const beard = `M${n(-fw - 2)}-10C${n(-fw + 12)} 40-60 56-40 66Q0 52 40 66C60 56 ${n(fw - 12)} 40 ${n(fw + 2)}-10C${n(fw)} 90 70 ${n(jaw + 36)} 0 ${n(jaw + 40)}S${n(-fw)} 90 ${n(-fw - 2)}-10ZM-34 88Q0 78 34 88Q0 112-34 88Z`;
  const glasses = pick([
    () =>
      [-50, 50]
        .map((x) => circle(x, -22, 38, fill(air.line, 0.22)) + circle(x, -22, 38, stroke(air.dark, 7)))
        .join('') + path('M-12-24Q0-34 12-24', stroke(air.dark, 7)),
    () =>
      path(
        'M-100-52H100Q104-8 62 6Q24 10 10-20H-10Q-24 10-62 6Q-104-8-100-52Z',
        fill(
          linear([
            [0, air.top],
            [1, air.low],
          ]),
        ),
      ) + path('M-100-52H100', stroke(air.dark, 6)),
    () =>
      rect(-90, -46, 78, 48, stroke(air.hot, 8), 12) +
      rect(12, -46, 78, 48, stroke(air.hot, 8), 12) +
      path('M-12-26h24', stroke(air.hot, 7)),
  ]);
  const cloth = linear(
    pick([
      [
        [0, air.hot],
        [1, air.shade],
      ],
      [
        [0, air.near],
        [1, air.dark],
      ],
      [
        [0, air.pale],
        [1, air.far],
      ],
      [
        [0, air.line],
        [1, air.near],
      ],
    ] as const),
  );
  const wear = pick([
    () => path('M-96 232L0 330L96 232L60 214L0 262L-60 214Z', fill(air.pale)),
    () =>
      path('M-92 226Q0 300 92 226L104 262Q0 350-104 262Z', fill(air.dark)) +
      path(`M0 320V${n(Y)}`, stroke(air.dark, 5)),
    () =>
      ellipse(0, 232, 128, 36, fill(air.far)) +
      ellipse(0, 220, 112, 28, fill(air.dark)) +
      circle(-150, 360, 34, fill(air.sun)) +
      path('M-176 360h52', stroke(air.dark, 5)),
    () =>
      path(
        polygon([
          [-74, 226],
          [-150, 300],
          [-20, 470],
          [0, 330],
        ]),
        fill(air.dark),
      ) +
      path(
        polygon([
          [74, 226],
          [150, 300],
          [20, 470],
          [0, 330],
        ]),
        fill(air.dark),
      ) +
      path('M-60 222L0 330L60 222Z', fill(air.pale)),
  ]);
  const body = path(
    `M-360 ${n(Y + 20)}C-350 330-250 262-84 232L-70 120H70L84 232C250 262 350 330 360 ${n(Y + 20)}Z`,
    fill(cloth),
  );
  const neck =
    path('M-66 90V218Q0 290 66 218V90Z', fill(skin)) +
    path('M-66 120Q0 214 66 120V150Q20 220-66 170Z', fill(shadow, 0.7));
  const rim = path(
    `M${n(side * (fw + 2))} -90C${n(side * (fw + 8))} 20 ${n(side * fw * 0.84)} 90 ${n(side * fw * 0.44)} ${n(jaw - 12)}`,
    stroke(air.line, 5, 0.85),
  );
  return (
    behind() +
    drafting(studio, 0, -40, 318) +
    glow(studio, 0, -40, 380, air.flare, 0.35) +
    move(
      0,
      24,
      (style?.back ? path(style.back, fill(hair)) : '') +
        body +
        neck +
        wear() +
        ellipse(-fw - 2, -14, 19, 32, fill(skin)) +
        ellipse(fw + 2, -14, 19, 32, fill(shadow)) +
        path(face, fill(tone)) +
        ((!style?.back || style === styles[2]) && chance(0.5)
          ? path(beard, `${fill(style ? hair : pick(tones))} fill-rule="evenodd"`)
          : '') +
        rim +
        features +
        (style ? path(style.front, fill(hair)) : path('M-60-146Q-20-164 20-160', stroke('#ffffff', 8, 0.4))) +
        (chance(0.4) ? glasses() : ''),
    )
  );
};
