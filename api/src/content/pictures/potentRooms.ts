import { circle, ellipse, fill, move, n, path, rect, stroke, times } from './marks.ts';
import type { Garden, Scene } from './potentKit.ts';
import { birds, fan, flood, gardener, greens, hill, leaf, pot, sprig, sun, tuft } from './potentPlants.ts';

/** What is out of the window, drawn inside `d`. */
function view(garden: Garden, d: string, at: number): string {
  const { hour, pick } = garden;
  return (
    garden.within(
      d,
      path(d, fill(hour.wash)) +
        sun(garden, at, -120, 90) +
        pick([
          () => hill(garden, 40, 110, hour.sand, hour.dune, 5) + hill(garden, 110, 80, hour.leaf, hour.leafDark, 4),
          () =>
            rect(-900, -10, 1800, 300, fill(hour.leaf)) +
            path(
              times(6, (i) => `M${at - 60 - i * 8} ${10 + i * 22}h${120 + i * 16}`),
              stroke(hour.sun, 7),
            ) +
            hill(garden, 130, 60, hour.dune, hour.earth, 3),
          () =>
            times(
              9,
              (i) =>
                rect(-420 + i * 100, -60 + ((i * 47) % 90), 78, 300, fill(i % 2 ? hour.dune : hour.sand)) +
                rect(-396 + i * 100, -20 + ((i * 47) % 90), 16, 24, fill(hour.petal)),
            ),
        ])(),
    ) + path(d, stroke(hour.earth, 20))
  );
}

/** A sill, a window and the plants that live there. */
export const windowsill: Scene = (garden) => {
  const { X, Y, hour, between, chance, pick } = garden;
  const [light, mid, dark] = greens(garden);
  const frame = pick([
    'M-330 210V-400H330V210Z',
    'M-300 210V-130A300 300 0 0 1 300-130V210Z',
    'M-430 210V-330H430V210Z',
  ]);
  const heart = leaf(garden, 'heart', light);
  const clay = (w: number, h: number): string =>
    pot(garden, w, h, pick([hour.bloom, hour.dune, hour.petal]), hour.earth, pick([hour.petal, hour.deep]));
  const plants = [
    () =>
      clay(150, 130) +
      move(
        0,
        -130,
        fan(garden, mid, 7)(0, -130, 0.95) +
          fan(garden, dark, 5)(-20, -60, 0.75, -54) +
          fan(garden, dark, 5)(20, -60, 0.75, 54) +
          path('M0 10V-140', stroke(hour.leafDark, 8)),
      ),
    () => clay(120, 96) + tuft(garden, 0, -96, 220, hour.leafDark, 22),
    () => clay(130, 100) + times(9, (i) => heart(0, -100, 0.95 + (i % 3) * 0.2, (i - 4) * 26)),
    () => clay(110, 110) + move(0, -110, sprig(garden, 'oval', mid, { height: 250, pairs: 6, size: 0.9, lean: 36 })),
    () =>
      clay(140, 84) +
      path('M-42-84Q-50-190-34-210Q-16-230 4-200Q44-200 40-84Z', fill(hour.leaf)) +
      path(
        times(5, (i) => `M${-30 + i * 15} -90V-190`),
        `${stroke(hour.petal, 4)} stroke-dasharray="1 14"`,
      ) +
      circle(-10, -216, 17, fill(hour.bloom)),
  ];
  const start = Math.floor(between(0, 5));
  const row = [-250, -10, 235]
    .map((x, i) => move(x + between(-20, 20), 214, plants[(start + i * 2) % 5]?.() ?? ''))
    .join('');
  const cup =
    path('M-44-70H44Q44 0 0 0T-44-70Z', fill(hour.petal)) +
    path('M44-58q34 0 26 26q-8 18-34 14', stroke(hour.petal, 10)) +
    ellipse(0, -70, 44, 9, fill(hour.earth)) +
    path('M-14-92q-16-26 0-50t0-50M14-92q-16-26 0-50t0-50', stroke(hour.petal, 6, 0.8));
  const cat =
    path('M-70 0Q-84-90-40-120L-50-170L-20-144H8L34-168L30-116Q76-70 66 0Z', fill(hour.deep)) +
    path('M60-8Q130 0 120 70', stroke(hour.deep, 20)) +
    path('M-26-122h8M6-122h8', stroke(hour.sun, 6));
  return (
    flood(garden, pick([hour.sand, hour.dune, hour.petal])) +
    path(
      times(24, (i) => `M${n(-X + (i * X) / 11.5)} ${n(-Y)}V${n(Y)}`),
      `${stroke(hour.earth, 2.4, 0.3)} stroke-dasharray="2 26"`,
    ) +
    view(garden, frame, between(-120, 120)) +
    garden.within(frame, path('M0-460V220M-460-110H460', stroke(hour.earth, 13))) +
    rect(-X, 210, 2 * X, 40, fill(hour.petal)) +
    rect(-X, 250, 2 * X, 14, fill(hour.earth, 0.6)) +
    rect(-X, 264, 2 * X, Y, fill(hour.earth, 0.22)) +
    [-1, 1]
      .map(
        (s) =>
          path(`M${s * X} ${n(-Y)}H${s * 440}Q${s * 400}-100 ${s * 470} 206H${s * X}Z`, fill(hour.bloom, 0.9)) +
          path(
            times(4, (i) => `M${s * (480 + i * 60)} ${n(-Y)}Q${s * (450 + i * 60)}-60 ${s * (506 + i * 60)} 206`),
            stroke(hour.earth, 4, 0.5),
          ),
      )
      .join('') +
    row +
    (chance(0.5) ? move(pick([-120, 125]), 214, cup, 0, 0.85) : move(pick([-125, 122]), 212, cat, 0, 0.8))
  );
};

