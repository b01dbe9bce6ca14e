import {
  at,
  box,
  circle,
  disc,
  ellipse,
  line,
  n,
  type Press,
  path,
  poly,
  rect,
  ring,
  sky,
  times,
} from './journalInk.ts';
import { hairs, skins } from './journalPeople.ts';

const shade = `#141b4a/0.28`;

/** Things held upright in a fist, drawn around the grip at (0, 0). */
function tool(press: Press, kind: string): string {
  const { inks } = press;
  const pole = (paint: string): string => rect(-13, -190, 26, 330, paint, 6) + rect(2, -190, 11, 330, shade);
  switch (kind) {
    case 'pencil':
      return (
        rect(-22, -230, 44, 400, inks.salmon) +
        rect(-8, -230, 16, 400, inks.red) +
        rect(8, -230, 14, 400, shade) +
        poly(
          [
            [-22, -228],
            [22, -228],
            [0, -300],
          ],
          inks.cream,
        ) +
        poly(
          [
            [-8, -274],
            [8, -274],
            [0, -300],
          ],
          inks.dark,
        ) +
        rect(-22, 150, 44, 40, inks.red, 8)
      );
    case 'spanner':
      return (
        rect(-20, -170, 40, 320, inks.mid) +
        rect(2, -170, 18, 320, shade) +
        path('M-64-226a66 66 0 0 1 34-72v64l30 22 30-22v-64a66 66 0 0 1-30 132a66 66 0 0 1-64-60Z', inks.mid)
      );
    case 'key':
      return (
        rect(-14, -270, 28, 330, inks.ink) +
        rect(12, -264, 46, 26, inks.ink) +
        rect(12, -214, 60, 26, inks.ink) +
        rect(-14, -270, 9, 330, inks.blue) +
        ring(0, 152, 46, inks.ink, 22)
      );
    case 'hammer':
      return (
        pole(inks.salmon) +
        path('M-100-262H64q34 6 40 46H-100Z', inks.dark) +
        rect(-112, -272, 32, 66, inks.mid, 5) +
        path('M-100-230H100l4 14H-100Z', shade)
      );
    case 'brush':
      return (
        pole(inks.red) +
        rect(-34, -250, 68, 66, inks.mid) +
        path('M-34-250Q-46-320 0-352Q46-320 34-250Z', inks.dark) +
        rect(6, -250, 28, 66, shade)
      );
    case 'paper':
      return (
        path('M-64-270H30L70-230V110H-64Z', inks.cream) +
        path('M30-270V-230H70Z', inks.salmon) +
        line('M-40-210h70M-40-178h84M-40-146h84M-40-114h60', inks.blue, 8) +
        line('M-40-66l26-22 22 16 34-38', inks.red, 8)
      );
    case 'flower':
      return (
        line('M0 150Q-12-60 0-210', inks.ink, 12) +
        path('M-4-60Q-84-60-96-130Q-18-134-4-60Z', inks.ink) +
        times(
          8,
          (index) => `<g transform="translate(0 -232) rotate(${index * 45})">${ellipse(0, -46, 22, 36, inks.red)}</g>`,
        ) +
        circle(0, -232, 27, inks.cream)
      );
    case 'phone':
      return (
        rect(-66, -250, 132, 262, inks.dark, 20) +
        rect(-54, -232, 108, 226, inks.mid, 6) +
        line('M-36-60l28-50 24 26 34-74', inks.cream, 9) +
        circle(34, -158, 12, inks.red)
      );
    default:
      return (
        pole(inks.salmon) +
        path('M-13-300H150L118-246 150-192H-13Z', inks.red) +
        path('M-13-300H40V-192H-13Z', press.hatch(inks.dark, 10, 1))
      );
  }
}

