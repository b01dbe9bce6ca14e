import { circle, ellipse, fill, mirror, move, n, path, rect, stroke, times } from './marks.ts';
import type { Scene } from './potentKit.ts';
import { birds, fan, flood, greens, hill, leaf, panel, sprig, sun, tuft } from './potentPlants.ts';

const skins = [
  ['#f2c9a5', '#d59b74'],
  ['#d9a06f', '#b37648'],
  ['#a9683f', '#834a2b'],
  ['#7a4a30', '#5a321f'],
  ['#593726', '#3d2418'],
] as const;

/** Two hands and something small that lives. */
export const hands: Scene = (garden) => {
  const { hour, between, chance, pick, Y } = garden;
  const [light, mid, dark] = greens(garden);
  const [skin, shade] = pick(skins);
  const plate = panel(garden);
  const finger = (i: number): string =>
    move(
      262 - i * 12,
      92 + i * 47,
      rect(-236 + i * 16, -27, 250 - i * 16, 54, fill(skin), 27) + path(`M${-206 + i * 16} 27H10`, stroke(shade, 5)),
      -17 - i * 4,
    );
  const half =
    path(`M120 ${n(Y + 40)}C140 420 90 340 60 290L270 70Q326 150 304 260C290 330 262 380 262 ${n(Y + 40)}Z`, fill(skin)) +
    path(`M262 ${n(Y + 40)}C262 380 290 330 304 260Q322 160 276 84Q290 200 250 280T214 ${n(Y + 40)}Z`, fill(shade, 0.7)) +
    times(4, finger) +
    move(262, 84, rect(-150, -26, 172, 52, fill(skin), 26) + path('M-120 26H0', stroke(shade, 5)), 9) +
    path(`M104 ${n(Y + 40)}L112 440Q190 476 276 438L290 ${n(Y + 40)}Z`, fill(hour.bloom)) +
    path('M112 456Q190 492 276 454', stroke(hour.petal, 6));
  const soil =
    path('M-190 110Q-150 40-70 46Q0 10 76 44Q150 40 190 112Q100 190 0 180T-190 110Z', fill(hour.earth)) +
    path(
      times(22, () => `M${n(between(-140, 140))} ${n(between(60, 140))}h0`),
      stroke(hour.sand, 6, 0.7),
    );
  const young = leaf(garden, 'oval', light);
  const plant = pick([
    () =>
      soil +
      path('M0 60Q-8-60 0-170', stroke(hour.leaf, 13)) +
      young(0, -60, 1.1, 70) +
      young(0, -60, 1.1, -70, true) +
      fan(garden, mid, 5)(0, -170, 0.9),
    () =>
      soil + path('M0 60Q-8-20 0-90', stroke(hour.leaf, 13)) + young(0, -84, 1.7, 50) + young(0, -84, 1.7, -50, true),
    () =>
      times(11, (i) =>
        ellipse(
          -110 + i * 22,
          62 - Math.sin((i / 10) * Math.PI) * 44,
          19,
          25,
          fill([hour.earth, hour.dune, hour.sand][i % 3] ?? hour.earth),
        ),
      ) +
      times(8, (i) =>
        ellipse(
          -80 + i * 22,
          20 - Math.sin((i / 7) * Math.PI) * 30,
          17,
          23,
          fill([hour.dune, hour.earth][i % 2] ?? hour.earth),
        ),
      ),
    () =>
      [-2, -1, 0, 1, 2]
        .map((s) => fan(garden, s % 2 ? dark : mid, 5)(s * 20, 40, 0.95 - Math.abs(s) * 0.1, s * 30))
        .join(''),
  ]);
  return (
    flood(garden, hour.paper) +
    plate.body +
    sun(garden, 0, -130, between(130, 180)) +
    (chance(0.5)
      ? [-1, 1]
          .map((s) =>
            move(
              s * 430,
              500,
              sprig(garden, pick(['oval', 'lance', 'lobed'] as const), dark, {
                height: 620,
                pairs: 8,
                size: 1.2,
                lean: -s * 90,
              }),
            ),
          )
          .join('')
      : birds(garden, 300, -260)) +
    mirror(half) +
    plant() +
    half
  );
};