/** Shelves of jars, and bundles hung up to dry. */
export const apothecary: Scene = (garden) => {
  const { X, Y, hour, between, pick } = garden;
  const [light, mid, dark] = greens(garden);
  const bud = garden.stamp(
    path('M0 0C-40-10-44-70-14-92Q0-118 14-92C44-70 40-10 0 0Z', fill(hour.leaf)) +
      path('M0 0C40-10 44-70 14-92Q6-50 0 0Z', fill(hour.leafDark)) +
      path('M-16-40q-12-12-8-26M6-60q14-10 10-26M-4-20q-16-4-20-18', stroke(hour.bloom, 4)),
  );
  const blade = leaf(garden, 'lance', light);
  const jar = (x: number, base: number, w: number, h: number, kind: number): string => {
    const d = `M${n(-w / 2)} ${n(-h * 0.84)}Q${n(-w / 2)} ${n(-h * 0.94)} ${n(-w * 0.34)} ${n(-h)}H${n(w * 0.34)}Q${n(w / 2)} ${n(-h * 0.94)} ${n(w / 2)} ${n(-h * 0.84)}V-10Q${n(w / 2)} 0 ${n(w / 2 - 10)} 0H${n(-w / 2 + 10)}Q${n(-w / 2)} 0 ${n(-w / 2)}-10Z`;
    const stuff = [
      () =>
        times(7, (i) =>
          bud(-w * 0.3 + (i % 3) * w * 0.3, -8 - Math.floor(i / 3) * h * 0.25, w / 190, between(-40, 40)),
        ),
      () =>
        rect(-w, -h * 0.62, 2 * w, h, fill(hour.sun)) +
        path(`M${n(-w)} ${n(-h * 0.62)}q${n(w / 2)} 12 ${n(w)} 0t${n(w)} 0`, stroke(hour.petal, 6)),
      () => times(9, (i) => blade(-w * 0.34 + (i % 5) * w * 0.17, -6, h / 150, (i - 4) * 7)),
      () =>
        path(
          times(30, () => `M${n(between(-w * 0.42, w * 0.42))} ${n(between(-h * 0.6, -8))}h0`),
          stroke(hour.earth, 13),
        ) +
        path(
          times(20, () => `M${n(between(-w * 0.42, w * 0.42))} ${n(between(-h * 0.6, -8))}h0`),
          stroke(hour.bloom, 11),
        ),
    ][kind % 4];
    return move(
      x,
      base,
      path(d, fill(hour.petal, 0.5)) +
        garden.within(d, stuff?.() ?? '') +
        path(`M${n(-w * 0.36)} ${n(-h * 0.8)}V${n(-h * 0.2)}`, stroke('#ffffff', 6, 0.5)) +
        path(d, stroke(hour.deep, 4)) +
        rect(-w * 0.38, -h - 26, w * 0.76, 30, fill(hour.dune), 6) +
        rect(-w * 0.26, -h * 0.56, w * 0.52, h * 0.26, fill(hour.petal), 3) +
        path(
          `M${n(-w * 0.17)} ${n(-h * 0.47)}h${n(w * 0.34)}M${n(-w * 0.17)} ${n(-h * 0.4)}h${n(w * 0.2)}`,
          stroke(hour.earth, 3),
        ),
    );
  };
  const first = Math.floor(between(0, 4));
  const bundle = (x: number, top: number): string =>
    path(`M${n(x)} ${n(top - 140)}V${n(top)}`, stroke(hour.earth, 4)) +
    [-2, -1, 0, 1, 2].map((s) => pick([leafA, leafB])(x, top + 10, 1.7, 180 + s * 13)).join('') +
    rect(x - 15, top + 2, 30, 17, fill(hour.bloom), 5);
  const leafA = leaf(garden, 'toothed', mid);
  const leafB = leaf(garden, 'oval', dark);
  const big = pick([
    () => jar(0, 300, 280, 370, 0),
    () => jar(-150, 300, 210, 290, first) + jar(110, 300, 240, 360, 0),
    () =>
      move(
        0,
        296,
        path('M-150-120H150Q150 0 0 0T-150-120Z', fill(hour.petal)) +
          path('M30-120H150Q150 0 0 0Q70-50 30-120Z', fill(hour.dune, 0.5)) +
          ellipse(0, -120, 150, 26, fill(hour.sand)) +
          times(7, (i) => bud(-90 + i * 30, -108, 0.7, (i - 3) * 16)) +
          path('M60-150L150-270', stroke(hour.earth, 26)) +
          circle(156, -276, 20, fill(hour.earth)),
      ),
  ]);
  return (
    flood(garden, pick([hour.leafDark, hour.wash, hour.dune])) +
    path(
      times(20, (i) => `M${n(-X + (i * X) / 9.5)} ${n(-Y)}V${n(Y)}`),
      stroke(hour.deep, 3, 0.22),
    ) +
    rect(-X, -144, 2 * X, 26, fill(hour.earth)) +
    rect(-X, -118, 2 * X, 12, fill(hour.deep, 0.5)) +
    times(7, (i) => jar(-X * 0.86 + i * X * 0.286, -144, between(78, 116), between(100, 160), first + i)) +
    [-1, 1].map((s) => bundle(s * between(280, 330), -40) + bundle(s * between(400, 460), -70)).join('') +
    ellipse(0, 310, 330, 22, fill(hour.deep, 0.3)) +
    rect(-X, 300, 2 * X, 34, fill(hour.earth)) +
    rect(-X, 334, 2 * X, Y, fill(hour.deep)) +
    big() +
    jar(-400, 300, 120, 170, first + 1) +
    jar(390, 300, 130, 150, first + 2) +
    fan(garden, light, 5)(pick([-1, 1]) * 265, 296, 0.5, 96)
  );
};

