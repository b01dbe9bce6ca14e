import {
  backdrop,
  circle,
  ellipse,
  fill,
  halftone,
  line,
  mirror,
  n,
  type Press,
  path,
  rect,
  type Scene,
  times,
  within,
} from './kit.ts';

const skins = ['#f6d7bb', '#eab58c', '#c98a5d', '#96603d', '#6a3f2a', '#4a2a1e'] as const;

const faceShape =
  'M-158-110C-158-290 158-290 158-110 160 20 130 150 70 196 30 226-30 226-70 196-130 150-160 20-158-110Z';

/** Hair as [behind the head, over the forehead]. */
const cuts: ReadonlyArray<readonly [string, string]> = [
  [
    'M-250-120C-270-400 270-400 250-120 300 0 250 80 180 90H-180C-250 80-300 0-250-120Z',
    'M-168-70C-190-330 190-330 168-70 140-150 90-190 0-190S-140-150-168-70Z',
  ],
  [
    'M-190-100C-220-380 220-380 190-100L230 380H110L140 60H-140L-110 380H-230Z',
    'M-166-60C-180-320 180-330 166-60 150-130 110-180 40-210-20-150-130-150-166-60Z',
  ],
  ['', 'M-164-90C-190-250-150-360 10-350 190-360 200-220 164-90L140-160C70-200-60-210-140-160Z'],
  [
    '',
    'M-160-110L-150-190-40-200-60-440 70-430 50-200 150-190 160-110C140-150 120-176 110-190H-110C-130-170-150-140-160-110Z',
  ],
  [
    'M-196-60C-230-340 230-340 196-60V70C170 110 150 130 130 150V-40H-130V150C-150 130-170 110-196 70Z',
    'M-166-40C-176-320 176-320 166-40L150-110H-150Z',
  ],
  ['', 'M-162-100C-176-320 176-320 162-100 130-230-130-230-162-100Z'],
  ['M0-236a90 90 0 1 1 0.1 0Z', 'M-164-80C-184-320 184-320 164-80 140-170 80-220 0-222S-140-170-164-80Z'],
  [
    'M-210-60C-260-260-120-360 0-350S260-260 210-60C240 40 200 180 240 300H130V0H-130V300H-240C-200 180-240 40-210-60Z',
    'M-166-50C-200-300 120-360 166-50 120-100 60-150-60-220-90-150-150-120-166-50Z',
  ],
];

function eyes(press: Press, skin: string): string {
  const { ink } = press;
  const one = (x: number): string =>
    path(`M${x - 38}-42Q${x}-78 ${x + 38}-42Q${x}-22 ${x - 38}-42Z`, fill(ink.light)) +
    circle(x, -48, 19, fill(ink.dark)) +
    path(`M${x - 40}-42Q${x}-80 ${x + 40}-42`, line(ink.dark, 10));
  const glasses = press.pick([
    () => '',
    () => '',
    () =>
      [-72, 72]
        .map(
          (x) =>
            circle(x, -44, 62, `${fill(ink.dark)}`) +
            circle(x, -44, 50, fill(ink.b)) +
            path(`M${x - 28}-60l30-22`, line(ink.light, 10)),
        )
        .join('') + path('M-16-54Q0-66 16-54', line(ink.dark, 11)),
    () =>
      [-72, 72]
        .map((x) => rect(x - 62, -92, 124, 92, `fill="none" stroke="${ink.dark}" stroke-width="13"`, 24))
        .join('') + path('M-12-54H12', line(ink.dark, 13)),
    () =>
      path('M-150-90H150L140-20C110 20 40 20 14-40H-14C-40 20-110 20-140-20Z', fill(ink.dark)) +
      path('M-120-74H-60L-100-20Z', `${fill(ink.a)}`),
  ])();
  return (
    one(-72) +
    one(72) +
    path('M-114-104Q-76-128-34-108M114-104Q76-128 34-108', line(skin === skins[5] ? '#1a0d10' : ink.dark, 16)) +
    glasses
  );
}

