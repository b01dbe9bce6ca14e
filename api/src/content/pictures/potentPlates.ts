import { circle, ellipse, fill, mirror, move, n, path, rect, stroke, times } from './marks.ts';
import type { Scene } from './potentKit.ts';
import { birds, cola, fan, flood, greens, hill, leaf, panel, sprig, sun, tuft } from './potentPlants.ts';

/** The fan leaf, as a plate. */
export const fanleaf: Scene = (garden) => {
  const { X, Y, hour, between, pick } = garden;
  const [light, mid, dark] = greens(garden);
  const plate = panel(garden);
  const ghost = fan(garden, [hour.wash, hour.wash, hour.paper], 7);
  const big = fan(garden, pick([light, mid]), pick([7, 9]));
  const small = fan(garden, dark, 5);
  return pick([
    // One leaf, with its shadow
    () =>
      flood(garden, hour.paper) +
      plate.body +
      (plate.d.includes('470V') ? garden.within(plate.d, sun(garden, 0, -110, 130)) : sun(garden, 0, -60, 150)) +
      ghost(26, 186, 1.75, between(-6, 6)) +
      big(0, 160, 1.75, between(-8, 8)),
    // A branch with three
    () =>
      flood(garden, hour.paper) +
      plate.body +
      path('M-40 520Q20 240 0-40T60-420', stroke(hour.leafDark, 15)) +
      small(-10, 210, 1.25, -62) +
      small(16, 90, 1.2, 66) +
      small(6, -130, 0.95, -44) +
      big(10, 10, 1.45, between(-14, 14)),
    // A hedge of them against the sun
    () =>
      flood(garden, hour.wash) +
      sun(garden, between(-130, 130), -90, between(170, 210)) +
      times(6, (i) =>
        small(-X + (i + 0.5) * (X / 3) + between(-40, 40), between(250, 330), between(0.9, 1.2), between(-24, 24)),
      ) +
      times(5, (i) =>
        big(-X + (i + 0.5) * (X / 2.5) + between(-40, 40), between(370, 450), between(1.1, 1.5), between(-30, 30)),
      ) +
      big(between(-40, 40), 290, 1.75, between(-8, 8)),
    // A pressed rosette
    () =>
      flood(garden, hour.petal) +
      circle(0, 0, 420, fill(hour.wash)) +
      times(6, (i) => small(0, 0, 1.45, 30 + i * 60)) +
      times(6, (i) => big(0, 0, 1.2, i * 60)) +
      circle(0, 0, 54, fill(hour.sun)) +
      path(
        times(14, (i) => `M${n(34 * Math.cos(i * 0.449))} ${n(34 * Math.sin(i * 0.449))}h0`),
        stroke(hour.bloom, 9),
      ) +
      [-1, 1].map((s) => path(`M${s * X} ${n(-Y)}V${n(Y)}`, stroke(hour.bloom, 30))).join(''),
  ])();
};