/** Tea, and the time it takes. */
export const tea: Scene = (garden) => {
  const { X, Y, hour, between, pick } = garden;
  const [light, mid, dark] = greens(garden);
  const side = pick([-1, 1]);
  const glaze = pick([hour.bloom, hour.leaf, hour.petal, hour.deep]);
  const trim = glaze === hour.petal ? hour.leaf : hour.petal;
  const body = 'M-170-60C-180-190 180-190 170-60C166 40 120 90 0 90S-166 40-170-60Z';
  const potBody =
    path('M-150-30C-230-40-240-120-290-130L-270-160C-200-150-190-90-140-80Z', fill(glaze)) +
    path('M150-90C260-150 290 20 150 30', stroke(glaze, 27)) +
    path(body, fill(glaze)) +
    garden.within(
      body,
      path('M60-180H200V100H0Q110 0 60-180Z', fill(hour.deep, 0.22)) +
        pick([
          path(
            times(9, (i) => `M${-170 + i * 42} -30l21-40l21 40`),
            stroke(trim, 6),
          ),
          path(
            times(3, (i) => `M-190 ${-50 + i * 34}q47-20 95 0t95 0t95 0t95 0`),
            stroke(trim, 6),
          ),
          leaf(garden, 'toothed', [trim, trim, glaze])(0, 40, 1.1, 20) +
            leaf(garden, 'toothed', [trim, trim, glaze])(0, 40, 0.9, -34),
        ]),
    ) +
    path('M-74-152Q0-200 74-152Z', fill(trim)) +
    circle(0, -188, 18, fill(trim)) +
    rect(-90, 82, 180, 16, fill(hour.earth), 6);
  const cup = (x: number, s: number): string =>
    move(
      x,
      300,
      ellipse(0, 4, 104, 15, fill(hour.petal)) +
        path('M-72-96H72Q72 0 0 0T-72-96Z', fill(trim)) +
        path('M20-96H72Q72 0 0 0Q44-40 20-96Z', fill(hour.deep, 0.18)) +
        ellipse(0, -96, 72, 14, fill(hour.sun)) +
        leaf(garden, 'oval', mid)(10, -92, 0.3, 80),
      0,
      s,
    );
  const steam = path(
    `M${-side * 280} ${60}q-40-60 0-120t0-120t20-110M${-side * 250} 20q-30-46 0-92t0-92`,
    stroke(hour.petal, 10, 0.75),
  );
  const round = `M-330-60a330 330 0 1 0 660 0a330 330 0 1 0-660 0Z`;
  const back = pick([
    () => flood(garden, hour.wash) + sun(garden, side * 120, -150, 170),
    () =>
      flood(garden, hour.leafDark) +
      path(round, fill(hour.sun)) +
      [-1, 1]
        .map((s) =>
          move(s * 420, 320, sprig(garden, 'oval', light, { height: 620, pairs: 8, size: 1.6, lean: -s * 120 })),
        )
        .join(''),
    () => flood(garden, hour.sand) + view(garden, 'M-300 220V-380H300V220Z', side * 90),
  ]);
  return (
    back() +
    rect(-X, 250, 2 * X, Y, fill(hour.dune)) +
    path(
      times(5, (i) => `M${n(-X)} ${280 + i * 50}Q0 ${260 + i * 50} ${n(X)} ${282 + i * 50}`),
      stroke(hour.earth, 3, 0.5),
    ) +
    ellipse(side * 30, 300, 330, 24, fill(hour.earth, 0.4)) +
    steam +
    move(side * 70, 200, `<g transform="scale(${side} 1)">${potBody}</g>`) +
    cup(-side * 280, 1) +
    cup(side * 390, 0.8) +
    [0, 1, 2]
      .map((i) =>
        pick([leaf(garden, 'oval', dark), leaf(garden, 'lance', mid)])(
          -side * (70 + i * 40),
          360 + i * 22,
          0.9,
          60 + i * 50,
        ),
      )
      .join('') +
    circle(-side * 160, 400, 40, fill(hour.sun)) +
    circle(-side * 160, 400, 30, fill(hour.petal)) +
    path(
      times(
        6,
        (i) => `M${n(-side * 160)} 400l${n(28 * Math.cos((i * Math.PI) / 3))} ${n(28 * Math.sin((i * Math.PI) / 3))}`,
      ),
      stroke(hour.sun, 4),
    )
  );
};