/** Tools laid out on the bench after the work. */
export const tools: Scene = (garden) => {
  const { X, Y, hour, between, chance, pick } = garden;
  const [light, mid, dark] = greens(garden);
  const wood = (w: number, h: number): string =>
    rect(-w / 2, 0, w, h, fill(hour.dune), w / 2) + path(`M0 ${n(h * 0.2)}V${n(h * 0.8)}`, stroke(hour.earth, 4));
  const iron = hour.deep;
  const trowel =
    wood(44, 170) +
    rect(-11, -90, 22, 96, fill(iron)) +
    path('M-62-90C-70-220-30-300 0-330C30-300 70-220 62-90Q0-60-62-90Z', fill(iron)) +
    path('M0-300V-110', stroke(hour.dune, 6));
  const fork =
    wood(44, 170) +
    rect(-11, -80, 22, 86, fill(iron)) +
    path('M-66-90H66M-66-90V-290M0-90V-310M66-90V-290', stroke(iron, 21));
  const shears =
    path('M-10-20Q-90 120-70 240M10-20Q90 120 70 240', stroke(hour.bloom, 32)) +
    path('M-24 0L40-250Q54-120 24 10Z', fill(iron)) +
    path('M24 0L-34-230Q-60-110-24 10Z', fill(hour.earth)) +
    circle(0, -20, 24, fill(hour.dune)) +
    circle(0, -20, 9, fill(iron));
  const twine =
    circle(0, 0, 104, fill(hour.sand)) +
    times(8, (i) => ellipse(0, 0, 100, 22 + i * 11, `${stroke(hour.dune, 4)} transform="rotate(${i * 22})"`)) +
    path('M86 50Q190 80 150 170T230 270', stroke(hour.sand, 8));
  const can =
    path('M-130-60H90V140H-130Z', fill(hour.leaf)) +
    path('M20-60H90V140H40Z', fill(hour.leafDark)) +
    path('M90 60L220-110L250-84L90 130Z', fill(hour.leaf)) +
    ellipse(240, -104, 26, 54, `${fill(hour.leafDark)} transform="rotate(38 240 -104)"`) +
    path('M-120-60Q-110-190-10-190T80-60', stroke(hour.leafDark, 21)) +
    path('M-130-30H90M-130 110H90', stroke(hour.petal, 6));
  const glove =
    path(
      'M-70 150V-10Q-130-40-140-100Q-110-140-70-70V-180Q-40-220-20-180V-210Q10-250 34-206V-170Q64-190 80-150V20L70 150Z',
      fill(hour.petal),
    ) +
    path('M-20-180V-60M34-190V-60', stroke(hour.dune, 5)) +
    rect(-78, 140, 156, 60, fill(hour.bloom), 12);
  const packet =
    rect(-90, -130, 180, 260, fill(hour.petal), 6) +
    rect(-90, -130, 180, 56, fill(hour.bloom), 6) +
    fan(garden, mid, 5)(0, 70, 0.62) +
    path('M-50 104H50', stroke(hour.earth, 6));
  const book =
    rect(-150, -110, 300, 220, fill(hour.bloom), 8) +
    rect(-136, -100, 282, 200, fill(hour.petal), 4) +
    path('M0-100V100', stroke(hour.dune, 6)) +
    leaf(garden, 'lobed', mid)(-70, 70, 1.3, 8) +
    path(
      times(6, (i) => `M24 ${-64 + i * 26}h${i % 3 ? 96 : 70}`),
      stroke(hour.earth, 4),
    );
  const all = [trowel, fork, shears, twine, can, glove, packet, book];
  const start = Math.floor(between(0, all.length));
  const item = (i: number): string => all[(start + i * 3) % all.length] ?? trowel;
  const places = pick([
    [
      [-330, 20, -14, 0.95],
      [0, 40, 4, 1.1],
      [330, 10, 16, 0.95],
    ],
    [
      [-230, -30, 20, 1],
      [230, 60, -24, 1.1],
      [0, -10, 90, 0.7],
    ],
    [
      [-360, 60, 8, 0.85],
      [-120, 10, -8, 1],
      [130, 40, 12, 1],
      [370, 20, -10, 0.85],
    ],
  ] as const);
  const board = pick([hour.sand, hour.wash, hour.leafDark, hour.earth]);
  return (
    flood(garden, board) +
    path(
      times(7, (i) => `M${n(-X)} ${n(-Y + ((i + 1) * Y) / 4)}H${n(X)}`),
      stroke(hour.deep, 4, 0.3),
    ) +
    path(
      times(22, () => `M${n(between(-X, X))} ${n(between(-Y, Y))}h${n(between(60, 190))}`),
      stroke(hour.deep, 2.4, 0.22),
    ) +
    (chance(0.5) ? circle(0, 0, 360, fill(hour.sun, 0.5)) : rect(-480, -300, 960, 600, fill(hour.petal, 0.5), 20)) +
    [-1, 1]
      .map((s) =>
        move(
          s * (X - 60),
          s * 380,
          sprig(garden, pick(['oval', 'lance', 'lobed'] as const), s > 0 ? light : dark, {
            height: 460,
            pairs: 7,
            size: 1.3,
            lean: 80,
          }),
          s * -70 - 20,
        ),
      )
      .join('') +
    places.map(([x, y, turn, s], i) => move(x, y, item(i), turn, s)).join('') +
    path(
      times(9, () => `M${n(between(-300, 300))} ${n(between(-260, 300))}h0`),
      stroke(hour.earth, 15),
    )
  );
};