export const portrait: Scene = (press) => {
  const { ink, X, Y } = press;
  const skin = press.pick(skins);
  const hairColour = press.pick([ink.dark, ink.dark, ink.dark, ink.a, ink.b, '#7a3b1d', '#d9d2cf']);
  const [behind, over] = press.pick(cuts);
  const clothes = press.pick([ink.a, ink.b, ink.dark, ink.light]);
  const trim = clothes === ink.b ? ink.a : ink.b;
  const bust =
    'M-110 210C-140 280-330 300-400 380-440 440-450 560-450 760H450C450 560 440 440 400 380 330 300 140 280 110 210Z';
  const garment = press.pick([
    () => path('M-150 262L0 440 150 262', line(trim, 44)),
    () =>
      path(
        'M-160 250L-230 330-60 620 0 430ZM160 250L230 330 60 620 0 430Z',
        `${fill(trim)} stroke="${ink.dark}" stroke-width="11"`,
      ),
    () =>
      path('M-140 268Q0 400 140 268', line(trim, 40)) + times(7, (i) => rect(-450, 420 + i * 46, 900, 18, fill(trim))),
    () =>
      path(
        'M-130 230C-190 330 190 330 130 230L180 300C120 400-120 400-180 300Z',
        `${fill(trim)} stroke="${ink.dark}" stroke-width="11"`,
      ),
  ])();
  const beard = press.chance(0.22)
    ? path(
        'M-154-10C-150 60-120 220 0 232S150 60 154-10C130 50 90 72 60 76-20 56-30 56-60 76-100 70-130 50-154-10Z',
        fill(hairColour === ink.b ? ink.dark : hairColour),
      )
    : '';
  const smile = press.pick(['M-50 112Q0 146 50 112', 'M-42 120H46', 'M-56 106Q0 170 56 106Q0 124-56 106Z']);
  const figure =
    (behind ? path(behind, `${fill(hairColour)} stroke="${ink.dark}" stroke-width="12"`) : '') +
    path('M-84 130V280Q0 350 84 280V130Z', `${fill(skin)} stroke="${ink.dark}" stroke-width="12"`) +
    path('M-84 190C-40 240 40 240 84 190V240C40 290-40 270-84 220Z', `${fill(ink.dark)} opacity="0.4"`) +
    path(bust, `${fill(clothes)} stroke="${ink.dark}" stroke-width="13"`) +
    within(
      `${press.motif}-bust`,
      bust,
      garment +
        halftone({ x: -460, y: 400, w: 920, h: 300 }, clothes === ink.dark ? ink.a : ink.dark, {
          pitch: 28,
          from: 0.03,
          to: 0.8,
        }),
    ) +
    path('M-84 236Q0 340 84 236L70 200H-70Z', fill(skin)) +
    ellipse(-162, -20, 28, 46, `${fill(skin)} stroke="${ink.dark}" stroke-width="11"`) +
    ellipse(162, -20, 28, 46, `${fill(skin)} stroke="${ink.dark}" stroke-width="11"`) +
    path(faceShape, `${fill(skin)} stroke="${ink.dark}" stroke-width="12"`) +
    within(
      `${press.motif}-half`,
      faceShape,
      `<g transform="rotate(-90)">${halftone({ x: -240, y: 20, w: 500, h: 150 }, press.chance(0.5) ? ink.a : ink.dark, { pitch: 20, from: 0.02, to: 0.78 })}</g>` +
        circle(-98, 52, 40, `fill="#e0434f" opacity="0.3"`) +
        circle(98, 52, 40, `fill="#e0434f" opacity="0.3"`),
    ) +
    beard +
    eyes(press, skin) +
    path('M6-30C-4 20-22 40-24 52-18 66 14 66 22 54', line(ink.dark, 11)) +
    path(smile, `${line(ink.dark, 12)}`.replace('fill="none"', smile.endsWith('Z') ? fill(ink.light) : 'fill="none"')) +
    path(over, `${fill(hairColour)} stroke="${ink.dark}" stroke-width="12" stroke-linejoin="round"`) +
    (press.chance(0.5)
      ? circle(-166, 44, 17, `fill="none" stroke="${ink.b}" stroke-width="10"`) +
        circle(166, 44, 17, `fill="none" stroke="${ink.b}" stroke-width="10"`)
      : '');
  const drawn = `<g transform="translate(0 ${n(62 + (Y - 500) * 0.2)}) scale(1.24)">${figure}</g>`;
  return backdrop(press, 0, -40) + (X > 0 && press.chance(0.5) ? mirror(drawn) : drawn);
};
