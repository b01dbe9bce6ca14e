import { angular, box, flat, type Kitchen, move, n, paper, round, strip, times, within } from './kit.ts';

/** Rooms, boards, cloths and vessels. */

const wallpapers: ReadonlyArray<(k: Kitchen, floor: number) => string> = [
  () => '',
  ({ X, Y, setting }, floor) =>
    times(Math.ceil(X / 60), (i) => flat(`M${n(-X + i * 120)} ${n(-Y)}h58l4 ${n(Y + floor)}h-64Z`, setting.wallTone)),
  ({ X, Y, setting }, floor) =>
    strip(
      times(Math.ceil((Y + floor) / 110), (i) => `M${n(-X)} ${n(floor - i * 110)}H${n(X)}`) +
        times(Math.ceil((2 * X) / 110), (i) => `M${n(-X + 40 + i * 110)} ${n(-Y)}V${n(floor)}`),
      setting.wallTone,
      9,
    ),
  ({ X, Y, setting }, floor) =>
    flat(
      times(Math.ceil((Y + floor) / 120), (row) =>
        times(
          Math.ceil((2 * X) / 140),
          (i) => `M${n(-X + 50 + i * 140 + (row % 2) * 70)} ${n(-Y + 20 + row * 120)}q24 18 0 40-24-22 0-40`,
        ),
      ),
      setting.wallTone,
    ),
  (k, floor) => {
    const { X, setting } = k;
    return (
      flat(`M${n(-X)} ${n(floor - 240)}H${n(X)}V${n(floor + 20)}H${n(-X)}Z`, setting.wallTone) +
      strip(`M${n(-X)} ${n(floor - 240)}H${n(X)}`, setting.accent, 12)
    );
  },
];

/** A window with weather in it, hung on the wall. */
function windowPane(k: Kitchen, x: number, y: number): string {
  const sky = k.pick([paper.sky, paper.butter, paper.navy, paper.blush]);
  return move(
    x,
    y,
    k.cut(box(k, -130, -170, 260, 340, 4), k.setting.cloth === paper.tomato ? paper.cream : k.setting.cloth, 1) +
      flat(box(k, -108, -148, 216, 296, 2), sky) +
      `<circle cx="36" cy="-74" r="36" fill="${sky === paper.navy ? paper.cream : paper.mustard}"/>` +
      flat('M-108 60C-60 0-10 20 30 50S90 30 108 40V148H-108Z', paper.olive) +
      flat('M-108 110C-50 60 20 100 108 84V148H-108Z', paper.green) +
      strip('M0-148V148M-108-6H108', paper.cream, 13) +
      k.cut(box(k, -150, 160, 300, 26, 3), paper.cream, 0.8),
  );
}

/** Wall and table for a still life; the table's far edge is at `floor`. */
export function room(k: Kitchen, floor = 120): string {
  const { X, Y, setting } = k;
  const side = k.pick([-1, 1]);
  const hasWindow = k.chance(0.35);
  const edge = angular(
    k,
    [
      [-X - 30, floor],
      [-X * 0.3, floor - 4],
      [X * 0.4, floor + 6],
      [X + 30, floor],
      [X + 30, Y + 30],
      [-X - 30, Y + 30],
    ],
    5,
  );
  const cloth = k.chance(0.45)
    ? k.cut(
        angular(
          k,
          [
            [-X - 30, floor + 130],
            [X * 0.9, floor + 60],
            [X + 60, Y + 40],
            [-X - 30, Y + 40],
          ],
          12,
        ),
        setting.cloth,
        1,
      )
    : strip(
        times(4, (i) => `M${n(-X)} ${n(floor + 70 + i * 110)}q${n(X)} ${i % 2 ? 24 : -20} ${n(2 * X)} 0`),
        setting.tableTone,
        7,
        0.7,
      );
  return (
    flat(box(k, -X - 10, -Y - 10, 2 * X + 20, 2 * Y + 20, 0), setting.wall) +
    k.pick(wallpapers)(k, floor) +
    flat(box(k, -X - 10, -Y - 10, 2 * X + 20, 2 * Y + 20, 0), `url(#${k.motif}-brush0)`) +
    (hasWindow ? windowPane(k, side * Math.min(X - 190, 430), -190) : '') +
    k.cut(edge, setting.table, 0) +
    cloth
  );
}