/** A sheet from a herbarium: one plant, its parts, the tape that holds it. */
export const herbarium: Scene = (garden) => {
  const { X, Y, hour, between, pick } = garden;
  const [light, mid, _dark] = greens(garden);
  const bloom = (x: number, y: number, r: number): string =>
    move(
      x,
      y,
      times(7, (i) =>
        ellipse(
          0,
          -r * 0.62,
          r * 0.3,
          r * 0.5,
          `${fill(i % 2 ? hour.bloom : hour.petal)} transform="rotate(${Math.round(i * 51.4)})"`,
        ),
      ) + circle(0, 0, r * 0.3, fill(hour.sun)),
    );
  const roots = path(
    times(7, (i) => `M0 0q${n((i - 3) * 16)} 40 ${n((i - 3) * 26)} ${n(between(70, 150))}`),
    stroke(hour.earth, 4),
  );
  const plant = pick([
    () =>
      sprig(garden, 'lance', mid, { height: 640, pairs: 11, size: 1.6, lean: between(-60, 60), opposite: true }) +
      bloom(0, -640, 60),
    () => sprig(garden, 'toothed', mid, { height: 600, pairs: 7, size: 2, lean: between(-50, 50) }),
    () =>
      sprig(garden, 'oval', light, { height: 620, pairs: 8, size: 1.35, lean: between(-70, 70) }) +
      times(5, (i) => circle(between(-110, 110), -200 - i * 80, 15, fill(hour.bloom))),
    () => sprig(garden, 'heart', mid, { height: 600, pairs: 6, size: 1.5, lean: between(-60, 60), open: 74 }),
    () =>
      sprig(garden, 'lobed', mid, { height: 600, pairs: 6, size: 1.9, lean: between(-60, 60), open: 64 }) +
      bloom(0, -610, 76),
    () =>
      [-1, 0, 1]
        .map((s) =>
          move(
            s * 24,
            0,
            sprig(garden, 'lance', s ? mid : light, {
              height: s ? 470 : 620,
              pairs: 14,
              size: 0.85,
              lean: s * 190,
              opposite: true,
              open: 74,
            }),
            s * 10,
          ),
        )
        .join(''),
  ]);
  const detail = (x: number, y: number, r: number, body: string): string => {
    const d = `M${n(x - r)} ${n(y)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
    return path(d, fill(hour.petal)) + garden.within(d, move(x, y, body)) + path(d, stroke(hour.deep, 3));
  };
  const cut = leaf(garden, pick(['oval', 'heart', 'toothed'] as const), light);
  const side = pick([-1, 1]);
  const seeds = times(
    5,
    (i) =>
      ellipse(-40 + (i % 3) * 40, i < 3 ? -22 : 26, 15, 21, fill(i % 2 ? hour.earth : hour.dune)) +
      path(`M${-40 + (i % 3) * 40} ${i < 3 ? -38 : 10}v30`, stroke(hour.petal, 2)),
  );
  const tape = (y: number, turn: number): string =>
    move(
      0,
      y,
      rect(-62, -13, 124, 26, fill(hour.sand, 0.92)) +
        path('M-62-13v26M62-13v26', `${stroke(hour.dune, 2)} stroke-dasharray="3 4"`),
      turn,
    );
  return (
    flood(garden, pick([hour.wash, hour.dune, hour.leafDark])) +
    rect(-470, -640, 940, 1280, fill(hour.earth, 0.3)) +
    rect(-486, -660, 960, 1300, fill(hour.paper === '#16291f' ? hour.sun : hour.paper)) +
    path('M-440-600v1200M430-600v1200', stroke(hour.dune, 2, 0.7)) +
    move(-side * 60, 330, roots + plant()) +
    move(-side * 60, 0, tape(180, between(-8, 8)) + tape(-40, between(-8, 8)) + tape(-230, between(-8, 8))) +
    detail(side * 290, -190, 92, cut(0, 80, 1.6, 14)) +
    detail(side * 310, 60, 68, seeds) +
    rect(side * 300 - 110, 210, 220, 96, fill(hour.petal), 3) +
    rect(side * 300 - 110, 210, 220, 96, stroke(hour.deep, 2.5), 3) +
    path(`M${side * 300 - 86} 236h150M${side * 300 - 86} 258h100M${side * 300 - 86} 280h130`, stroke(hour.earth, 4)) +
    rect(-X, Y - 3, 2 * X, 3, fill(hour.earth, 0.2))
  );
};

/** The flower itself, ripe. */
export const flower: Scene = (garden) => {
  const { X, Y, hour, between, pick } = garden;
  const [light, mid, dark] = greens(garden);
  const plate = panel(garden);
  const head = cola(
    garden,
    pick([light, mid, [hour.leafLight, hour.bloom, hour.petal]]),
    pick([hour.bloom, hour.sun]),
    hour.petal,
  );
  const wide = fan(garden, mid, 7);
  const under = fan(garden, dark, 5);
  const stem = path(`M0 40Q14 260 0 ${n(Y + 20)}`, stroke(hour.leafDark, 17));
  const plantBody = (s: number): string =>
    under(-10, 260, 1.3, -76) +
    under(10, 270, 1.3, 78) +
    wide(-6, 130, 1.15, -70) +
    wide(6, 140, 1.15, 70) +
    head(0, 96, s);
  return pick([
    () => flood(garden, hour.paper) + plate.body + sun(garden, 0, -120, 150) + stem + plantBody(1.22),
    () =>
      flood(garden, hour.wash) +
      sun(garden, pick([-1, 1]) * 210, -150, 140) +
      hill(garden, 240, 130, hour.sand, hour.dune) +
      hill(garden, 370, 90, hour.dune, hour.earth) +
      stem +
      plantBody(1.16) +
      [-1, 1].map((s) => under(s * 390, 370, 0.6, s * 20) + head(s * 390, 330, between(0.56, 0.7), s * 6)).join(''),
    () =>
      flood(garden, hour.deep) +
      circle(0, -60, 330, fill(hour.sun)) +
      path(
        times(40, () => `M${n(between(-X, X))} ${n(between(-Y, 0))}h0`),
        stroke(hour.petal, 4, 0.8),
      ) +
      stem +
      plantBody(1.25),
  ])();
};

/** Under the ground and just over it. */
export const seedling: Scene = (garden) => {
  const { X, Y, hour, between, chance, pick } = garden;
  const [light, mid] = greens(garden);
  const first = leaf(garden, 'oval', light);
  const later = leaf(garden, 'toothed', mid);
  const age = pick([0, 1, 2]);
  const root = (turn: number, length: number): string =>
    move(
      0,
      70,
      path(
        `M0 0q${n(between(-24, 24))} ${n(length * 0.4)} ${n(between(-10, 10))} ${n(length)}`,
        stroke(hour.petal, 6),
      ) +
        path(
          times(5, (i) => `M0 ${n((length * (i + 1)) / 6)}l${i % 2 ? 24 : -24} 18`),
          stroke(hour.petal, 2.6),
        ),
      turn,
    );
  const stones = times(13, (i) =>
    ellipse(
      -X + ((i + 0.5) * 2 * X) / 13 + between(-30, 30),
      between(200, 440),
      between(14, 44),
      between(10, 26),
      fill(pick([hour.dune, hour.sand, hour.deep])),
    ),
  );
  const worm = path('M0 0q24-26 48 0t48 0t48 0', stroke(hour.bloom, 13)) + path('M48 0h8', stroke(hour.petal, 13));
  const shoot = [
    () =>
      path('M0 40Q-6-20 30-60', stroke(hour.leafLight, 13)) +
      ellipse(46, -62, 34, 22, `${fill(hour.earth)} transform="rotate(-20 46 -62)"`),
    () =>
      path('M0 40Q-10-80 0-200', stroke(hour.leafLight, 13)) +
      first(0, -196, 1.3, 62) +
      first(0, -196, 1.3, -62, true) +
      later(0, -200, 0.7, 18) +
      later(0, -200, 0.7, -18),
    () =>
      path('M0 40Q-10-120 0-300', stroke(hour.leaf, 14)) +
      first(-4, -90, 0.9, 80) +
      first(-4, -90, 0.9, -80, true) +
      [-1, 1].map((s) => [0, 1, 2].map((i) => later(0, -190, 1.5 - i * 0.24, s * (34 + i * 28))).join('')).join('') +
      [-1, 0, 1].map((s) => later(0, -296, 1.2, s * 34)).join(''),
  ][age];
  const crust = `M${n(-X)} 60${times(10, (i) => `q${n(X / 10)} ${i % 2 ? 16 : -18} ${n(X / 5)} 0`)}`;
  return (
    flood(garden, hour.paper) +
    (chance(0.6)
      ? sun(garden, pick([-1, 0, 1]) * 170, -180, 120)
      : circle(0, -60, 300, fill(hour.wash)) + birds(garden, 180, -270)) +
    hill(garden, 40, 110, hour.wash, hour.sand) +
    path(`${crust}V${n(Y)}H${n(-X)}Z`, fill(hour.earth)) +
    path(`${crust}V150H${n(-X)}Z`, fill(hour.dune)) +
    path(
      `M${n(-X)} 150${times(10, (i) => `q${n(X / 10)} ${i % 2 ? 24 : -22} ${n(X / 5)} 0`)}V${n(Y)}H${n(-X)}Z`,
      fill(hour.earth),
    ) +
    path(
      `M${n(-X)} 380${times(8, (i) => `q${n(X / 8)} ${i % 2 ? 26 : -26} ${n(X / 4)} 0`)}V${n(Y)}H${n(-X)}Z`,
      fill(hour.deep),
    ) +
    path(
      times(60, () => `M${n(between(-X, X))} ${n(between(90, 420))}h0`),
      stroke(hour.sand, 4, 0.6),
    ) +
    stones +
    root(0, 280) +
    root(30, 190) +
    root(-30, 210) +
    root(62, 130) +
    root(-62, 140) +
    ellipse(0, 66, 24, 30, fill(hour.sand)) +
    path('M0 42V90', stroke(hour.earth, 3)) +
    (shoot?.() ?? '') +
    move(pick([-1, 1]) * 260 - 70, between(230, 320), worm) +
    [-1, 1].map((s) => tuft(garden, s * between(330, 470), 66, between(60, 110), hour.leaf)).join('')
  );
};

/** A moth at a flower that opens after dark. */
export const moth: Scene = (garden) => {
  const { X, Y, hour, between, pick } = garden;
  const [, mid, dark] = greens(garden);
  const [wing, eye] = pick([
    [hour.petal, hour.bloom],
    [hour.sand, hour.leafDark],
    [hour.bloom, hour.sun],
    [hour.leafLight, hour.deep],
  ] as const);
  const upper = 'M6-24C90-190 300-230 350-170C360-90 250 20 14 34Z';
  const lower = 'M10 26C120 20 240 60 220 150C190 230 70 190 8 70Z';
  const half =
    path(lower, fill(eye)) +
    garden.within(
      lower,
      path(
        times(6, (i) => `M${20 + i * 36} 20Q${60 + i * 40} 120 ${10 + i * 40} 230`),
        stroke(wing, 4, 0.7),
      ),
    ) +
    circle(140, 122, 27, fill(wing)) +
    circle(140, 122, 12, fill(hour.deep)) +
    path(upper, fill(wing)) +
    garden.within(
      upper,
      path('M290-240Q250-90 330 0', stroke(eye, 22)) +
        path('M244-240Q210-90 250 20', `${stroke(hour.deep, 5)} stroke-dasharray="3 13"`) +
        path(
          times(5, (i) => `M10 0L${330 - i * 16} ${-210 + i * 46}`),
          stroke(hour.deep, 2.4, 0.5),
        ),
    ) +
    circle(190, -110, 36, fill(eye)) +
    circle(190, -110, 22, fill(hour.deep)) +
    circle(182, -118, 7, fill(hour.petal)) +
    path(upper, stroke(hour.deep, 3)) +
    path('M4-60Q30-120 84-140', stroke(hour.deep, 5)) +
    path(
      times(6, (i) => `M${14 + i * 11} ${-82 - i * 10}l16 2`),
      stroke(hour.deep, 3),
    );
  const insect =
    half +
    mirror(half) +
    path('M0-64C30-64 26 20 18 110Q0 150-18 110C-26 20-30-64 0-64Z', fill(hour.deep)) +
    path(
      times(6, (i) => `M${-17 + i} ${16 + i * 17}H${17 - i}`),
      stroke(wing, 5),
    ) +
    ellipse(0, -24, 28, 34, fill(wing)) +
    circle(0, -66, 19, fill(hour.deep));
  const trumpet = garden.stamp(
    path('M0 0Q-14-70-70-120Q-30-146 0-132Q30-146 70-120Q14-70 0 0Z', fill(hour.petal)) +
      path('M0 0Q14-70 70-120Q30-146 0-132Z', fill(hour.sand)) +
      path('M0-20Q-6-80-34-124M0-20Q6-80 34-124', stroke(hour.bloom, 3)) +
      path('M0 0l-16 34h32Z', fill(hour.leaf)),
  );
  const blades = [leaf(garden, 'heart', mid), leaf(garden, 'heart', dark)];
  const vine = (s: number): string =>
    move(
      s * between(330, 390),
      500,
      path(`M0 20Q${s * -70}-200 ${s * -10}-420T${s * -60}-820`, stroke(hour.leaf, 9)) +
        [0, 1, 2, 3]
          .map((i) => blades[i % 2]?.(s * (-30 + (i % 2) * 24), -130 - i * 180, 1.35, s * (i % 2 ? 70 : -64)))
          .join('') +
        trumpet(s * -40, -250, 0.95, s * -50) +
        trumpet(s * 6, -480, 0.8, s * 44) +
        trumpet(s * -60, -690, 0.85, s * -40),
    );
  const night = pick([hour.deep, hour.leafDark, hour.earth]);
  return (
    flood(garden, night) +
    circle(0, -20, 400, fill(hour.leafDark, 0.5)) +
    circle(0, -20, 320, fill(hour.sun)) +
    garden.within(
      'M-320-20a320 320 0 1 0 640 0a320 320 0 1 0-640 0Z',
      path(
        times(9, (i) => `M-340 ${-20 + i * 40}H340`),
        stroke(hour.petal, 3, 0.7),
      ) + times(4, () => circle(between(-220, 220), between(-240, 160), between(20, 50), fill(hour.sand, 0.5))),
    ) +
    path(
      times(46, () => `M${n(between(-X, X))} ${n(between(-Y, Y * 0.5))}h0`),
      stroke(hour.petal, 4, 0.8),
    ) +
    vine(-1) +
    vine(1) +
    move(0, -10, insect, between(-16, 16), between(0.92, 1.04))
  );
};