/** A raised fist, its grip at (0, 0), with the sleeve running down out of the picture. */
function fist(press: Press, kind: string, sleeve: string, skin: string): string {
  const { inks } = press;
  const finger = (y: number, width: number): string =>
    rect(-74, y, width, 50, skin, 25) +
    path(`M${-50} ${y + 50}h${width - 50}q22-2 26-26q-6 14-26 14h-${width - 50}Z`, shade);
  return (
    path('M-66 96H66L78 900H-78Z', skin) +
    path('M-104 214H104L150 1100H-150Z', sleeve) +
    path('M26 214H104L150 1100H60Z', press.hatch(inks.dark, 11, 1.6)) +
    rect(-100, 178, 200, 56, inks.cream, 8) +
    rect(40, 178, 60, 56, press.hatch(inks.mid, 9, 1)) +
    circle(-64, 206, 8, inks.red) +
    rect(-88, -96, 172, 236, skin, 54) +
    path('M-88 40Q-20 110 84 60V96a54 54 0 0 1-54 54H-34a54 54 0 0 1-54-54Z', shade) +
    tool(press, kind) +
    finger(-98, 150) +
    finger(-48, 164) +
    finger(2, 162) +
    finger(52, 146) +
    path('M-92 20Q-112-62-60-74Q-8-72 30-34Q46-12 28 8Q10 22-10 6L-44-16Q-36 40-52 90Z', skin) +
    line('M-10 6L-44-16Q-38 20-42 56', shade, 7) +
    path('M4-44q26 14 26 30q-14 6-32-14Z', `${inks.cream}/0.45`)
  );
}

/** Raised hands, each with the tool of its trade; or one alone. */
export function hands(press: Press): string {
  const { X, Y, inks, pick, chance, between } = press;
  const kinds = ['pencil', 'spanner', 'key', 'hammer', 'brush', 'paper', 'flower', 'phone', 'flag'];
  const start = Math.floor(between(0, 9));
  const kind = (index: number): string => kinds[(start + index * 2) % 9] ?? 'pencil';
  const sleeves = [inks.ink, inks.red, inks.blue, inks.cream, inks.dark];
  const alone = chance(0.34);
  const crowd = alone
    ? at(0, 40, fist(press, kind(0), pick(sleeves.slice(0, 3)), pick(skins)), 1.16, between(-7, 7))
    : [
        ...(X > 620
          ? [-1, 1].map((side) =>
              at(
                side * 520,
                240 + between(-20, 40),
                fist(press, kind(side < 0 ? 3 : 4), side < 0 ? inks.mid : inks.dark, pick(skins)),
                0.66,
                side * 5,
              ),
            )
          : []),
        ...[-1, 1].map((side) =>
          at(
            side * 262,
            160 + between(-30, 30),
            fist(press, kind(side < 0 ? 1 : 2), side < 0 ? inks.red : inks.blue, pick(skins)),
            0.78,
            side * 4,
          ),
        ),
        at(0, 30, fist(press, kind(0), inks.ink, pick(skins)), 0.96),
      ].join('');
  const rays = times(18, (index) => {
    const a = (index * Math.PI) / 9;
    const b = a + Math.PI / 26;
    return index % 2
      ? ''
      : poly(
          [
            [0, -60],
            [Math.cos(a) * 1600, -60 + Math.sin(a) * 1600],
            [Math.cos(b) * 1600, -60 + Math.sin(b) * 1600],
          ],
          `${inks.haze}/0.4`,
        );
  });
  return (
    sky(press, 0, -60) +
    rays +
    circle(0, -60, alone ? 330 : 300, inks.haze) +
    path(disc(0, -60, alone ? 330 : 300), press.hatch(inks.salmon, 13, 1.1, 90)) +
    crowd +
    (Y > 600 ? rect(-X, Y - 24, 2 * X, 30, inks.dark) : '')
  );
}

