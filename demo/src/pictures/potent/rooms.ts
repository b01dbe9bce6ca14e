import { circle, ellipse, fill, move, n, path, rect, stroke, times } from '../marks.ts';
import { flood, pot, sun, view } from './garden.ts';
import type { Scene } from './kit.ts';
import { fan, greens, leaf, sprig } from './leaves.ts';

/** Tea, and the time it takes. */
export const tea: Scene = (garden) => {
  const { X, Y, hour, pick } = garden;
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
