import { box, flat, move, n, paper, round, type Scene, strip, times, within } from './kit.ts';
import { leaf } from './produce.ts';
import { bottle, bowl, jug } from './table.ts';
import { garlic } from './vegetables.ts';

export const shelf: Scene = (k) => {
  const { X, Y, setting } = k;
  const wall =
    flat(`M${n(-X)} ${n(-Y)}H${n(X)}V${n(Y)}H${n(-X)}Z`, setting.wall) +
    flat(`M${n(-X)} ${n(-Y)}H${n(X)}V${n(Y)}H${n(-X)}Z`, `url(#${k.motif}-brush0)`);
  const plank = (y: number): string => k.cut(box(k, -X - 20, y, 2 * X + 40, 34, 4), paper.wood, 2);
  const jar = (filling: string): string =>
    k.cut('M-64-150H64Q78-150 78-130V-20Q78 0 60 0H-60Q-78 0-78-20V-130Q-78-150-64-150Z', paper.white, 1) +
    flat('M-68-110H68V-20Q68-10 58-10H-58Q-68-10-68-20Z', filling) +
    strip(
      times(6, (i) => `M${-46 + (i % 3) * 46} ${-84 + Math.floor(i / 3) * 40}h12`),
      paper.white,
      14,
      0.4,
    ) +
    k.cut('M-70-186H70V-148H-70Z', paper.terracotta, 0.7);
  const stack = (): string =>
    times(5, (i) =>
      k.cut(
        `M${-100 + i * 4} ${-16 - i * 22}H${100 - i * 4}L${80 - i * 4} ${-i * 22}H${-80 + i * 4}Z`,
        [paper.white, paper.tomato, paper.cream, paper.teal, paper.butter][i] ?? paper.white,
        0.7,
      ),
    );
  const plant = (): string =>
    times(9, (i) => leaf(k, 150 - Math.abs(i - 4) * 14, i % 2 ? paper.green : paper.leaf, 0, -80, -80 + i * 20)) +
    k.cut('M-70-100H70L54 0H-54Z', paper.terracotta, 1.2);
  const pan = (r: number): string =>
    `${strip(`M0 0V${n(r * 1.1)}`, paper.bark, 22) + k.cut(round(k, 0, r * 2, r), paper.terracotta, 1.6)}<circle cy="${n(r * 2)}" r="${n(r * 0.8)}" fill="${paper.wood}"/><path d="M${n(-r * 0.5)} ${n(r * 1.6)}A${n(r * 0.64)} ${n(r * 0.64)} 0 0 1 ${n(-r * 0.1)} ${n(r * 1.38)}" fill="none" stroke="${paper.butter}" stroke-width="12" stroke-linecap="round"/>`;
  const things: ReadonlyArray<readonly [string, () => string]> = [
    ['tomato', () => jar(paper.tomato)],
    ['jug', () => jug(k, paper.cream, paper.teal)],
    ['plates', stack],
    ['plant', plant],
    ['oil', () => move(0, 0, bottle(k, paper.green, paper.cream), 0, 0.66)],
    ['honey', () => jar(paper.mustard)],
    ['bowl', () => bowl(k, 116, 100, paper.teal, paper.cream)],
    ['beans', () => jar(paper.olive)],
    ['wine', () => move(0, 0, bottle(k, paper.oxblood, paper.butter), 0, 0.62)],
  ];
  const offset = Math.floor(k.between(0, 9));
  const fill = (y: number, shift: number): string =>
    times(Math.ceil((2 * X) / 230), (i) => {
      const [name, make] = things[(i + offset + shift) % things.length] ?? ['', () => ''];
      return k.put(name, make, -X + 120 + i * 230 + k.between(-16, 16), y, 0, name === 'jug' ? 0.8 : 1.1);
    });
  const hooks = times(Math.ceil((2 * X) / 260), (i) => {
    const x = -X + 150 + i * 260;
    return i % 3 === 2
      ? k.put(
          'hung',
          () =>
            times(5, (j) => k.put('braided', () => garlic(k, 46), j % 2 ? 26 : -26, 110 + j * 44, j % 2 ? -14 : 14)),
          x,
          256,
        )
      : k.put('pan', () => pan(100), x, 256, 0, i % 2 ? 0.84 : 1.04);
  });
  return wall + fill(-120, 0) + plank(-120) + fill(212, 4) + plank(212) + hooks;
};