/** A handshake across a table, or what is being signed at it. */
export function deal(press: Press): string {
  const { X, Y, inks, pick, chance, between } = press;
  // Two tones well apart, so that one hand can be told from the other.
  const tone = Math.floor(between(0, 6));
  const [a, b] = [skins[tone] ?? skins[0], skins[(tone + pick([2, 3, 4])) % 6] ?? skins[3]];
  const [sleeveA, sleeveB] = pick([
    [inks.ink, inks.red],
    [inks.red, inks.dark],
    [inks.blue, inks.ink],
    [inks.dark, inks.blue],
  ] as const);
  const arm = (sleeve: string, skin: string): string =>
    path('M-1400-150L-300-112V112L-1400 150Z', sleeve) +
    path('M-1400 30L-300 20V112L-1400 150Z', press.hatch(inks.dark, 11, 1.6)) +
    rect(-318, -104, 66, 208, inks.cream, 8) +
    rect(-318, 20, 66, 84, press.hatch(inks.mid, 9, 1)) +
    circle(-285, -68, 9, inks.red) +
    path('M-256-76Q-190-96-120-112Q-40-124 30-96L70 40Q40 92-40 104Q-150 116-256 76Z', skin);
  const thumbA =
    path('M-130-104Q-70-150 10-132Q74-118 96-74Q98-44 66-46Q30-74-30-66Z', a) + line('M-40-70Q30-78 66-46', shade, 6);
  const fingersB = times(4, (index) =>
    at(
      -18 - index * 7,
      -30 + index * 42,
      rect(-104, -22, 150, 46, b, 23) +
        path('M-96 16H40v8H-82q-10 0-14-8Z', shade) +
        rect(-100, -12, 24, 20, `${inks.cream}/0.5`, 9),
      1,
      14 - index * 3,
    ),
  );
  const body =
    at(0, 0, arm(sleeveA, a)) +
    at(0, 0, arm(sleeveB, b), 1, 0, true) +
    path('M20-100Q-20-110-44-84L-20 96Q40 110 90 100Z', b) +
    path('M40 108Q150 116 256 76V30Q140 90 20 84Z', shade) +
    fingersB +
    thumbA;
  const sign = chance(0.5);
  const burst = times(14, (index) =>
    at(0, 0, rect(-6, -330, 12, 52, index % 2 ? inks.red : inks.ink, 6), 1, (index * 360) / 14),
  );
  const paper =
    at(
      -60,
      190,
      rect(-232, -206, 480, 640, `${inks.dark}/0.3`) +
        rect(-248, -226, 480, 640, inks.cream) +
        line(
          times(8, (index) => `M-200 ${-170 + index * 34}h${index % 4 === 3 ? 220 : 380}`),
          `${inks.blue}/0.75`,
          7,
        ) +
        line('M-200 150h250', inks.dark, 4) +
        line('M-190 140q20-80 44-44t4 40q40-70 52-30t40 0q30-50 40-14t40 0', inks.ink, 7) +
        ring(150, 120, 46, inks.red, 9) +
        circle(150, 120, 30, press.hatch(inks.red, 8, 1.4)),
      1,
      -7,
    ) +
    at(
      112,
      160,
      rect(-6, -250, 36, 300, inks.dark, 10) +
        poly(
          [
            [-6, 40],
            [30, 40],
            [12, 100],
          ],
          inks.salmon,
        ) +
        line('M12 66v34', inks.dark, 5),
      1,
      38,
    ) +
    at(
      214,
      44,
      path(
        'M60-30Q-10-70-90-40Q-140-10-150 30Q-140 56-110 48L-40 20Q-90 60-120 92Q-120 124-86 116L10 70Q-20 110-10 128Q14 140 40 112L150 90 170-60Z',
        a,
      ) +
        line('M-40 20Q-10 4 20 4M10 70Q40 50 70 44', shade, 7) +
        path('M140-90L236-60 190 170 96 120Z', inks.cream) +
        path('M190-80L1400 60V600L150 150Z', sleeveA) +
        path('M170 60L1400 300V600L150 150Z', press.hatch(inks.dark, 11, 1.6)),
      1.05,
      14,
    );
  const board = rect(-X, -Y, 2 * X, 2 * Y, pick([inks.salmon, inks.sky, inks.blue]));
  return sign
    ? board + rect(-X, -Y, 2 * X, 2 * Y, press.rings(260, 500, 28, inks.haze)) + at(-10, -90, paper, 1.16)
    : sky(press, 0, 0, 250) + burst + at(0, 20, body, 1, -4);
}