/** A tabletop seen from above. */
export function tabletop(k: Kitchen): string {
  const { X, Y, setting } = k;
  const full = box(k, -X - 10, -Y - 10, 2 * X + 20, 2 * Y + 20, 0);
  const dress = k.pick([
    // Gingham.
    () =>
      `<g opacity="0.75">${times(Math.ceil(X / 90), (i) => flat(`M${n(-X + i * 180)} ${n(-Y)}h90v${n(2 * Y)}h-90Z`, setting.cloth, 0.55))}${times(Math.ceil(Y / 90), (i) => flat(`M${n(-X)} ${n(-Y + i * 180)}v90h${n(2 * X)}v-90Z`, setting.cloth, 0.55))}</g>`,
    // Boards.
    () =>
      times(
        Math.ceil(Y / 90),
        (i) =>
          flat(`M${n(-X)} ${n(-Y + i * 180)}h${n(2 * X)}v90h${n(-2 * X)}Z`, setting.tableTone, 0.35) +
          strip(`M${n(-X)} ${n(-Y + i * 180)}h${n(2 * X)}m0 90h${n(-2 * X)}`, paper.ink, 3, 0.35),
      ),
    // A cloth laid askew.
    () =>
      `<g transform="rotate(${n(k.between(-16, 16))})">${k.cut(box(k, -470, -430, 940, 860, 14), setting.cloth, 1.2)}${strip('M-430-390H430V390H-430Z', setting.accent, 11)}</g>`,
    // A runner.
    () =>
      k.cut(box(k, -X - 30, -250, 2 * X + 60, 500, 10), setting.cloth, 1) +
      strip(`M${n(-X)}-222H${n(X)}M${n(-X)} 222H${n(X)}`, setting.accent, 12),
  ]);
  return flat(full, k.setting.table) + dress() + flat(full, `url(#${k.motif}-brush2)`);
}

export const plate = (k: Kitchen, r: number, colour: string, rim: string): string =>
  k.cut(round(k, 0, 0, r, r, 0.008, 12), colour, 1.6) +
  `<circle r="${n(r * 0.9)}" fill="none" stroke="${rim}" stroke-width="${n(r * 0.035)}"/>` +
  `<circle r="${n(r * 0.7)}" fill="#2a120a" opacity="0.07"/>`;

export const board = (k: Kitchen, w: number, h: number): string =>
  k.cut(
    `M${n(-w)} ${n(-h)}H${n(w)}q30 0 30 30V${n(h - 20)}q0 24-30 24H${n(-w)}q-30 0-30-26V${n(-h + 30)}q0-30 30-28Z`,
    paper.wood,
    1.6,
  ) +
  strip(
    `M${n(-w * 0.9)} ${n(-h * 0.3)}q${n(w)} 20 ${n(w * 1.7)} 0M${n(-w * 0.7)} ${n(h * 0.4)}q${n(w * 0.8)}-20 ${n(w * 1.5)} 4`,
    paper.bark,
    4,
    0.5,
  );

/** A knife along x, handle to the right, 420 long, centred. */
export const knife = (k: Kitchen): string =>
  k.cut('M-220 16C-190-22-140-34 60-34V24C-60 26-160 30-220 16Z', paper.steel, 1) +
  strip('M-200 16C-120 22-40 18 50 14', paper.white, 4, 0.8) +
  k.cut('M56-36H200q24 0 24 24v16q0 20-24 20H56Z', paper.cocoa, 1) +
  [90, 140, 190].map((x) => `<circle cx="${x}" cy="-6" r="6" fill="${paper.steel}"/>`).join('');

export const fork = (k: Kitchen): string =>
  k.cut(
    'M-40-200V-110C-40-70-20-60-14-50L-20 200Q0 220 20 200L14-50C20-60 40-70 40-110V-200H28V-110H8V-200H-8V-110H-28V-200Z',
    paper.steel,
    0.9,
  );
export const spoon = (k: Kitchen): string =>
  k.cut(
    'M0-210C44-210 56-150 50-116 42-80 18-70 14-56L20 200Q0 220-20 200L-14-56C-18-70-42-80-50-116-56-150-44-210 0-210Z',
    paper.steel,
    0.9,
  );

