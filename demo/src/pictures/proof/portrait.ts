import { backdrop } from './grounds.ts';
import { at, type Bar, circle, ellipse, fill, line, metal, path, rect, type Scene, solid, times } from './kit.ts';

const skins = [
  ['#f4cfae', '#c98a68'],
  ['#e8b48c', '#a86a48'],
  ['#c98c5f', '#7f4a2c'],
  ['#a3683f', '#5c3219'],
  ['#7a4a2d', '#3d2010'],
  ['#5a3522', '#2b160c'],
] as const;
const hairs = [
  ['#1a1418', '#4a4152'],
  ['#3a1f14', '#7d4a2c'],
  ['#7a2f18', '#c8663a'],
  ['#b98a3e', '#f0d28a'],
  ['#8f8b8c', '#e4e0da'],
] as const;

type Sitter = { skin: readonly [string, string]; hair: readonly [string, string]; lips: string };
type Style = { behind(bar: Bar, sitter: Sitter): string; before(bar: Bar, sitter: Sitter): string };

const gloss = (bar: Bar, { hair }: Sitter): string =>
  bar.fade([hair[0], `${hair[1]}/49`, `${hair[0]}/49.5`, hair[0]], 8);

const bob: Style = {
  behind: (bar, s) =>
    path(
      'M-182 60C-215 -120 -200 -345 0 -350C200 -345 215 -120 182 60Q120 84 100 50V-120H-100V50Q-120 84 -182 60Z',
      fill(gloss(bar, s)),
    ),
  before: (bar, s) =>
    path(
      'M-150 -150C-156 -270 -80 -318 0 -318C80 -318 156 -270 150 -150Q100 -196 0 -196Q-100 -196 -150 -150Z',
      fill(gloss(bar, s)),
    ),
};
const waves: Style = {
  behind: (bar, s) =>
    path(
      'M-176 20C-230 -60 -150 -90 -190 -170C-220 -290 -110 -356 0 -352C120 -356 214 -286 188 -176C160 -90 226 -50 172 26C130 40 120 -40 110 -120H-110C-120 -40 -130 40 -176 20Z',
      fill(gloss(bar, s)),
    ),
  before: (bar, s) =>
    path(
      'M40 -322C-40 -340 -150 -300 -158 -130C-120 -170 -130 -210 -70 -214C0 -220 20 -270 40 -322ZM40 -322C120 -310 166 -250 158 -130C140 -200 80 -210 40 -322Z',
      fill(gloss(bar, s)),
    ) +
    path(
      'M-150 -210Q-110 -250 -60 -246M-136 -256Q-80 -296 -10 -290M90 -262Q130 -230 148 -180',
      line(s.hair[1], 7, 'stroke-linecap="round" opacity=".7"'),
    ),
};
const slick: Style = {
  behind: (bar, s) =>
    path('M-154 -120C-176 -300 -90 -356 0 -354C90 -356 176 -300 154 -120L130 -60H-130Z', fill(gloss(bar, s))),
  before: (bar, s) =>
    path(
      'M-146 -140C-150 -290 -60 -330 30 -326C120 -320 154 -250 146 -140Q134 -226 60 -244Q-60 -262 -96 -230Q-136 -200 -146 -140Z',
      fill(gloss(bar, s)),
    ) +
    path(
      'M-90 -260Q0 -316 100 -262M-60 -282Q20 -322 90 -290',
      line(s.hair[1], 6, 'stroke-linecap="round" opacity=".7"'),
    ),
};
const bun: Style = {
  behind: (bar, s) => circle(0, -372, 82, fill(gloss(bar, s))) + slick.behind(bar, s),
  before: (bar, s) =>
    path(
      'M-148 -130C-156 -260 -90 -322 0 -322C90 -322 156 -260 148 -130Q110 -250 0 -262Q-110 -250 -148 -130Z',
      fill(gloss(bar, s)),
    ) + path('M-60 -312Q0 -340 60 -312', line(bar.ink.gold, 16)),
};
const halo: Style = {
  behind: (_bar, s) =>
    times(15, (i) => {
      const angle = Math.PI * (0.86 + (1.28 * i) / 14);
      return circle(Math.cos(angle) * 178, -150 + Math.sin(angle) * 178, 74, fill(s.hair[0]));
    }) + circle(0, -190, 170, fill(s.hair[0])),
  before: (_bar, s) =>
    path(
      'M-146 -120C-160 -280 -70 -312 0 -308C70 -312 160 -280 146 -120C140 -200 100 -232 60 -226Q0 -250 -60 -226C-100 -232 -140 -200 -146 -120Z',
      fill(s.hair[0]),
    ) +
    times(9, (i) =>
      circle(-150 + i * 22, -270 - Math.sin((i / 8) * Math.PI) * 80, 20, line(s.hair[1], 4, 'opacity=".45"')),
    ),
};
const crop: Style = {
  behind: (_bar, s) => path('M-152 -110C-170 -300 -80 -342 0 -340C80 -342 170 -300 152 -110Z', fill(s.hair[0])),
  before: (bar, s) =>
    path(
      'M-146 -130L-148 -200C-140 -300 -60 -330 20 -326C110 -322 152 -270 148 -200L146 -130L126 -210Q40 -240 -40 -218L-122 -206Z',
      fill(gloss(bar, s)),
    ) + (bar.chance(0.6) ? beard(bar, s) : moustache(s)),
};
const cloche: Style = {
  behind: (bar, s) => bob.behind(bar, s),
  before: (bar) => {
    const felt = solid(bar, bar.ink.dark, bar.pick([bar.ink.pop, bar.ink.back, bar.ink.goldDeep]));
    return (
      path(
        'M-176 -130C-190 -330 -90 -386 0 -384C90 -386 190 -330 176 -130Q90 -186 0 -186Q-90 -186 -176 -130Z',
        fill(felt),
      ) +
      path(
        'M-178 -150Q-90 -214 0 -214Q90 -214 178 -150L178 -186Q90 -252 0 -252Q-90 -252 -178 -186Z',
        fill(metal(bar)),
      ) +
      at(
        120,
        -216,
        times(5, (i) =>
          path(
            'M0 0Q-16 -50 0 -84Q16 -50 0 0Z',
            `fill="${bar.ink.light}" stroke="${bar.ink.gold}" stroke-width="4" transform="rotate(${-70 + i * 35})"`,
          ),
        ),
      )
    );
  },
};
const fedora: Style = {
  behind: (bar, s) => slick.behind(bar, s),
  before: (bar) => {
    const felt = solid(bar, bar.ink.dark, bar.pick([bar.ink.back, bar.ink.goldDeep, bar.ink.ground]));
    return (
      path('M-156 -196C-160 -380 -90 -420 -30 -390Q0 -376 30 -390C90 -420 160 -380 156 -196Z', fill(felt)) +
      path('M-158 -206H158V-250H-158Z', fill(bar.ink.dark)) +
      path('M-250 -190Q-120 -250 0 -236Q120 -250 250 -190Q120 -172 0 -176Q-120 -172 -250 -190Z', fill(felt)) +
      path('M-250 -190Q-120 -172 0 -176Q120 -172 250 -190', line(bar.ink.gold, 4))
    );
  },
};
const turban: Style = {
  behind: () => '',
  before: (bar) => {
    const cloth = solid(bar, bar.ink.dark, bar.pick([bar.ink.pop, bar.ink.gold, bar.ink.back]));
    return (
      path(
        'M-160 -130C-210 -330 -90 -400 0 -396C90 -400 210 -330 160 -130Q120 -214 0 -226Q-120 -214 -160 -130Z',
        fill(cloth),
      ) +
      path(
        'M-164 -160C-60 -300 60 -340 120 -350M-176 -220C-80 -330 0 -370 70 -388M164 -160C60 -300 -40 -330 -110 -352',
        line(bar.ink.dark, 5, 'opacity=".5"'),
      ) +
      circle(0, -268, 30, fill(metal(bar))) +
      circle(0, -268, 14, fill(bar.ink.pop))
    );
  },
};
const bald: Style = {
  behind: () => '',
  before: (bar, s) => (bar.chance(0.5) ? moustache(s) : beard(bar, s)),
};
const styles: readonly Style[] = [bob, waves, slick, bun, halo, crop, cloche, fedora, turban, bald, crop, slick];

