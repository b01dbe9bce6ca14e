import { at, disc, times } from '../coarseMarks.ts';
import { circle, ellipse, line, type Press, path, poly, rect, ring, sky } from './ink.ts';
import { skins } from './people.ts';

const shade = '#141b4a/0.28';

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