/** Yarn on the loom, rope on the hook: the plant as a fibre. */
export const loom: Scene = (garden) => {
  const { X, Y, hour, between, chance, pick } = garden;
  const [, mid, dark] = greens(garden);
  const colours = [hour.bloom, hour.sand, hour.leaf, hour.petal, hour.sun, hour.dune, hour.leafDark];
  const w = between(260, 310);
  const motif = Math.floor(between(0, 4));
  let y = 290;
  const bands = times(9, (i) => {
    const h = between(34, 62);
    y -= h;
    const base = colours[(i * 3 + motif) % colours.length] ?? hour.sand;
    const over = colours[(i * 3 + motif + 2) % colours.length] ?? hour.bloom;
    const count = Math.floor((2 * w) / 40);
    const sign = [
      () =>
        path(
          times(count, (k) => `M${n(-w + k * 40)} ${n(y + h)}l20 ${n(-h)}l20 ${n(h)}Z`),
          fill(over),
        ),
      () =>
        path(
          times(
            count,
            (k) => `M${n(-w + 20 + k * 40)} ${n(y + 6)}l14 ${n(h / 2 - 6)}l-14 ${n(h / 2 - 6)}l-14 ${n(6 - h / 2)}Z`,
          ),
          fill(over),
        ),
      () =>
        path(
          times(3, (k) => `M${n(-w)} ${n(y + (h * (k + 0.5)) / 3)}H${n(w)}`),
          `${stroke(over, 7)} stroke-dasharray="16 12"`,
        ),
      () => '',
    ][(i + motif) % 4];
    return rect(-w, y, 2 * w, h + 1, fill(base)) + (sign?.() ?? '');
  });
  const weave =
    bands +
    path(
      times(26, (i) => `M${n(-w + (i * w) / 13 + 4)} 290V${n(y)}`),
      stroke(hour.deep, 1.6, 0.3),
    );
  const warp = path(
    times(27, (i) => `M${n(-w + (i * w) / 13)} -400V${n(y)}M${n(-w + (i * w) / 13)} 290V400`),
    stroke(hour.petal, 3.4),
  );
  const post = rect(-w - 70, -470, 46, 960, fill(hour.earth), 8) + rect(w + 24, -470, 46, 960, fill(hour.earth), 8);
  const beam = (at: number): string =>
    rect(-w - 110, at, 2 * w + 220, 46, fill(hour.dune), 20) +
    path(`M${n(-w - 90)} ${at + 30}H${n(w + 90)}`, stroke(hour.earth, 5, 0.7));
  const skein = (x: number, top: number, colour: string): string =>
    move(
      x,
      top,
      path('M0-120V0', stroke(hour.deep, 5)) +
        path('M-34 10Q-70 130-40 250Q0 290 40 250Q70 130 34 10Q0-20-34 10Z', fill(colour)) +
        path(
          times(5, (i) => `M${-24 + i * 12} 4Q${-50 + i * 25} 130 ${-26 + i * 13} 262`),
          stroke(hour.deep, 2.6, 0.4),
        ) +
        rect(-34, 26, 68, 26, fill(hour.petal), 10),
    );
  const shuttle =
    path('M-120 0Q0-50 120 0Q0 50-120 0Z', fill(hour.dune)) + path('M-60 0Q0-22 60 0Q0 22-60 0Z', fill(hour.bloom));
  const stalks = [-1, 1]
    .map((s) =>
      move(
        s * (X > 700 ? 590 : 470),
        520,
        sprig(garden, 'toothed', s > 0 ? mid : dark, { height: 700, pairs: 9, size: 1.4, lean: -s * 60 }),
      ),
    )
    .join('');
  return (
    flood(garden, pick([hour.wash, hour.paper, hour.leafDark])) +
    (chance(0.6) ? sun(garden, 0, -120, 330) : rect(-X, -Y, 2 * X, Y * 0.8, fill(hour.petal, 0.4))) +
    rect(-X, 420, 2 * X, Y, fill(hour.dune)) +
    stalks +
    post +
    warp +
    weave +
    beam(-430) +
    beam(370) +
    rect(-w - 40, y - 30, 2 * w + 80, 20, fill(hour.bloom), 10) +
    move(between(-90, 90), y - 66, shuttle, between(-8, 8)) +
    skein(-w - 150, -300, pick(colours)) +
    skein(w + 150, -300, pick(colours)) +
    [0, 1, 2]
      .map(
        (i) =>
          circle(-w - 170 + i * 70, 440, 48, fill(colours[(i + motif) % 7] ?? hour.sun)) +
          path(
            times(4, (k) => `M${n(-w - 206 + i * 70)} ${420 + k * 13}q36 20 72 0`),
            stroke(hour.deep, 3, 0.4),
          ),
      )
      .join('')
  );
};

