import { angular, box, flat, type Kitchen, mirror, move, n, paper, type Scene, strip, times, within } from './kit.ts';
import { fish } from './produce.ts';

export const sheet = (k: Kitchen, colour: string, brush = 0): string => {
  const d = `M${n(-k.X)} ${n(-k.Y)}H${n(k.X)}V${n(k.Y)}H${n(-k.X)}Z`;
  return flat(d, colour) + flat(d, `url(#${k.motif}-brush${brush})`);
};

/** A rolling layer of land across the sheet. */
export const hill = (k: Kitchen, y: number, rise: number, colour: string, lift = 1.4): string => {
  const { X, Y } = k;
  const a = k.between(-rise, rise);
  const b = k.between(-rise, rise);
  return k.cut(
    `M${n(-X - 20)} ${n(y + a)}C${n(-X / 2)} ${n(y - rise)} ${n(-X / 4)} ${n(y + b)} 0 ${n(y)}S${n(X / 2)} ${n(y - rise)} ${n(X + 20)} ${n(y - a)}V${n(Y + 20)}H${n(-X - 20)}Z`,
    colour,
    lift,
  );
};

export const harbour: Scene = (k) => {
  const { X, Y } = k;
  const [sky, far] = k.pick([
    [paper.blush, paper.rose],
    [paper.sky, '#86b1b3'],
    [paper.butter, paper.mustard],
    [paper.navy, '#31547a'],
  ] as const);
  const wave = (y: number, colour: string): string => {
    const count = Math.ceil((2 * X) / 160) + 1;
    return k.cut(
      `M${n(-X - 60)} ${n(y)}${times(count, () => 'q40-44 80-4t80 4')}V${n(Y + 20)}H${n(-X - 60)}Z`,
      colour,
      1.4,
    );
  };
  const hull = k.pick([paper.tomato, paper.teal, paper.green, paper.mustard]);
  const boat =
    k.cut('M-36-330H-16V-60H-36Z', paper.bark, 1) +
    strip('M-26-320L250-60M-26-320L-240-70', paper.ink, 4, 0.7) +
    k.cut('M-10-310C90-250 150-170 180-90L-10-80Z', paper.cream, 1.2) +
    times(3, (i) =>
      flat(
        `M0 ${-120 - i * 66}L${150 - i * 42} ${-122 - i * 56}l-14-24L0 ${-148 - i * 66}Z`,
        k.setting.wall === paper.cream ? paper.tomato : paper.orange,
        0.85,
      ),
    ) +
    k.cut('M-200-150H-70V-50H-200Z', paper.white, 1) +
    flat('M-180-130H-140V-90H-180ZM-124-130H-88V-90H-124Z', paper.navy) +
    k.cut('M-216-172H-56V-146H-216Z', hull, 0.8) +
    k.cut('M-310-76H300C280 20 240 70 190 80H-210C-260 70-300 10-310-76Z', hull, 1.8) +
    flat('M-310-76H300L294-44H-304Z', paper.white, 0.9) +
    strip('M-270 14H250', paper.ink, 5, 0.3) +
    times(
      5,
      (i) => `<circle cx="${-180 + i * 90}" cy="-4" r="24" fill="none" stroke="${paper.ink}" stroke-width="11"/>`,
    );
  const houses = times(Math.ceil(X / 90), (i) => {
    const x = -X + i * 180 + k.between(-10, 10);
    const h = k.between(120, 240);
    const w = k.between(120, 170);
    const colour = k.pick([paper.cream, paper.terracotta, paper.mustard, paper.blush, paper.white, paper.rose]);
    return (
      k.cut(box(k, x, -60 - h, w, h + 40, 3), colour, 1) +
      flat(
        angular(
          k,
          [
            [x - 12, -58 - h],
            [x + w / 2, -120 - h],
            [x + w + 12, -58 - h],
          ],
          3,
        ),
        paper.oxblood,
      ) +
      flat(
        times(
          Math.floor(h / 76),
          (row) =>
            `M${n(x + 24)} ${n(-40 - h + row * 70)}h28v40h-28ZM${n(x + w - 52)} ${n(-40 - h + row * 70)}h28v40h-28Z`,
        ),
        paper.navy,
        0.75,
      )
    );
  });
  const gull = (x: number, y: number): string =>
    strip(
      `M${n(x - 40)} ${n(y - 14)}Q${n(x - 14)} ${n(y - 30)} ${n(x)} ${n(y)}Q${n(x + 14)} ${n(y - 30)} ${n(x + 40)} ${n(y - 14)}`,
      paper.white,
      11,
    );
  const side = k.chance(0.5);
  return (
    sheet(k, sky) +
    `<circle cx="${n(k.between(-200, 200))}" cy="-260" r="110" fill="${paper.cream}"/>` +
    hill(k, -200, 70, far) +
    houses +
    times(4, () => gull(k.between(-X * 0.7, X * 0.7), k.between(-440, -280))) +
    wave(-10, '#5f9a9c') +
    wave(80, paper.teal) +
    move(k.between(-50, 50), 160, side ? boat : mirror(boat), k.between(-4, 4), 1.16) +
    wave(220, '#2b7075') +
    k.put('fish', () => fish(k, paper.navy, paper.sky), k.between(-240, 240), 318, -10, 0.74) +
    wave(336, paper.navy) +
    k.put('fish', () => '', k.between(-X * 0.8, X * 0.8), 450, 8, 0.6)
  );
};