export const oven: Scene = (k) => {
  const { X, Y, setting } = k;
  const brick = k.pick([paper.terracotta, paper.oxblood, '#d9b48a']);
  const joint = brick === '#d9b48a' ? '#b98d60' : '#8f3d22';
  const wall =
    flat(`M${n(-X)} ${n(-Y)}H${n(X)}V${n(Y)}H${n(-X)}Z`, brick) +
    strip(
      times(Math.ceil((2 * Y) / 84), (i) => `M${n(-X)} ${n(-Y + i * 84)}H${n(X)}`),
      joint,
      8,
    ) +
    times(
      2,
      (row) =>
        `<path d="${times(Math.ceil(Y / 84) + 1, (i) => times(Math.ceil((2 * X) / 190) + 1, (j) => `M${n(-X + j * 190 + row * 95)} ${n(-Y + (2 * i + row) * 84)}v84`))}" stroke="${joint}" stroke-width="8"/>`,
    ) +
    flat(`M${n(-X)} ${n(-Y)}H${n(X)}V${n(Y)}H${n(-X)}Z`, `url(#${k.motif}-brush1)`);
  const stones = times(
    9,
    (i) =>
      `<g transform="translate(0 150) rotate(${-88 + i * 22})">${k.cut('M-84-500L84-500 60-374H-60Z', i % 2 ? paper.cream : '#dcc7a0', 1)}</g>`,
  );
  const flames = (scale: number, colour: string): string =>
    move(
      0,
      150,
      flat(
        'M-250 0C-300-100-220-130-230-220-160-190-170-120-130-130-110-200-150-240-90-310-60-220-20-230-10-170 30-230 0-290 60-340 70-250 120-240 120-160 160-190 150-250 210-250 200-180 270-110 240 0Z',
        colour,
      ),
      0,
      scale,
    );
  const pizza =
    k.cut('M-190 0C-190-34 190-34 190 0S-190 34-190 0Z', paper.crust, 1) +
    `<ellipse rx="160" ry="20" cy="-2" fill="${paper.tomato}"/>` +
    times(
      6,
      (i) =>
        `<ellipse cx="${-120 + i * 48}" cy="${i % 2 ? -8 : 4}" rx="22" ry="7" fill="${i % 2 ? paper.cream : paper.green}"/>`,
    );
  const baked = k.pick([
    () => pizza,
    () =>
      k.cut('M-160 10C-170-70-80-110 0-110S170-70 160 10Z', paper.crust, 1.2) +
      strip('M-70-60L-30-20M0-80L40-20M70-70L100-24', paper.butter, 14),
  ])();
  return (
    wall +
    stones +
    within(
      `${k.motif}-mouth`,
      'M-372 170V130C-372-100-200-224 0-224S372-100 372 130V170Z',
      flat('M-400-260H400V200H-400Z', paper.ink) +
        `<circle cy="140" r="330" fill="${paper.oxblood}" opacity="0.8"/><circle cy="140" r="240" fill="${paper.red}" opacity="0.7"/>` +
        move(
          k.pick([-90, 0, 80]),
          0,
          flames(1, paper.tomato) + flames(0.74, paper.orange) + flames(0.46, paper.butter),
        ) +
        times(3, (i) =>
          move(
            -200 + i * 190,
            150,
            `${k.cut('M-110-20H100V22H-110Z', paper.bark, 0.6)}<circle cx="104" r="22" fill="${paper.crust}"/>`,
            -8 + i * 8,
          ),
        ),
    ) +
    k.cut(box(k, -X - 20, 166, 2 * X + 40, 90, 8), '#dcc7a0', 2) +
    flat(`M${n(-X)} 256H${n(X)}V${n(Y)}H${n(-X)}Z`, setting.wall === '#e27c5c' ? paper.forest : setting.wall) +
    move(
      k.between(-60, 60),
      250,
      k.cut('M-230-14H230Q260 0 230 22L40 34 30 460H-30L-40 34-230 22Q-260 0-230-14Z', paper.wood, 2) +
        move(0, -24, baked, 0, 1.16),
    ) +
    times(
      7,
      () =>
        `<circle cx="${n(k.between(-260, 260))}" cy="${n(k.between(-150, 60))}" r="${n(k.between(4, 9))}" fill="${paper.butter}"/>`,
    )
  );
};