/** A chair, a lamp, a record: nothing to be done. */
export const room: Scene = (garden) => {
  const { X, Y, hour, between, pick } = garden;
  const [, mid, dark] = greens(garden);
  const side = pick([-1, 1]);
  const cloth = pick([hour.bloom, hour.leaf, hour.sun]);
  const chair =
    path('M-150 90L-170 150M150 90L170 150', stroke(hour.deep, 13)) +
    path('M-170-150Q-160-240 0-240T170-150L150 40H-150Z', fill(cloth)) +
    path('M40-236Q166-236 170-150L150 40H80Q120-120 40-236Z', fill(hour.deep, 0.2)) +
    path('M-60-232V-20M0-238V-20M60-232V-20', `${stroke(hour.petal, 4)} stroke-dasharray="2 16"`) +
    path('M-150 10Q0-30 150 10L160 96H-160Z', fill(cloth)) +
    path('M-150 10Q0-30 150 10', stroke(hour.petal, 5)) +
    path('M-216-50Q-216-90-180-90T-144-50L-140 96H-200ZM216-50Q216-90 180-90T144-50L140 96H200Z', fill(cloth)) +
    path('M216-50Q216-90 180-90Q200-60 176 96H200Z', fill(hour.deep, 0.25)) +
    rect(-58, -70, 116, 84, fill(hour.petal), 14) +
    path('M-58-50H58M-58-24H58', stroke(hour.bloom, 7));
  const player =
    rect(-130, 0, 260, 26, fill(hour.earth), 6) +
    rect(-118, -34, 236, 36, fill(hour.dune), 8) +
    ellipse(-20, -36, 96, 17, fill(hour.deep)) +
    ellipse(-20, -37, 62, 10, stroke(hour.dune, 2)) +
    ellipse(-20, -37, 28, 6, fill(hour.bloom)) +
    path('M92-36V-66L20-44', stroke(hour.petal, 7)) +
    path('M-110 26V130M110 26V130', stroke(hour.deep, 10)) +
    times(9, (i) =>
      rect(-100 + i * 22, 44, 16, 84, fill([hour.bloom, hour.petal, hour.leaf, hour.sun][i % 4] ?? hour.sun)),
    );
  const lamp =
    path('M0 330V-150', stroke(hour.deep, 9)) +
    path('M-60 336H60', stroke(hour.deep, 15)) +
    path('M-96-120L-54-240H54L96-120Z', fill(hour.sun)) +
    path(`M-96-120L-260 330H260L96-120Z`, fill(hour.sun, 0.16));
  const rug =
    ellipse(0, 390, 480, 80, fill(hour.bloom, 0.8)) +
    ellipse(0, 390, 420, 66, `${stroke(hour.petal, 7)} stroke-dasharray="4 20"`) +
    ellipse(0, 390, 340, 50, fill(hour.earth, 0.5));
  const plant =
    move(0, 350, pot(garden, 150, 140, hour.petal, hour.dune, hour.leaf)) +
    path('M0 216Q-10 60 10-60', stroke(hour.leafDark, 10)) +
    fan(garden, mid, 7)(10, -30, 1.2) +
    fan(garden, dark, 7)(-6, 90, 1, -62) +
    fan(garden, dark, 7)(6, 80, 1, 62);
  return (
    flood(garden, pick([hour.wash, hour.sand, hour.leafDark])) +
    path(
      times(28, (i) => `M${n(-X + (i * X) / 13.5)} ${n(-Y)}V300`),
      stroke(hour.petal, 9, 0.14),
    ) +
    move(
      -side * 40,
      -60,
      view(
        garden,
        pick([
          'M-230 130V-290H230V130Z',
          'M-240-80a240 240 0 1 0 480 0a240 240 0 1 0-480 0Z',
          'M-190 130V-110A190 190 0 0 1 190-110V130Z',
        ]),
        40,
      ),
    ) +
    rect(-X, 290, 2 * X, Y, fill(hour.dune)) +
    path(
      times(5, (i) => `M${n(-X)} ${310 + i * 44}H${n(X)}`),
      stroke(hour.earth, 4, 0.5),
    ) +
    rug +
    move(-side * 380, 10, plant, 0, between(0.9, 1.05)) +
    move(side * 300, 20, lamp) +
    move(-side * 20, 230, chair, 0, between(1, 1.1)) +
    move(side * 370, 300, player, 0, 0.9)
  );
};

