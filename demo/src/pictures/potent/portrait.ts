import { circle, ellipse, fill, move, n, path, rect, stroke, times } from '../marks.ts';
import { flood, hill, panel, sun } from './garden.ts';
import type { Scene } from './kit.ts';
import { fan, greens, leaf, sprig } from './leaves.ts';

const skins = [
  ['#f3cfae', '#dba57d', '#c4563f'],
  ['#e3b088', '#c4875b', '#b04a37'],
  ['#bb7c50', '#96592f', '#8f3a2b'],
  ['#8a5535', '#683b21', '#742e26'],
  ['#5e3a27', '#432617', '#8a3f34'],
] as const;
const hairs = ['#1d1713', '#3b2418', '#6b3d20', '#a9672f', '#d8b071', '#a7a195'];

/** A contributor, cut from paper. */
export const portrait: Scene = (garden) => {
  const { Y, hour, between, chance, pick } = garden;
  const [light, mid, dark] = greens(garden);
  const tone = Math.floor(between(0, skins.length));
  const [skin, shade, lip] = skins[tone] ?? skins[0];
  const hair = pick(tone > 2 ? [...hairs.slice(0, 2), hairs[5] ?? '#a7a195'] : hairs);
  const side = pick([-1, 1]);
  const w = between(112, 128);
  const jaw = between(138, 168);
  const face = `M${n(-w)}-80C${n(-w)}-190 ${n(w)}-190 ${n(w)}-80V10C${n(w)} 90 60 ${n(jaw)} 0 ${n(jaw)}S${n(-w)} 90 ${n(-w)} 10Z`;
  const plate = panel(garden);
  const greenery = pick([
    () =>
      [-1, 1]
        .map((s) =>
          move(
            s * 340,
            480,
            sprig(garden, pick(['oval', 'lance', 'heart'] as const), s > 0 ? mid : dark, {
              height: 720,
              pairs: 9,
              size: 1.5,
              lean: -s * 90,
            }),
          ),
        )
        .join(''),
    () =>
      [-1, 1]
        .map((s) => fan(garden, mid, 7)(s * 300, 160, 1.5, s * 42) + fan(garden, dark, 7)(s * 330, 400, 1.3, s * 70))
        .join(''),
    () => hill(garden, 130, 130, hour.sand, hour.dune, 5) + hill(garden, 230, 90, hour.leaf, hour.leafDark, 4),
    () => '',
  ]);
  const styles: ReadonlyArray<{ back: string; front: string; hat?: boolean } | null> = [
    {
      back: '',
      front: `M${n(-w - 8)}-50C${n(-w - 26)}-240 ${n(w + 26)}-240 ${n(w + 8)}-50L${n(w - 10)}-96Q0-150 ${n(-w + 10)}-96Z`,
    },
    {
      back: `M${n(-w - 40)} 250Q${n(-w - 90)}-250 0-250T${n(w + 40)} 250Z`,
      front: `M10-200C-90-190 ${n(-w - 10)}-120 ${n(-w - 22)} 30Q${n(-w - 60)}-230 4-234T${n(w + 22)} 30C${n(w + 10)}-120 70-150 10-200Z`,
    },
    {
      back: times(15, (i) => {
        const a = Math.PI * (0.86 + (i * 1.28) / 14);
        const [x, y] = [168 * Math.cos(a), -70 + 160 * Math.sin(a)];
        return `M${n(x - 62)} ${n(y)}a62 62 0 1 0 124 0a62 62 0 1 0-124 0Z`;
      }),
      front: `M${n(-w - 4)}-70Q-90-180 0-170T${n(w + 4)}-70Q60-128 0-122T${n(-w - 4)}-70Z`,
    },
    {
      back: `M${n(-w - 34)} 110Q${n(-w - 60)}-240 0-240T${n(w + 34)} 110Z`,
      front: `M${n(-w - 20)} 80Q${n(-w - 50)}-234 0-236T${n(w + 20)} 80L${n(w - 12)}-70Q0-100 ${n(-w + 12)}-70Z`,
    },
    {
      back: `M-62-206a66 66 0 1 1 124 0Z`,
      front: `M${n(-w - 6)}-40Q${n(-w - 20)}-218 0-218T${n(w + 6)}-40Q${n(w - 14)}-150 0-156T${n(-w - 6)}-40Z`,
    },
    {
      back: `M${n(side * 60)}-120C${n(side * 190)}-60 ${n(side * 150)} 160 ${n(side * 190)} 300Q${n(side * 120)} 330 ${n(side * 110)} 200L${n(side * 90)}-60Z`,
      front: `M${n(-w - 6)}-40Q${n(-w - 20)}-222 0-222T${n(w + 6)}-40Q${n(w - 20)}-150 0-150T${n(-w - 6)}-40Z`,
    },
    { back: '', front: '', hat: true },
    null,
  ];
  const style = pick(styles);
  const features =
    path(`M-80-44q26-20 54-4M26-48q28-16 54 4`, stroke(style && !style.hat ? hair : shade, 10)) +
    [-52, 52]
      .map(
        (x) =>
          path(`M${x - 22}-8q22-20 44 0q-22 16-44 0Z`, fill('#fffaf0')) +
          circle(x + side * 3, -8, 9, fill('#20190f')) +
          path(`M${x - 23}-9q23-22 46 0`, stroke('#20190f', 4.4)),
      )
      .join('') +
    path(`M${side * 4}-16Q${side * 34} 40 ${side * 2} 44H${-side * 14}`, stroke(shade, 6)) +
    path('M-36 88Q0 78 36 88Q0 114-36 88Z', fill(lip)) +
    circle(-74, 44, 22, fill(lip, 0.22)) +
    circle(74, 44, 22, fill(lip, 0.22));
  const beard = `M${n(-w)}-10Q${n(-w + 22)} 60-42 70Q0 60 42 70Q${n(w - 22)} 60 ${n(w)}-10V30C${n(w)} 110 60 ${n(jaw + 30)} 0 ${n(jaw + 34)}S${n(-w)} 110 ${n(-w)} 30ZM-36 88Q0 114 36 88Q0 80-36 88Z`;
  const glasses =
    [-52, 52].map((x) => circle(x, -8, 37, stroke(hour.bloom, 7))).join('') +
    path('M-15-12q15-10 30 0', stroke(hour.bloom, 7));
  const hat =
    path(`M-240-100Q0-180 240-100Q0-60-240-100Z`, fill(hour.sand)) +
    path('M-128-112Q-120-260 0-266T128-112Q0-150-128-112Z', fill(hour.sand)) +
    path('M-128-116Q0-156 128-116L124-150Q0-184-124-150Z', fill(hour.bloom)) +
    path('M20-264Q120-250 128-112L90-124Q90-220 20-264Z', fill(hour.dune, 0.6));
  const cloth = pick([hour.bloom, hour.leafDark, hour.sun, hour.petal, hour.leaf]);
  const trim = cloth === hour.petal ? hour.bloom : hour.petal;
  const wear = pick([
    () => path('M-92 214L0 320L92 214L58 196L0 256L-58 196Z', fill(trim)),
    () =>
      path(
        times(9, (i) => `M${-340 + i * 85} ${n(Y + 20)}L${-150 + i * 37} 230`),
        stroke(trim, 9, 0.6),
      ),
    () =>
      path('M-150 250V560M150 250V560', stroke(hour.earth, 46)) +
      circle(-150, 340, 15, fill(hour.sun)) +
      circle(150, 340, 15, fill(hour.sun)) +
      rect(-172, 380, 344, 300, fill(hour.earth)),
    () =>
      ellipse(0, 222, 122, 36, fill(trim)) +
      path(
        times(9, (i) => `M${-300 + i * 75} 360l20 26l20-26l20 26`),
        stroke(trim, 8),
      ),
  ]);
  const body = `M-380 ${n(Y + 30)}C-370 320-260 250-84 224L-66 120H66L84 224C260 250 370 320 380 ${n(Y + 30)}Z`;
  const earring = pick([
    () => circle(-w - 2, 40, 13, fill(hour.sun)) + circle(w + 2, 40, 13, fill(hour.sun)),
    () =>
      leaf(garden, 'oval', [hour.sun, hour.dune, hour.petal])(-w, 26, 0.5, 180) +
      leaf(garden, 'oval', [hour.sun, hour.dune, hour.petal])(w, 26, 0.5, 180),
    () => '',
    () => '',
  ]);
  return (
    flood(garden, pick([hour.paper, hour.wash, hour.leafDark])) +
    plate.body +
    (chance(0.6) ? sun(garden, side * between(0, 90), -110, between(190, 240)) : '') +
    greenery() +
    move(
      0,
      24,
      (style?.back ? path(style.back, fill(hair)) : '') +
        (style?.hat ? path('M-150 170Q-180-60-120-130H120Q180-60 150 170Q90 210 0 120T-150 170Z', fill(hair)) : '') +
        path(body, fill(cloth)) +
        garden.within(
          body,
          wear() + path(`M${side * 60} 230L${side * 400} 300V${n(Y + 30)}H${side * 120}Z`, fill(hour.deep, 0.16)),
        ) +
        path('M-64 90V214Q0 292 64 214V90Z', fill(shade)) +
        ellipse(-w - 2, -4, 18, 30, fill(skin)) +
        ellipse(w + 2, -4, 18, 30, fill(shade)) +
        earring() +
        path(face, fill(skin)) +
        garden.within(
          face,
          `<g transform="scale(${side} 1)">${path(`M34-200H200V200H10Q96 60 34-200Z`, fill(shade, 0.55))}</g>`,
        ) +
        ((!style || style === styles[0]) && chance(0.55)
          ? path(beard, `${fill(style ? hair : '#2b1f18')} fill-rule="evenodd"`)
          : '') +
        features +
        (style?.front ? path(style.front, fill(hair)) : '') +
        (style?.hat ? hat : '') +
        (chance(0.3) ? glasses : ''),
    ) +
    (chance(0.25) ? fan(garden, light, 5)(side * 150, 470, 0.6, side * 20) : '')
  );
};
