import { circle, ellipse, fill, move, n, path, rect, stroke, times } from '../marks.ts';
import { birds, flood, hill, sun, tuft } from './garden.ts';
import { skins } from './hands.ts';
import type { Scene } from './kit.ts';
import { greens, leaf } from './leaves.ts';

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
        blades[i % 3]?.(s * (440 + between(-260, 210)), -390 + between(-150, 130), between(1.2, 2), between(90, 270)) ??
        '',
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