/** A shop front with its awning down. */
export const storefront: Scene = (garden) => {
  const { X, Y, hour, between, chance, pick } = garden;
  const [light, mid, dark] = greens(garden);
  const side = pick([-1, 1]);
  const stripe = pick([hour.bloom, hour.leaf, hour.sun]);
  const awning = times(12, (i) =>
    path(`M${-400 + i * 66.7} -190h66.7l${n((i - 5.5) * 4)} 120q-33 40-66 0Z`, fill(i % 2 ? hour.petal : stripe)),
  );
  const crate = (x: number, stuff: string): string =>
    move(
      x,
      350,
      stuff +
        rect(-86, -70, 172, 70, fill(hour.dune)) +
        path('M-86-46H86M-86-22H86', stroke(hour.earth, 5)) +
        path('M-76-70V0M76-70V0', stroke(hour.earth, 9)),
    );
  const bud = fan(garden, mid, 5);
  const round = leaf(garden, 'heart', light);
  const heap = pick([
    () =>
      times(9, (i) =>
        circle(-64 + (i % 5) * 32, -78 - Math.floor(i / 5) * 26, 22, fill(i % 2 ? hour.sun : hour.bloom)),
      ),
    () => times(7, (i) => round(-60 + i * 20, -60, 0.9, (i - 3) * 17)),
    () => times(5, (i) => ellipse(-56 + i * 28, -84, 18, 30, fill(i % 2 ? hour.leafDark : hour.leaf))),
  ]);
  const wall = pick([hour.wash, hour.petal, hour.sand, hour.dune]);
  const emblem = pick([
    () => fan(garden, [hour.petal, hour.petal, hour.leafDark], 7)(0, -262, 0.42),
    () => circle(0, -290, 40, fill(hour.sun)) + path('M-54-262H54', stroke(hour.petal, 7)),
    () =>
      sprig(garden, 'lance', [hour.petal, hour.petal, hour.leafDark], {
        height: 90,
        pairs: 4,
        size: 0.5,
        lean: 0,
        opposite: true,
      }),
  ]);
  return (
    flood(garden, hour.paper) +
    circle(-side * 480, -300, 110, fill(hour.sun)) +
    rect(-X, -80, X - 440, 460, fill(hour.dune)) +
    rect(440, -160, X, 540, fill(hour.sand)) +
    path(
      times(6, (i) => `M${-side * (520 + i * 90)} -20v60M${side * (520 + i * 90)} -90v60`),
      stroke(hour.petal, 26),
    ) +
    rect(-450, -470, 900, 850, fill(wall)) +
    path(
      times(7, (i) => `M-450 ${-430 + i * 40}H450`),
      `${stroke(hour.earth, 2.4, 0.4)} stroke-dasharray="46 8"`,
    ) +
    rect(-420, -350, 840, 120, fill(hour.leafDark), 6) +
    move(0, 0, emblem()) +
    path('M-330-290H-120M330-290H120', stroke(hour.petal, 6)) +
    rect(-390, -180, 480, 480, fill(hour.deep)) +
    rect(-374, -164, 448, 440, fill(hour.sun, 0.85)) +
    garden.within(
      'M-374-164H74V276H-374Z',
      times(4, (i) =>
        move(
          -320 + i * 112,
          60,
          bud(0, 0, 0.62, between(-12, 12)) + move(0, 76, pot(garden, 74, 64, hour.bloom, hour.earth, hour.petal)),
        ),
      ) +
        rect(-400, 140, 500, 13, fill(hour.earth)) +
        times(6, (i) =>
          move(
            -330 + i * 76,
            276,
            rect(-26, -92, 52, 92, fill([hour.leaf, hour.petal, hour.bloom][i % 3] ?? hour.leaf), 8) +
              rect(-18, -108, 36, 18, fill(hour.earth), 4),
          ),
        ),
    ) +
    path('M-150-164V276', stroke(hour.deep, 9)) +
    rect(140, -180, 240, 560, fill(hour.deep)) +
    rect(158, -160, 204, 330, fill(hour.wash)) +
    path('M260-160V170M158 0H362', stroke(hour.deep, 8)) +
    rect(158, 190, 204, 190, fill(stripe)) +
    circle(344, 210, 9, fill(hour.petal)) +
    awning +
    rect(-408, -204, 816, 20, fill(hour.deep), 6) +
    rect(-X, 350, 2 * X, Y, fill(hour.dune)) +
    path(`M${n(-X)} 396H${n(X)}M${n(-X)} 350H${n(X)}`, stroke(hour.earth, 5)) +
    crate(-310, heap()) +
    crate(
      -110,
      times(7, (i) => round(-60 + i * 20, -60, 0.8, (i - 3) * 17)),
    ) +
    move(430, 352, pot(garden, 110, 120, hour.bloom, hour.earth, hour.petal)) +
    tuft(garden, 430, 240, 230, hour.leafDark, 28) +
    move(-460, 352, pot(garden, 100, 100, hour.petal, hour.dune, hour.leaf)) +
    fan(garden, dark, 7)(-460, 200, 0.8) +
    gardener(garden, side > 0 ? 96 : 20, 372, 250) +
    (chance(0.4) ? birds(garden, -side * 300, -430) : '')
  );
};