const moustache = (s: Sitter): string =>
  path('M0 26C-24 14 -56 22 -84 44C-52 50 -20 48 0 40C20 48 52 50 84 44C56 22 24 14 0 26Z', fill(s.hair[0]));
const beard = (bar: Bar, s: Sitter): string =>
  path(
    'M-142 -110C-146 0 -120 96 -50 132Q0 150 50 132C120 96 146 0 142 -110C126 -30 96 20 60 26Q0 8 -60 26C-96 20 -126 -30 -142 -110ZM-44 52Q0 40 44 52Q0 78 -44 52Z',
    `fill="${gloss(bar, s)}" fill-rule="evenodd"`,
  );

function face(bar: Bar, s: Sitter, glasses: boolean): string {
  const [light, shade] = s.skin;
  const eye = (side: number): string =>
    `<g transform="scale(${side} 1)">` +
    path('M28 -98Q62 -128 100 -96Q64 -80 28 -98Z', fill('#fbf3e2')) +
    circle(64, -101, 15, fill('#2a1a12')) +
    circle(69, -106, 4.5, fill('#ffffff')) +
    path('M24 -98Q60 -138 106 -98Q64 -118 24 -98Z', fill(side < 0 ? shade : '#00000055')) +
    path('M24 -97Q60 -130 104 -97', line('#1a0f0a', 6, 'stroke-linecap="round"')) +
    path('M22 -144Q66 -176 116 -140', line(s.hair[0], 8, 'stroke-linecap="round"')) +
    '</g>';
  const frames = [-1, 1]
    .map((side) =>
      circle(
        side * 66,
        -100,
        52,
        `fill="${bar.ink.light}" fill-opacity=".16" stroke="${bar.ink.gold}" stroke-width="7"`,
      ),
    )
    .join('');
  return (
    [-1, 1].map((side) => ellipse(side * 148, -80, 20, 40, fill(side < 0 ? light : shade))).join('') +
    path(
      'M-144 -180C-150 -50 -112 60 -40 102Q0 122 40 102C112 60 150 -50 144 -180C144 -350 -144 -350 -144 -180Z',
      fill(bar.fade([light, `${light}/50`, `${shade}/50.5`, shade])),
    ) +
    path('M-144 -60C-130 20 -100 76 -40 102Q-70 30 -144 -60Z', fill(`${shade}" opacity=".45`)) +
    path('M0 -132L38 -16Q24 10 0 6Z', fill(light)) +
    path('M0 6Q-30 8 -34 -14', line(shade, 6, 'stroke-linecap="round"')) +
    eye(-1) +
    eye(1) +
    path('M-46 50Q-22 30 0 40Q22 30 46 50Q0 54 -46 50Z', fill(s.lips)) +
    path('M-46 50Q0 54 46 50Q20 80 0 78Q-20 80 -46 50Z', fill(`${s.lips}" opacity=".8`)) +
    (glasses ? `${frames}${path('M-14 -108Q0 -120 14 -108', line(bar.ink.gold, 7))}` : '')
  );
}