export const hills: Scene = (k) => {
  const { X, Y } = k;
  const [sky, a, b, c, d] = k.pick([
    [paper.blush, paper.sage, paper.leaf, paper.olive, paper.green],
    [paper.butter, paper.mustard, paper.crust, paper.olive, paper.forest],
    [paper.sky, paper.sage, paper.butter, paper.leaf, paper.green],
    [paper.rose, paper.terracotta, paper.mustard, paper.green, paper.forest],
  ] as const);
  const rows = (y: number, colour: string): string =>
    strip(
      times(
        Math.ceil(X / 70),
        (i) =>
          `M${n(-X + i * 150)} ${n(Y)}Q${n((-X + i * 150) * 0.6)} ${n((y + Y) / 2)} ${n((-X + i * 150) * 0.35)} ${n(y)}`,
      ),
      colour,
      13,
      0.5,
    );
  const cypress = (x: number, y: number, tall: number): string =>
    k.put(
      'cypress',
      () =>
        k.cut('M0-200C34-130 40-40 24 0H-24C-40-40-34-130 0-200Z', paper.forest, 1) + strip('M0 0V24', paper.bark, 12),
      x,
      y,
      0,
      tall,
    );
  const tree = (x: number, y: number, size: number): string =>
    k.put(
      'tree',
      () =>
        `${strip('M0 0C-10-50 20-60 4-110M4-70L40-110', paper.bark, 15) + k.cut('M-100-110C-120-190-40-210-20-200 10-250 110-220 100-160 140-130 100-80 50-96 10-70-70-60-100-110Z', paper.olive, 1.3)}<g fill="${paper.plum}"><circle cx="-40" cy="-140" r="11"/><circle cx="20" cy="-170" r="11"/><circle cx="60" cy="-124" r="11"/></g>`,
      x,
      y,
      0,
      size,
    );
  const house =
    k.cut('M-110-120H90V20H-110Z', paper.cream, 1.3) +
    k.cut('M90-190H170V20H90Z', paper.butter, 1) +
    k.cut('M-136-116L-10-196 112-116Z', paper.terracotta, 0.9) +
    k.cut('M78-186L130-236 184-186Z', paper.tomato, 0.9) +
    flat('M-80-80H-46V-30H-80ZM-10-80H24V-30H-10ZM114-150H144V-110H114ZM44-60H76V20H44Z', paper.navy, 0.8);
  const truck = `${k.cut('M-70-60H20V0H-70Z', paper.wood, 1) + times(3, (i) => `<circle cx="${-50 + i * 26}" cy="-64" r="18" fill="${paper.tomato}"/>`) + k.cut('M20-80H66L90-36V0H20Z', paper.teal, 1) + flat('M34-68H62L78-38H34Z', paper.cream)}<circle cx="-40" cy="4" r="20" fill="${paper.ink}"/><circle cx="58" cy="4" r="20" fill="${paper.ink}"/>`;
  const houseX = k.between(-160, 160);
  return (
    sheet(k, sky) +
    `<circle cx="${n(k.between(-240, 240))}" cy="-250" r="${n(k.between(90, 150))}" fill="${sky === paper.butter ? paper.tomato : paper.cream}"/>` +
    times(3, (i) =>
      flat(
        `M${n(-X + i * X * 0.8 + k.between(0, 100))} ${n(-420 + i * 60)}h180q30 0 30 24t-40 22h-190q-40 0-40-22t60-24Z`,
        paper.white,
        0.6,
      ),
    ) +
    hill(k, -190, 60, a) +
    hill(k, -90, 60, b) +
    rows(-70, a) +
    [-1.5, -1.1, 1.2, 1.6].map((x) => cypress(houseX + x * 170, -40 + Math.abs(x) * 6, k.between(0.8, 1.25))).join('') +
    move(houseX, -40, house, 0, 1.2) +
    hill(k, 60, 50, c) +
    rows(90, paper.leaf === c ? paper.green : paper.leaf) +
    within(
      `${k.motif}-road`,
      `M${n(-X)} 40H${n(X)}V${n(Y)}H${n(-X)}Z`,
      strip(
        `M${n(houseX)} 20C${n(houseX + 200)} 120 ${n(-houseX - 260)} 150 -40 240S260 330 60 ${n(Y + 80)}`,
        paper.butter,
        46,
      ),
    ) +
    move(-30, 250, truck, -8, 1.1) +
    hill(k, 360, 40, d) +
    times(Math.ceil(X / 130), (i) =>
      tree(-X + 60 + i * 270 + k.between(-40, 40), 400 + k.between(-30, 50), k.between(0.9, 1.3)),
    )
  );
};
