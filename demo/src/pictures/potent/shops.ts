import { circle, ellipse, fill, move, n, path, rect, stroke, times } from '../marks.ts';
import { birds, flood, gardener, pot, tuft } from './garden.ts';
import type { Scene } from './kit.ts';
import { fan, greens, leaf, sprig } from './leaves.ts';

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
  // A jar of a hundred units by a hundred and forty, with one of four things in it.
  const glass = 'M-50-118Q-50-132-34-140H34Q50-132 50-118V-10Q50 0 40 0H-40Q-50 0-50-10Z';
  const jars = [
    () => times(9, (i) => bud(-30 + (i % 3) * 30, -6 - Math.floor(i / 3) * 32, 0.5, between(-40, 40))),
    () => rect(-60, -86, 120, 90, fill(hour.sun)) + path('M-60-86q30 10 60 0t60 0', stroke(hour.petal, 5)),
    () => times(9, (i) => blade(-34 + (i % 5) * 17, -6, 0.95, (i - 4) * 7)),
    () =>
      [hour.earth, hour.bloom]
        .map((colour) =>
          path(
            times(20, () => `M${n(between(-42, 42))} ${n(between(-84, -8))}h0`),
            stroke(colour, 12),
          ),
        )
        .join(''),
  ].map((stuff) =>
    garden.stamp(
      path(glass, fill(hour.petal, 0.5)) +
        garden.within(glass, stuff()) +
        path('M-36-112V-28', stroke('#ffffff', 5, 0.5)) +
        path(glass, stroke(hour.deep, 3.4)) +
        rect(-38, -162, 76, 26, fill(hour.earth), 6) +
        rect(-26, -80, 52, 38, fill(hour.petal), 3) +
        path('M-17-68h34M-17-56h20', stroke(hour.earth, 3)),
    ),
  );
  const jar = (x: number, base: number, h: number, kind: number): string => jars[kind % 4]?.(x, base, h / 140) ?? '';
  const first = Math.floor(between(0, 4));
  const bundle = (x: number, top: number): string =>
    path(`M${n(x)} ${n(top - 140)}V${n(top)}`, stroke(hour.earth, 4)) +
    [-2, -1, 0, 1, 2].map((s) => pick([leafA, leafB])(x, top + 10, 1.7, 180 + s * 13)).join('') +
    rect(x - 15, top + 2, 30, 17, fill(hour.bloom), 5);
  const leafA = leaf(garden, 'toothed', mid);
  const leafB = leaf(garden, 'oval', dark);
  const big = pick([
    () => jar(0, 300, 350, 0),
    () => jar(-130, 300, 250, first) + jar(110, 300, 320, 0),
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
    times(7, (i) => jar(-X * 0.86 + i * X * 0.286, -144, between(110, 165), first + i)) +
    [-1, 1].map((s) => bundle(s * between(280, 330), -40) + bundle(s * between(400, 460), -70)).join('') +
    ellipse(0, 310, 330, 22, fill(hour.deep, 0.3)) +
    rect(-X, 300, 2 * X, 34, fill(hour.earth)) +
    rect(-X, 334, 2 * X, Y, fill(hour.deep)) +
    big() +
    jar(-400, 300, 180, first + 1) +
    jar(390, 300, 160, first + 2) +
    fan(garden, light, 5)(pick([-1, 1]) * 265, 296, 0.5, 96)
  );
};

/** A shop front with its awning down. */
export const storefront: Scene = (garden) => {
  const { X, Y, hour, chance, pick } = garden;
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
  const clay = garden.stamp(pot(garden, 110, 100, hour.bloom, hour.earth, hour.petal));
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
      times(4, (i) => move(-320 + i * 112, 60, bud(0, 0, 0.62, (i % 3) * 8 - 8) + clay(0, 76, 0.66))) +
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
    clay(430, 352, 1.1) +
    tuft(garden, 430, 240, 230, hour.leafDark, 28) +
    clay(-460, 352, 1) +
    fan(garden, dark, 7)(-460, 200, 0.8) +
    gardener(garden, side > 0 ? 96 : 20, 372, 250) +
    (chance(0.4) ? birds(garden, -side * 300, -430) : '')
  );
};
