import { flat, type Kitchen, mirror, move, n, paper, round, type Scene, strip, times, within } from './kit.ts';
import { leaf, lemon } from './produce.ts';
import { carrot } from './vegetables.ts';

const grey = '#8f8a82';
const ginger = '#b8602c';
const straw = '#d8b25c';
/** Skins, each with hair that can be told from it. */
const people = [
  { skin: '#f3cda9', hair: [paper.cocoa, paper.bark, ginger, grey, straw] },
  { skin: '#eebd94', hair: [paper.ink, paper.bark, ginger, grey] },
  { skin: '#dd9f70', hair: [paper.ink, paper.cocoa, grey] },
  { skin: '#bf7f50', hair: [paper.ink, paper.cocoa, '#d9d4ca'] },
  { skin: '#98603e', hair: [paper.ink, '#d9d4ca'] },
  { skin: '#774a30', hair: ['#1d110c', '#d9d4ca'] },
] as const;
const faceShape = 'M-150-90C-150-280 150-280 150-90 156 40 110 180 0 186-110 180-156 40-150-90Z';

type Cut = { behind?: string; over: string };
const cuts: readonly Cut[] = [
  {
    behind: 'M-190-60C-220-380 220-380 190-60 200 60 190 130 170 180H-170C-190 130-200 60-190-60Z',
    over: 'M-158-50C-176-310 176-310 158-50 130-130 70-190-20-200-90-170-140-120-158-50Z',
  },
  {
    over: 'M-156-70C-184-250-90-330 20-310 130-320 190-220 156-70 140-130 120-160 90-176-10-150-110-170-130-150-146-120-150-100-156-70Z',
  },
  {
    behind: 'M-30-258a86 80 0 1 1 60 0Z',
    over: 'M-156-60C-180-300 180-300 156-60 130-150 70-196 0-200S-130-150-156-60Z',
  },
  {
    behind: 'M-230-90C-260-360-110-370 0-360S260-360 230-90C250 0 190 60 150 40H-150C-190 60-250 0-230-90Z',
    over: 'M-160-60C-200-300 200-300 160-60 150-140 110-200 0-196S-150-140-160-60Z',
  },
  { over: 'M-154-90C-170-290 170-290 154-90 130-200-130-200-154-90Z' },
  {
    behind: 'M-176-80C-210-370 210-370 176-80L220 320 130 340V60H-130V340L-220 320Z',
    over: 'M-158-60C-170-300 170-300 158-60L130-120C60-110-60-110-130-120Z',
  },
];

function hat(k: Kitchen): string {
  return k.pick([
    () => '',
    () => '',
    () => '',
    () =>
      k.cut(
        'M-150-180L-160-240C-240-260-220-380-120-370-90-440 80-450 110-374 210-390 240-270 160-240L152-180Z',
        paper.white,
        1.3,
      ) + strip('M-80-250L-70-190M0-256V-190M76-250L68-190', paper.steel, 6, 0.7),
    () =>
      k.cut(
        'M-250-150C-160-190 160-190 250-150 240-120-240-120-250-150ZM-150-166C-150-300-90-330 0-330S150-300 150-166Z',
        paper.butter,
        1.2,
      ) + flat('M-152-176C-60-200 60-200 152-176L150-220C60-240-60-240-150-220Z', paper.tomato),
    () =>
      k.cut('M-162-90C-190-330 190-330 162-90L140-130C60-190-60-190-140-130Z', k.setting.accent, 1.1) +
      times(
        9,
        (i) =>
          `<circle cx="${n(-110 + (i % 5) * 54)}" cy="${n(-220 + Math.floor(i / 5) * 50)}" r="11" fill="${paper.cream}"/>`,
      ) +
      k.cut('M150-110L230-90 200-40 146-80Z', k.setting.accent, 0.8),
  ])();
}

/** What hangs behind them: paper tiles, a plate, leaves. */
function behindThem(k: Kitchen): string {
  const { X, Y, setting } = k;
  const d = `M${n(-X)} ${n(-Y)}H${n(X)}V${n(Y)}H${n(-X)}Z`;
  return (
    flat(d, setting.wall) +
    k.pick([
      () => `<circle cy="-40" r="430" fill="${setting.wallTone}"/>`,
      () => times(Math.ceil(X / 60), (i) => flat(`M${n(-X + i * 120)} ${n(-Y)}h60v${n(2 * Y)}h-60Z`, setting.wallTone)),
      () =>
        times(12, (i) =>
          leaf(
            k,
            210,
            i % 2 ? paper.green : paper.olive,
            380 * Math.cos(i * 0.5236),
            -60 + 380 * Math.sin(i * 0.5236),
            i * 30 + 90,
          ),
        ),
      () =>
        times(8, (i) =>
          k.put(
            'lemon',
            () => lemon(k, 70),
            (i % 2 ? -1 : 1) * (330 + (i % 3) * 120),
            -400 + Math.floor(i / 2) * 240,
            i * 30,
          ),
        ),
    ])() +
    flat(d, `url(#${k.motif}-brush1)`)
  );
}

