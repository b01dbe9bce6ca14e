import { type Boudoir, ellipse, fixed, hairline, path, stroke, use } from './stage.ts';

/** A rose seen into: rings of petals closing on the heart. `tones` from the edge inwards. */
export function rose(
  stage: Boudoir,
  x: number,
  y: number,
  size: number,
  tones: readonly [string, string, string],
  name = 'petal',
): string {
  const [edge, body, heart] = tones;
  const petal = stage.define(name, () => {
    const fill = stage.linear(
      [0, 0],
      [0, -10],
      [
        [0, heart],
        [0.55, body],
        [0.88, edge],
        [1, edge],
      ],
    );
    return (
      path(
        'M0 1C-5 0 -9 -4 -8 -8C-7 -11 -3 -10.5 0 -10C3 -10.5 7 -11 8 -8C9 -4 5 0 0 1Z',
        heart,
        'opacity=".5" transform="translate(.5 .9)"',
      ) + path('M0 1C-5 0 -9 -4 -8 -8C-7 -11 -3 -10.5 0 -10C3 -10.5 7 -11 8 -8C9 -4 5 0 0 1Z', fill)
    );
  });
  const rings = [
    [1, 6],
    [0.8, 5],
    [0.6, 5],
    [0.42, 4],
    [0.26, 3],
  ] as const;
  const bloom = stage.define(
    `${name}-bloom`,
    () =>
      rings
        .flatMap(([scale, count], ring) =>
          Array.from({ length: count }, (_, i) =>
            use(petal, `rotate(${Math.round(ring * 34 + (i * 360) / count)}) scale(${scale})`),
          ),
        )
        .join('') +
      ellipse(0, 0, 1.5, 1.4, heart) +
      hairline('M-1 -.3C-1 -1.4 1 -1.5 1.1 -.2C1.1 .9 -.4 1.1 -.5 .3', edge, 0.25, 0.7),
  );
  return use(bloom, `translate(${fixed(x)} ${fixed(y)}) rotate(${stage.whole(0, 90)}) scale(${fixed(size / 10)})`);
}

export function leaf(
  stage: Boudoir,
  x: number,
  y: number,
  turn: number,
  size: number,
  dark: string,
  light: string,
): string {
  const id = stage.define('leaf', () => {
    const fill = stage.linear(
      [-4, -8],
      [4, -8],
      [
        [0, light],
        [0.5, dark],
        [1, dark],
      ],
    );
    return (
      path('M0 0C-6 -4 -6 -12 0 -18C6 -12 6 -4 0 0Z', fill) +
      hairline('M0 0V-16M0 -4L-3 -7M0 -8L-3 -11M0 -5L3 -8M0 -9L3 -12', light, 0.3, 0.7)
    );
  });
  return use(id, `translate(${fixed(x)} ${fixed(y)}) rotate(${Math.round(turn)}) scale(${fixed(size)})`);
}

/** A pump with a high heel, seen from the side, toe to the left, standing on y = 4. */
export function pump(stage: Boudoir, leather?: readonly [shine: string, body: string, shade: string]): string {
  const { room } = stage;
  const [shine, body, shade] = leather ?? [room.rose, room.mid, room.deep];
  return use(
    stage.define('pump', () => {
      const skin = stage.linear(
        [-16, -10],
        [12, 4],
        [
          [0, shine],
          [0.4, body],
          [0.75, shine],
          [1, shade],
        ],
      );
      return (
        path('M-5 -4C1 -5 8 -9 13 -17C10 -11 6 -6 0 -3Z', room.dark) +
        path(
          'M-18 3C-18 0 -14 -2.5 -9 -3.5C-7 -4 -6 -4.5 -5 -5C1 -5.5 8 -9 12.5 -17.5C15 -15 15.5 -10 14 -6.5L13.4 4H11.8L10.6 -4C6 -4 2 -1 -2 3C-6 4.6 -14 4.8 -18 3Z',
          skin,
        ) +
        stroke('M10.6 -4C6 -4 2 -1 -2 3C-6 4.6 -14 4.8 -18 3', room.gold, 0.5) +
        hairline('M-15 0C-11 -2 -8 -2.4 -6 -3.6M12.6 -16C14 -14 14.4 -11 13.4 -8', room.cream, 0.6, 0.8)
      );
    }),
    'scale(1)',
  );
}

/** Lips, closed or a little apart, about 60 wide. */
export function lips(
  stage: Boudoir,
  tones: readonly [dark: string, body: string, shine: string],
  apart: number,
): string {
  const [dark, body, shine] = tones;
  const gap = fixed(apart);
  const upper = `M-30 0C-22 -7 -14 -14 -7 -14C-3 -14 -2 -12 0 -12C2 -12 3 -14 7 -14C14 -14 22 -7 30 0C20 ${fixed(-1.5 - apart * 0.4)} 12 ${fixed(-0.5 - apart * 0.5)} 6 ${fixed(-1.5 - apart * 0.5)}C3 ${fixed(-0.5 - apart * 0.5)} -3 ${fixed(-0.5 - apart * 0.5)} -6 ${fixed(-1.5 - apart * 0.5)}C-12 ${fixed(-0.5 - apart * 0.5)} -20 ${fixed(-1.5 - apart * 0.4)} -30 0Z`;
  const lower = `M-30 0C-20 ${fixed(1 + apart * 0.5)} -12 ${fixed(2 + apart * 0.6)} 0 ${fixed(1.5 + apart * 0.6)}C12 ${fixed(2 + apart * 0.6)} 20 ${fixed(1 + apart * 0.5)} 30 0C22 ${fixed(12 + apart)} 12 ${fixed(17 + apart)} 0 ${fixed(17 + apart)}C-12 ${fixed(17 + apart)} -22 ${fixed(12 + apart)} -30 0Z`;
  const topFill = stage.linear(
    [0, -14],
    [0, 2],
    [
      [0, body],
      [0.6, body],
      [1, dark],
    ],
  );
  const lowFill = stage.linear(
    [0, 0],
    [0, 18 + apart],
    [
      [0, dark],
      [0.3, body],
      [0.6, shine],
      [0.75, body],
      [1, dark],
    ],
  );
  return (
    path('M-30 0C-18 -8 18 -8 30 0C18 10 -18 10 -30 0Z', '#1a0508') +
    (gap > 2
      ? path(
          `M-16 ${fixed(-3 - apart * 0.3)}H16C14 ${fixed(apart * 0.25)} -14 ${fixed(apart * 0.25)} -16 ${fixed(-3 - apart * 0.3)}Z`,
          '#fff7ef',
        )
      : '') +
    path(upper, topFill) +
    path(lower, lowFill) +
    path(
      `M-11 ${fixed(7 + apart * 0.8)}C-5 ${fixed(5 + apart * 0.8)} 3 ${fixed(5.4 + apart * 0.8)} 9 ${fixed(7 + apart * 0.8)}C4 ${fixed(9 + apart * 0.8)} -5 ${fixed(9.4 + apart * 0.8)} -11 ${fixed(7 + apart * 0.8)}Z`,
      '#fff',
      'opacity=".55"',
    ) +
    hairline('M-9 -11C-6 -12.6 -4 -12 -2 -10.6M3 -10.8C6 -12.6 9 -11.6 12 -9.6', '#fff', 0.8, 0.6)
  );
}