/** A face from the front page: flat, and hatched on the side away from the light. */
export function portrait(press: Press): string {
  const { X, Y, inks, pick, chance, between } = press;
  const skin = pick(skins);
  const hair = pick(hairs);
  const coat = pick([inks.ink, inks.red, inks.blue, inks.dark, inks.cream]);
  const face = 'M-116-110C-120-226 120-226 116-110C122-14 84 76 0 104C-84 76-122-14-116-110Z';
  const style = pick(['crop', 'bob', 'bun', 'curls', 'part', 'long', 'bald', 'quiff']);
  const behind: Record<string, string> = {
    bob: 'M-150 40Q-176-250 0-250Q176-250 150 40Q100 70 96 0H-96Q-100 70-150 40Z',
    long: 'M-146 250Q-190-254 0-254Q190-254 146 250Z',
    bun: disc(0, -262, 66),
    curls: [...Array(11)]
      .map((_, index) =>
        disc(
          Math.cos(Math.PI + (index * Math.PI) / 10) * 132,
          -110 + Math.sin(Math.PI + (index * Math.PI) / 10) * 116,
          50,
        ),
      )
      .join(''),
  };
  const front: Record<string, string> = {
    crop: 'M-124-96Q-136-232 0-236Q136-232 124-96Q112-150 84-168Q0-184-84-168Q-112-150-124-96Z',
    bob: 'M-128-60Q-136-236 10-232Q132-222 128-60Q112-150 30-176Q-84-170-128-60Z',
    bun: 'M-122-100Q-126-228 0-230Q126-228 122-100Q96-176 0-182Q-96-176-122-100Z',
    curls:
      'M-120-110Q-124-214-60-206Q-20-236 30-208Q90-226 112-168Q128-140 120-100Q100-150 60-150Q30-172-10-152Q-60-172-84-140Q-110-140-120-110Z',
    part: 'M-124-84Q-140-226-30-236Q40-250 100-214Q134-180 124-84Q112-140 94-156Q20-150-50-190Q-110-150-124-84Z',
    long: 'M-126-70Q-130-234 0-236Q130-234 126-70Q110-160 0-190Q-110-160-126-70Z',
    bald: 'M-122-80Q-128-120-114-142Q-108-110-122-80ZM122-80Q128-120 114-142Q108-110 122-80Z',
    quiff: 'M-122-90Q-150-200-70-226Q-20-284 70-248Q140-230 122-90Q114-140 92-164Q10-150-60-172Q-104-150-122-90Z',
  };
  const dress = pick(['suit', 'roll', 'overall', 'shirt', 'cardigan']);
  const bust = 'M-60 150Q-210 176-300 240Q-350 290-366 900H366Q350 290 300 240Q210 176 60 150Z';
  const other = coat === inks.cream ? inks.ink : inks.cream;
  const clothes: Record<string, string> = {
    suit:
      path('M-70 150L0 300 70 150 100 190 40 420H-40L-100 190Z', other) +
      path('M-22 210H22L34 420H-34ZM-24 206L0 236 24 206 16 190H-16Z', inks.red) +
      path('M-96 168L-140 260-90 282-20 440H-60L-190 220ZM96 168L140 260 90 282 20 440H60L190 220Z', inks.dark),
    roll:
      path('M-74 112Q0 140 74 112L84 190Q0 226-84 190Z', coat) +
      path('M-74 112Q0 140 74 112L78 140Q0 170-78 140Z', press.hatch(other, 12, 1, 0)),
    overall:
      path('M-84 160L0 240 84 160 130 176 110 260H-110L-130 176Z', other) +
      path('M-150 300H150V900H-150ZM-150 300L-176 196-140 184-104 300ZM150 300L176 196 140 184 104 300Z', inks.mid) +
      circle(-122, 296, 13, inks.salmon) +
      circle(122, 296, 13, inks.salmon) +
      line('M-60 340H60V410H-60Z', inks.dark, 5),
    shirt:
      path('M-74 138L0 232-58 290-120 170ZM74 138L0 232 58 290 120 170Z', other) +
      line('M0 240V900', `${inks.dark}/0.5`, 5) +
      circle(0, 320, 8, other) +
      circle(0, 400, 8, other),
    cardigan:
      path('M-66 152L0 350 66 152Q40 140 0 168Q-40 140-66 152Z', other) +
      line('M-70 152L0 360V900M70 152L0 360', inks.dark, 8) +
      circle(22, 410, 10, inks.salmon),
  };
  const eye = (side: number): string =>
    path(`M${side * 50 - 25}-72q25-24 50 0q-25 18-50 0Z`, '#fffaf3') +
    circle(side * 50 + 3, -74, 11, inks.dark === '#0a0f33' ? '#141b4a' : inks.dark) +
    line(`M${side * 50 - 27}-72q27-26 54 0`, '#141b4a', 5);
  const brows = hair === '#e9e2da' ? '#8d8fa6' : hair;
  const glasses = pick(['none', 'none', 'round', 'square']);
  const beard = !['bob', 'long', 'bun'].includes(style) && chance(0.36);
  const mouth = pick(['M-34 40q34 22 68 0', 'M-30 44q30 8 60-2', 'M-34 40q34 10 68 0']);
  const lips = !beard && chance(0.45);
  const head =
    path('M-58 40H58V170Q0 226-58 170Z', skin) +
    path('M-58 60Q0 126 58 60V120Q0 160-58 110Z', shade) +
    ellipse(-119, -66, 20, 32, skin) +
    ellipse(119, -66, 20, 32, skin) +
    path(face, skin) +
    press.within(
      face,
      path('M20-260H160V140H-40Q70 60 62-60Q60-160 20-260Z', press.hatch('#141b4a/0.42', 11, 1)) +
        circle(-74, -10, 30, `${inks.red}/0.22`) +
        circle(74, -10, 30, `${inks.red}/0.22`),
    ) +
    (beard
      ? path(
          'M-118-60Q-110 20-60 30Q0-6 60 30Q110 20 118-60Q130 110 0 138Q-130 110-118-60ZM-34 42q34 26 68 0q-34-12-68 0Z',
          brows,
        )
      : '') +
    eye(-1) +
    eye(1) +
    line('M-78-112q28-18 54-2M78-112q-28-18-54-2', brows, 10) +
    line('M-4-66Q-14-20-22-2Q-12 12 8 8', '#141b4a/0.7', 6) +
    (lips
      ? path('M-34 40q18-14 34-6q16-8 34 6q-34 30-68 0Z', inks.red === '#ffb27d' ? '#b52c1d' : inks.red)
      : line(mouth, '#141b4a/0.85', 7)) +
    path(front[style] ?? '', hair) +
    path(front[style] ?? '', press.hatch(`${hair === '#e9e2da' ? '#8d8fa6' : '#fff2e5'}/0.25`, 10, 0.8, 20)) +
    (glasses === 'round'
      ? ring(-52, -70, 40, inks.dark, 8) +
        ring(52, -70, 40, inks.dark, 8) +
        line('M-13-74q13-10 26 0M-92-76L-118-84M92-76L118-84', inks.dark, 7)
      : glasses === 'square'
        ? line(`${box(-92, -100, 76, 58)}${box(16, -100, 76, 58)}M-16-80H16M-92-84L-118-88M92-84L118-88`, inks.dark, 8)
        : '') +
    (chance(0.25) ? circle(-121, -26, 10, inks.salmon) + circle(121, -26, 10, inks.salmon) : '');
  const sun = between(-60, 60);
  return (
    sky(press, sun, -90, 0) +
    circle(sun, -80, 330, inks.haze) +
    circle(sun, -80, 330, press.hatch(inks.salmon, 14, 1, 90)) +
    (Y > 600 || X > 700
      ? line(
          `M${n(-X)} ${n(Y - 130)}L-420 ${n(Y - 190)}L-330 ${n(Y - 150)}M330 ${n(Y - 170)}L460 ${n(Y - 250)}L${n(X)} ${n(Y - 300)}`,
          inks.red,
          9,
        )
      : '') +
    at(
      0,
      46,
      path(behind[style] ?? '', hair) +
        path(bust, coat) +
        path(
          'M40 150Q210 176 300 240Q350 290 366 900H130Q200 420 40 150Z',
          press.hatch(coat === inks.cream ? inks.mid : inks.dark, 12, 1.4),
        ) +
        clothes[dress] +
        head +
        (dress === 'roll' ? (clothes['roll'] ?? '') : ''),
      1.16,
    )
  );
}