/** Shoulders from y = 120 down, in one of five dresses. */
function dress(bar: Bar, s: Sitter): string {
  const { ink } = bar;
  const bust = 'M-92 190C-230 220 -380 270 -420 420L-460 760H460L420 420C380 270 230 220 92 190Q0 250 -92 190Z';
  const cloth = (colour: string): string => path(bust, fill(solid(bar, ink.dark, colour)));
  const bow = path('M0 236L-86 196V284ZM0 236L86 196V284Z', fill(ink.dark)) + rect(-16, 218, 32, 36, fill(ink.dark));
  const kinds = [
    () =>
      cloth('#2b2f45') +
      path(
        'M-100 196L0 560L100 196Q0 250 -100 196Z',
        fill(bar.fade(['#fffaf0', '#fffaf0/50', '#d8ccb4/50.5', '#d8ccb4'])),
      ) +
      path(
        'M-110 190L-190 300L-110 330L0 600L-60 300ZM110 190L190 300L110 330L0 600L60 300Z',
        `fill="${ink.dark}" stroke="${ink.gold}" stroke-width="3"`,
      ) +
      bow +
      [330, 400].map((y) => circle(0, y, 9, fill(ink.gold))).join(''),
    () =>
      path(bust, fill(bar.fade([s.skin[0], `${s.skin[0]}/50`, `${s.skin[1]}/50.5`, s.skin[1]]))) +
      path(
        'M-430 460Q-250 330 -210 330Q-120 470 0 480Q120 470 210 330Q250 330 430 460L470 760H-470Z',
        fill(solid(bar, ink.dark, ink.pop)),
      ) +
      path('M-210 330Q-120 470 0 480Q120 470 210 330', line(ink.gold, 7)) +
      times(13, (i) => {
        const t = -1 + i / 6;
        return circle(t * 118, 330 - t * t * 118, 14, fill(solid(bar, '#c9b48c', '#ffffff')));
      }),
    () =>
      path(bust, fill(bar.fade(['#fffaf0', '#fffaf0/50', '#cfc2a8/50.5', '#cfc2a8']))) +
      path('M-250 250L-110 200L0 470L110 200L250 250L280 760H-280Z', fill(solid(bar, ink.dark, ink.ground))) +
      path('M-110 200L0 470L110 200', line(ink.gold, 5)) +
      bow +
      [530, 600].map((y) => circle(0, y, 10, fill(ink.gold))).join(''),
    () =>
      cloth(ink.pop) +
      path('M-100 120H100L112 236Q0 290 -112 236Z', fill(solid(bar, ink.dark, ink.pop))) +
      times(3, (i) =>
        path(`M-104 ${150 + i * 30}Q0 ${190 + i * 32} 104 ${150 + i * 30}`, line(ink.dark, 4, 'opacity=".4"')),
      ),
    () =>
      cloth(ink.back) +
      path(
        'M-96 190Q0 470 96 190L150 210Q80 560 0 600Q-80 560 -150 210Z',
        fill(bar.fade([ink.gold, ink.light, ink.goldDeep])),
      ) +
      path('M-96 190Q0 470 96 190Z', fill(s.skin[1])),
  ];
  return bar.pick(kinds)();
}

export const portrait: Scene = (bar) => {
  const sitter: Sitter = {
    skin: bar.pick(skins),
    hair: bar.pick(hairs),
    lips: bar.pick(['#a8322f', '#8f3b3a', '#b5534a', '#7a2430']),
  };
  const style = bar.pick(styles);
  const turn = bar.between(-6, 6);
  const behind = at(0, 0, style.behind(bar, sitter), 1, turn);
  const neck = path(
    'M-74 40H74L92 200Q0 262 -92 200Z',
    fill(bar.fade([sitter.skin[0], `${sitter.skin[1]}/50`, sitter.skin[1]])),
  );
  const glasses = bar.chance(0.22);
  const earrings = bar.chance(0.4)
    ? [-152, 152].map((x) => path(`M${x} -34l16 44l-16 26l-16 -26Z`, fill(metal(bar)))).join('')
    : '';
  const head = at(0, 0, face(bar, sitter, glasses) + style.before(bar, sitter) + earrings, 1, turn);
  const body = behind + neck + dress(bar, sitter) + head;
  return `${backdrop(bar, 0, -110)}<g transform="translate(0 ${bar.Y > 560 ? 40 : 66}) scale(${bar.Y > 560 ? 1.02 : 0.92})">${body}</g>`;
};
