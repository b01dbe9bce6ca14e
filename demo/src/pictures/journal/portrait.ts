import { at, box, disc, n } from '../coarseMarks.ts';
import { circle, ellipse, line, type Press, path, ring, sky } from './ink.ts';
import { hairs, skins } from './people.ts';

const shade = '#141b4a/0.28';

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
        (dress === 'roll' ? (clothes.roll ?? '') : ''),
      1.16,
    )
  );
}