/** An afternoon between two trees. */
export const hammock: Scene = (garden) => {
  const { X, Y, hour, between, chance, pick } = garden;
  const [light, mid, dark] = greens(garden);
  const side = pick([-1, 1]);
  const [skin] = pick(skins);
  const cloth = pick([hour.bloom, hour.sun, hour.petal]);
  const trunk = (s: number): string =>
    path(
      `M${s * 420} 520Q${s * 380} 60 ${s * 440} ${n(-Y - 20)}H${s * 520}Q${s * 470} 60 ${s * 530} 520Z`,
      fill(hour.earth),
    ) +
    path(
      `M${s * 450} 420Q${s * 420} 60 ${s * 470}-480M${s * 490} 460Q${s * 450} 100 ${s * 490}-300`,
      stroke(hour.deep, 5, 0.5),
    );
  const blades = [leaf(garden, 'oval', mid), leaf(garden, 'oval', dark), leaf(garden, 'oval', light)];
  const crown = (s: number): string =>
    times(
      20,
      (i) =>
        blades[i % 3]?.(
          s * (440 + between(-260, 210)),
          -390 + between(-150, 130),
          between(1.2, 2),
          between(90, 270),
        ) ?? '',
    );
  const net = 'M-400-60Q0 330 400-60Q0 420-400-60Z';
  const person =
    path('M-236 92Q-200 40-150 70L60 150Q170 150 250 60L276 84Q190 210 60 206L-160 150Z', fill(hour.leafDark)) +
    path('M-240 96Q-190 30-130 66L-30 116Q-50 170-110 160L-210 140Z', fill(hour.petal)) +
    path('M-150 90Q-110 30-60 40L-70 66Q-100 70-120 116Z', fill(skin)) +
    path('M250 60q24-40 44-44q10 30-18 68Z', fill(skin)) +
    circle(-252, 62, 40, fill(skin)) +
    ellipse(-266, 40, 74, 19, `${fill(hour.sand)} transform="rotate(-24 -266 40)"`) +
    path('M-300 46Q-306-6-262-16T-226 14Z', fill(hour.sand)) +
    path('M-84 20L0 46L-14 92L-96 64Z', fill(hour.bloom)) +
    path('M-40 34L-54 78', stroke(hour.petal, 5));
  const scene = pick([
    () => hill(garden, 130, 150, hour.wash, hour.sand, 5) + hill(garden, 210, 90, hour.sand, hour.dune, 4),
    () =>
      rect(-X, 40, 2 * X, 200, fill(hour.leaf)) +
      path(
        times(8, (i) => `M${-100 - i * 10} ${60 + i * 20}h${200 + i * 20}`),
        stroke(hour.sun, 8),
      ) +
      hill(garden, 210, 60, hour.sand, hour.dune, 4),
    () => hill(garden, 140, 190, hour.leaf, hour.leafDark, 6) + hill(garden, 220, 120, hour.leafLight, hour.leaf, 4),
  ]);
  return (
    flood(garden, hour.paper) +
    sun(garden, side * between(0, 130), between(-120, -40), between(120, 170)) +
    birds(garden, -side * 140, -180) +
    scene() +
    path(`M${n(-X)} 300Q0 250 ${n(X)} 310V${n(Y)}H${n(-X)}Z`, fill(hour.leaf)) +
    path(
      times(30, () => `M${n(between(-X, X))} ${n(between(310, Y))}l7-18`),
      stroke(hour.leafLight, 5),
    ) +
    ellipse(0, 400, 300, 26, fill(hour.deep, 0.3)) +
    trunk(-1) +
    trunk(1) +
    path('M-450-110L-400-60M450-110L400-60', stroke(hour.deep, 9)) +
    `<g transform="scale(${side} 1)">${move(20, 30, person)}</g>` +
    path(net, fill(cloth)) +
    garden.within(
      net,
      path(
        times(18, (i) => `M${-400 + i * 47}-60q${(8.5 - i) * 8} 200 ${(8.5 - i) * 20} 460`),
        stroke(hour.deep, 3.4, 0.35),
      ) + path('M-400 0Q0 390 400 0', stroke(hour.petal, 12)),
    ) +
    path(
      times(21, (i) => {
        const t = i / 20;
        return `M${n(-360 + 720 * t)} ${n(-60 + 4 * 195 * t * (1 - t) * 0.94 + 34)}v${n(34)}`;
      }),
      stroke(cloth, 5),
    ) +
    crown(-1) +
    crown(1) +
    (chance(0.5)
      ? move(
          -side * 250,
          410,
          path('M-40-50H40V0H-40Z', fill(hour.bloom)) +
            path('M-44-56H44', stroke(hour.petal, 12)) +
            ellipse(0, -74, 16, 16, fill(hour.sun)),
        )
      : '') +
    tuft(garden, side * 330, 470, 160, hour.leafDark, 24)
  );
};
