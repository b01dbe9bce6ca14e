import { circle, dots, ellipse, figure, fixed, group, type Point, path, rect, type Stage, stroke } from './stage.ts';

type ScreenPicture = (stage: Stage, half: number) => string;

const desert: ScreenPicture = (stage, half) => {
  const { inks } = stage;
  const x = stage.between(-18, 18);
  return (
    rect(
      -half,
      -27,
      half * 2,
      54,
      stage.linear(
        [0, -27],
        [0, 20],
        [
          [0, inks.mid],
          [0.6, inks.hot],
          [1, inks.glow],
        ],
      ),
    ) +
    circle(x, 0, 13, inks.cream) +
    path(`M${-half} 8L-34 8L-30 -6H-22L-18 8H14L18 -2L24 -3L28 8H${half}V27H${-half}Z`, inks.deep) +
    path(`M${-half} 14C-20 8 10 18 ${half} 11V27H${-half}Z`, inks.night) +
    figure(stage, x + 2, 16, 17, inks.night, 'coat') +
    ellipse(x + 2, -0.9, 2.8, 0.6, inks.night)
  );
};

const eye: ScreenPicture = (stage, half) => {
  const { inks } = stage;
  const look = stage.between(-7, 7);
  return (
    rect(-half, -27, half * 2, 54, inks.cream) +
    path('M-40 2C-22 -20 20 -22 40 0C22 18 -18 20 -40 2Z', '#fff') +
    circle(look, -1, 13.5, inks.mid) +
    circle(
      look,
      -1,
      10,
      stage.radial([look, -1], 11, [
        [0, inks.glow],
        [1, inks.hot],
      ]),
    ) +
    circle(look, -1, 6, inks.night) +
    circle(look - 3, -4, 2.2, '#fff') +
    stroke('M-42 3C-22 -22 20 -24 42 0', inks.night, 3.5) +
    stroke('M-40 2C-18 20 22 18 40 0', inks.night, 1.2) +
    stroke('M-44 -12C-22 -27 18 -30 44 -14', inks.night, 4)
  );
};

const rocket: ScreenPicture = (stage, half) => {
  const { inks } = stage;
  const sky = Array.from({ length: 30 }, (): Point => [stage.between(-half, half), stage.between(-27, 27)]);
  return (
    rect(-half, -27, half * 2, 54, inks.night) +
    dots(sky, 0.4, inks.cream) +
    circle(
      stage.between(-30, 30),
      34,
      30,
      stage.linear(
        [-20, 4],
        [20, 40],
        [
          [0, inks.hot],
          [1, inks.deep],
        ],
      ),
    ) +
    `<g transform="rotate(${Math.round(stage.between(20, 50))})">` +
    path('M-3 12L3 12L0 27Z', inks.glow) +
    path('M0 -22C6 -14 6 2 4.5 12H-4.5C-6 2 -6 -14 0 -22Z', inks.cream) +
    path('M4.6 2L10 14L4.5 11ZM-4.6 2L-10 14L-4.5 11Z', inks.hot) +
    circle(0, -7, 2.4, inks.mid) +
    '</g>'
  );
};

const duet: ScreenPicture = (stage, half) => {
  const { inks } = stage;
  const profile =
    'M0 27V16C6 16 10 15 9.5 11C9 9 10 8 10.6 7C9.8 6.5 9.8 6 10.6 5.5C11 4 10.5 3 12.5 2C14 1 12 -2 11 -4C11 -9 10 -16 0 -18C-14 -19 -18 -8 -16 2C-15 8 -17 14 -24 20V27Z';
  const gap = stage.between(15.5, 19);
  return (
    rect(
      -half,
      -27,
      half * 2,
      54,
      stage.radial([0, 0], 44, [
        [0, inks.cream],
        [0.4, inks.glow],
        [1, inks.hot],
      ]),
    ) +
    group(`translate(${fixed(-gap)} 0)`, path(profile, inks.night)) +
    group(`translate(${fixed(gap)} 0) scale(-1 1)`, path(profile, inks.deep))
  );
};

const wave: ScreenPicture = (stage, half) => {
  const { inks } = stage;
  return (
    rect(-half, -27, half * 2, 54, inks.glow) +
    circle(stage.between(10, 30), -10, 8, inks.hot) +
    path(
      `M${-half} 27V4C-30 8 -26 -22 -2 -22C14 -22 20 -10 14 -6C10 -12 0 -8 2 2C4 12 20 14 ${half} 8V27Z`,
      inks.deep,
    ) +
    stroke('M-34 8C-22 4 -18 -16 -2 -18M-24 14C-14 8 -10 -6 0 -10', inks.cream, 1.6) +
    path(`M${-half} 27V16C-20 10 10 22 ${half} 15V27Z`, inks.mid) +
    path('M24 9L38 7L35 12L27 13Z', inks.night) +
    path('M30 7L31 -6L39 5Z', inks.cream)
  );
};

const claw: ScreenPicture = (stage, half) => {
  const { inks } = stage;
  const blocks = Array.from({ length: 12 }, (_, i) =>
    rect(-half + i * (half / 6), stage.between(0, 14), half / 6 - 1, 30, inks.night),
  ).join('');
  return (
    rect(
      -half,
      -27,
      half * 2,
      54,
      stage.linear(
        [0, -27],
        [0, 27],
        [
          [0, inks.deep],
          [1, inks.hot],
        ],
      ),
    ) +
    path(
      'M-22 27C-26 4 -20 -18 -2 -20C8 -22 12 -18 20 -17C24 -16 25 -12 22 -11L6 -9L21 -6C18 -2 8 -2 6 2C18 8 20 18 22 27Z',
      inks.night,
    ) +
    path('M-20 4L-28 0L-22 -4L-27 -10L-18 -11L-19 -18L-10 -17Z', inks.night) +
    circle(4, -14, 1.6, inks.glow) +
    blocks
  );
};

const road: ScreenPicture = (stage, half) => {
  const { inks } = stage;
  return (
    rect(
      -half,
      -27,
      half * 2,
      54,
      stage.linear(
        [0, -27],
        [0, 4],
        [
          [0, inks.deep],
          [1, inks.glow],
        ],
      ),
    ) +
    path(`M${-half} 4L-30 -8L-16 0L-4 -12L12 0L24 -6L${half} 4V27H${-half}Z`, inks.mid) +
    rect(-half, 4, half * 2, 23, inks.night) +
    path('M-1 4L1 4L26 27L-26 27Z', inks.deep) +
    path('M-0.2 6L0.2 6L2 27L-2 27Z', inks.glow) +
    path('M-9 20V14L-6 8H6L9 14V20Z', inks.hot) +
    path('M-5 9H5L6.5 13H-6.5Z', inks.cream) +
    rect(-9, 18, 18, 3, inks.night) +
    dots(
      [
        [-7, 16],
        [7, 16],
      ],
      1.3,
      inks.cream,
    )
  );
};

const pictures: readonly ScreenPicture[] = [desert, eye, rocket, duet, wave, claw, road];

/** What is showing: drawn from (-half, -27) to (half, 27), to be clipped to a screen. */
export function screenPicture(stage: Stage, half: number): string {
  return stage.pick(pictures)(stage, fixed(half));
}