export function bottle(k: Kitchen, colour: string, label: string): string {
  return (
    k.cut(
      'M-30-430H30V-290C34-240 84-230 84-170V-20Q84 0 60 0H-60Q-84 0-84-20V-170C-84-230-34-240-30-290Z',
      colour,
      1.4,
    ) +
    flat('M-60-180C-60-210-40-220-34-236L-26-20H-56Z', paper.white, 0.22) +
    flat(box(k, -78, -156, 156, 106, 3), label) +
    `<circle cx="0" cy="-104" r="26" fill="${colour}"/>` +
    flat(box(k, -34, -452, 68, 60, 3), paper.oxblood)
  );
}

export function jug(k: Kitchen, colour: string, band: string): string {
  const shape =
    'M-70-300L-110-326H76C70-240 130-190 130-100 130-30 90 0 70 0H-80C-100 0-140-40-136-110-132-190-70-220-70-300Z';
  return (
    strip('M86-270C190-290 220-160 124-110', '#2a120a', 34, 0.2) +
    strip('M80-276C184-296 214-166 118-116', colour, 32) +
    k.cut(shape, colour, 1.5) +
    within(
      `${k.motif}-jug`,
      shape,
      k.pick([
        () => strip('M-150-150q30-40 60 0t60 0 60 0 60 0 60 0', band, 20) + strip('M-150-90H150M-150-200H150', band, 9),
        () => flat('M-160-140H160V20H-160Z', band),
        () =>
          times(
            8,
            (i) => `<circle cx="${-110 + (i % 4) * 74}" cy="${-170 + Math.floor(i / 4) * 90}" r="22" fill="${band}"/>`,
          ),
      ])(),
    ) +
    flat('M-104-120C-104-190-60-220-56-290L-40-290C-40-220-80-180-76-90Z', paper.white, 0.3)
  );
}

/** A bowl on (0, 0) with its rim at -h. */
export function bowl(k: Kitchen, w: number, h: number, colour: string, band: string): string {
  const d = `M${n(-w)} ${n(-h)}H${n(w)}C${n(w)} ${n(-h * 0.3)} ${n(w * 0.6)} ${n(-h * 0.06)} ${n(w * 0.36)} 0H${n(-w * 0.36)}C${n(-w * 0.6)} ${n(-h * 0.06)} ${n(-w)} ${n(-h * 0.3)} ${n(-w)} ${n(-h)}Z`;
  return (
    k.cut(d, colour, 1.5) +
    within(
      `${k.motif}-bowl`,
      d,
      k.pick([
        () => flat(`M${n(-w)} ${n(-h * 0.86)}H${n(w)}v${n(h * 0.2)}H${n(-w)}Z`, band),
        () =>
          strip(
            times(
              Math.ceil(w / 36),
              (i) => `M${n(-w + 36 + i * 72)} ${n(-h * 0.8)}l36 ${n(h * 0.4)} 36 ${n(-h * 0.4)}`,
            ),
            band,
            14,
          ),
        () =>
          times(
            Math.ceil(w / 34),
            (i) => `<circle cx="${n(-w + 34 + i * 68)}" cy="${n(-h * 0.56)}" r="19" fill="${band}"/>`,
          ),
      ])(),
    ) +
    flat(
      `M${n(-w * 0.88)} ${n(-h * 0.8)}C${n(-w * 0.86)} ${n(-h * 0.4)} ${n(-w * 0.6)} ${n(-h * 0.2)} ${n(-w * 0.5)} ${n(-h * 0.14)}L${n(-w * 0.4)} ${n(-h * 0.14)}C${n(-w * 0.66)} ${n(-h * 0.4)} ${n(-w * 0.7)} ${n(-h * 0.6)} ${n(-w * 0.72)} ${n(-h * 0.84)}Z`,
      paper.white,
      0.28,
    )
  );
}

/** Curls of paper rising from (0, 0). */
export const steam = (k: Kitchen, count: number, spread: number, tall: number, colour: string = paper.white): string =>
  times(count, (i) => {
    const x = (i - (count - 1) / 2) * spread;
    const h = tall * k.between(0.75, 1.1);
    return strip(
      `M${n(x)} 0c-50 ${n(-h * 0.25)} 50 ${n(-h * 0.4)} 0 ${n(-h * 0.62)}s30 ${n(-h * 0.3)} 36 ${n(-h * 0.38)}`,
      colour,
      20,
      0.6,
    );
  });