export const portrait: Scene = (k) => {
  const { skin, hair: hairs } = k.pick(people);
  const hair = k.pick<string>(hairs);
  const style = k.pick(cuts);
  const shirt = k.pick([paper.tomato, paper.teal, paper.mustard, paper.white, paper.navy, paper.olive]);
  const apron = k.chance(0.55);
  const trim = shirt === paper.white ? paper.tomato : paper.cream;
  const bust =
    'M-100 190C-150 260-320 270-390 360-430 420-440 560-440 760H440C440 560 430 420 390 360 320 270 150 260 100 190Z';
  const pattern = k.pick([
    () => '',
    () =>
      strip(
        times(8, (i) => `M-450 ${330 + i * 56}H450`),
        trim,
        15,
      ),
    () =>
      strip(
        times(11, (i) => `M${-400 + i * 80} 240V760`),
        trim,
        11,
        0.8,
      ),
    () =>
      flat(
        times(
          30,
          (i) =>
            `M${-380 + (i % 6) * 150 + (Math.floor(i / 6) % 2) * 70} ${310 + Math.floor(i / 6) * 80}q16 12 0 28-16-16 0-28Z`,
        ),
        trim,
      ),
  ])();
  const brow = hair === straw ? paper.bark : hair;
  const glasses = k.chance(0.3)
    ? `<g fill="none" stroke="${paper.ink}" stroke-width="9"><circle cx="-66" cy="-40" r="48"/><circle cx="66" cy="-40" r="48"/><path d="M-18-46Q0-58 18-46"/></g>`
    : '';
  const beard = k.chance(0.24)
    ? k.cut(
        'M-150-20C-146 120-90 214 0 216S146 120 150-20C130 40 90 50 50 48 20 36-20 36-50 48-90 50-130 40-150-20Z',
        hair,
        0.7,
      )
    : '';
  const figure =
    (style.behind ? k.cut(style.behind, hair, 1.6) : '') +
    k.cut(bust, shirt, 1.8) +
    within(`${k.motif}-bust`, bust, pattern) +
    (apron
      ? k.cut(
          'M-190 430C-120 400 120 400 190 430L230 780H-230Z',
          k.setting.accent === shirt ? paper.butter : k.setting.accent,
          1.2,
        ) +
        strip('M-176 430L-130 240M176 430L130 240', k.setting.accent === shirt ? paper.butter : k.setting.accent, 26)
      : '') +
    k.cut('M-76 110V230Q0 310 76 230V110Z', skin, 0.8) +
    flat('M-76 150Q0 226 76 150V196Q0 262-76 196Z', '#2a120a', 0.2) +
    k.cut(round(k, -154, -20, 26, 42, 0.02, 7), skin, 0.5) +
    k.cut(round(k, 154, -20, 26, 42, 0.02, 7), skin, 0.5) +
    k.cut(faceShape, skin, 0.95) +
    within(`${k.motif}-face`, faceShape, flat('M30-260C150-200 120 60 20 200H200V-260Z', '#2a120a', 0.09)) +
    `<circle cx="-92" cy="50" r="36" fill="${paper.tomato}" opacity="0.34"/><circle cx="92" cy="50" r="36" fill="${paper.tomato}" opacity="0.34"/>` +
    beard +
    flat('M-96-34Q-66-70-36-34-66-16-96-34ZM96-34Q66-70 36-34 66-16 96-34Z', paper.white, 0.9) +
    `<circle cx="-66" cy="-38" r="14" fill="${paper.ink}"/><circle cx="66" cy="-38" r="14" fill="${paper.ink}"/>` +
    glasses +
    strip('M-100-92Q-66-114-34-96M100-92Q66-114 34-96', brow, 14) +
    strip('M4-24C-4 10-20 24-20 36-14 48 10 48 18 38', '#2a120a', 8, 0.5) +
    k.pick([
      () => strip('M-44 92Q0 128 44 92', paper.red, 12),
      () =>
        flat('M-48 88Q0 100 48 88 30 132 0 132T-48 88Z', paper.red) +
        flat('M-36 94Q0 102 36 94L30 106H-30Z', paper.white),
      () => strip('M-36 100Q4 112 40 94', paper.red, 12),
    ])() +
    k.cut(style.over, hair, 1) +
    hat(k) +
    k.pick([
      () => '',
      () => move(-300, 560, carrot(k, 190, 34, paper.orange), 14),
      () => leaf(k, 120, paper.leaf, 140, -110, 40),
    ])();
  return behindThem(k) + move(0, 40 + (k.Y - 500) * 0.2, k.chance(0.5) ? figure : mirror(figure), 0, 1.24);
};
