import { at, times } from '../coarseMarks.ts';
import { circle, line, type Press, path, poly, rect, ring, sky } from './ink.ts';
import { skins } from './people.ts';

const shade = '#141b4a/0.28';

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
