import { circle, ellipse, fill, move, n, path, polygon, rect, stroke, times } from '../marks.ts';
import { birds, flood, gardener, hill, pot, sun, tuft, view } from './garden.ts';
import type { Scene } from './kit.ts';
import { fan, greens, leaf, sprig } from './leaves.ts';

/** A house of glass. */
export const greenhouse: Scene = (garden) => {
  const { X, Y, hour, between, chance, pick } = garden;
  const [light, mid, dark] = greens(garden);
  const side = pick([-1, 1]);
  const w = between(330, 390);
  const shape = pick([
    `M${n(-w)} 250V-60L0-290L${n(w)}-60V250Z`,
    `M${n(-w)} 250V-40A${n(w)} ${n(w * 0.86)} 0 0 1 ${n(w)}-40V250Z`,
    `M${n(-w)} 250V20L${n(-w * 0.55)}-120V-170L0-310L${n(w * 0.55)}-170V-120L${n(w)} 20V250Z`,
  ]);
  const palmy = fan(garden, mid, 7);
  const darker = fan(garden, dark, 5);
  const broad = leaf(garden, 'heart', light);
  const clay = garden.stamp(pot(garden, 90, 84, hour.bloom, hour.earth, hour.petal));
  const inside =
    rect(-w, -330, 2 * w, 600, fill(hour.petal)) +
    sun(garden, side * 130, -90, 90) +
    times(5, (i) => darker(-w + 60 + i * (w / 2.3), 120 + (i % 2) * 40, between(0.8, 1.05), between(-20, 20))) +
    [-1, 0, 1]
      .map((s) => move(s * 210, 250, path(`M0 0Q${s * 16}-150 ${s * 6}-270`, stroke(hour.leafDark, 10))))
      .join('') +
    [-1, 0, 1].map((s) => palmy(s * 214, 0, 0.94, s * 12)).join('') +
    times(7, (i) => broad(-w + 50 + i * (w / 3.4), 262, between(0.9, 1.3), between(-34, 34))) +
    times(4, (i) => clay(-w * 0.7 + i * w * 0.47, 254, 0.78));
  const bars =
    times(9, (i) => `M${n(-w + (i * w) / 4)} 250V-330`) +
    `M${n(-w)} 90H${n(w)}M${n(-w)}-40H${n(w)}M${n(-w * 0.8)}-160H${n(w * 0.8)}M0-310V250`;
  const path0 =
    path(`M-40 250H40L${side * 60 + 190} ${n(Y)}H${side * 60 - 190}Z`, fill(hour.sand)) +
    path(
      times(6, (i) => `M${n(-44 - i * 20 + side * i * 8)} ${270 + i * 38}H${n(44 + i * 20 + side * i * 8)}`),
      stroke(hour.dune, 4),
    );
  return (
    flood(garden, hour.paper) +
    (chance(0.5) ? birds(garden, -side * 400, -270) : circle(side * 420, -230, 80, fill(hour.sun))) +
    hill(garden, 190, 150, hour.wash, hour.sand, 5) +
    rect(-X, 240, 2 * X, Y, fill(hour.leaf)) +
    path(
      times(26, () => `M${n(between(-X, X))} ${n(between(260, Y))}l6-14`),
      stroke(hour.leafLight, 4),
    ) +
    garden.within(
      shape,
      inside +
        path(bars, stroke(hour.deep, 4.5)) +
        path(
          polygon([
            [-w, 250],
            [-w, 60],
            [-60, -330],
            [60, -330],
            [-w * 0.4, 250],
          ]),
          fill('#ffffff', 0.16),
        ),
    ) +
    path(shape, stroke(hour.deep, 13)) +
    path(shape, stroke(hour.petal, 4)) +
    rect(-58, 60, 116, 190, fill(hour.petal, 0.85)) +
    rect(-58, 60, 116, 190, stroke(hour.deep, 8)) +
    path('M0 60V250', stroke(hour.deep, 5)) +
    circle(14, 160, 6, fill(hour.bloom)) +
    path0 +
    [-1, 1]
      .map(
        (s) =>
          tuft(garden, s * (w + 60), 290, 150, hour.leafDark, 26) +
          clay(s * (w - 40), 300, 1) +
          tuft(garden, s * (w - 40), 222, 110, hour.leafDark, 18),
      )
      .join('') +
    (chance(0.5) ? gardener(garden, side * 160, 330, 150) : '')
  );
};

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
