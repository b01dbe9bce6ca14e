import { fill, move, n, path, polygon, rect, stroke, times } from '../marks.ts';
import { birds, flood, gardener, hill, sun, tuft } from './garden.ts';
import type { Scene } from './kit.ts';
import { fan, greens, sprig } from './leaves.ts';

/** Terraces on a slope: row over row, and a house that looks over them. */
export const terraces: Scene = (garden) => {
  const { X, Y, hour, between, pick } = garden;
  const [, mid, dark] = greens(garden);
  const side = pick([-1, 1]);
  const cypress = (x: number, y: number, h: number): string =>
    path(
      `M${n(x)} ${n(y)}Q${n(x - h * 0.17)} ${n(y - h * 0.4)} ${n(x)} ${n(y - h)}Q${n(x + h * 0.17)} ${n(y - h * 0.4)} ${n(x)} ${n(y)}Z`,
      fill(hour.deep),
    ) + path(`M${n(x)} ${n(y)}Q${n(x - h * 0.17)} ${n(y - h * 0.4)} ${n(x)} ${n(y - h)}Z`, fill(hour.leafDark));
  const bush = garden.stamp(
    path('M-26 0Q-36-34-14-44Q0-66 16-44Q36-34 26 0Z', fill(hour.leaf)) +
      path('M0-52Q20-52 16-44Q36-34 26 0H6Z', fill(hour.leafDark)) +
      path('M-14-16l8-14M-4-8l6-16', stroke(hour.leafLight, 4)),
  );
  const house =
    rect(-80, -90, 160, 90, fill(hour.petal)) +
    path('M-98-86L0-150L98-86Z', fill(hour.bloom)) +
    path('M0-150L98-86H20Z', fill(hour.earth, 0.4)) +
    rect(-16, -50, 32, 50, fill(hour.deep)) +
    path('M-56-62h22v24h-22ZM34-62h22v24h-22Z', fill(hour.leafDark)) +
    rect(40, -150, 20, 46, fill(hour.earth));
  const steps = times(6, (i) => {
    const y = 90 + i * 66;
    const lift = 60 - i * 10;
    const top = `M${n(-X)} ${n(y + side * lift)}Q${n(-X * 0.3)} ${n(y - 30)} 0 ${n(y)}T${n(X)} ${n(y - side * lift)}`;
    const fillColour = [hour.leafLight, hour.sand, hour.leaf, hour.dune, hour.leafLight, hour.leaf][i] ?? hour.sand;
    const count = 7 + Math.floor(i * 0.8);
    const plants = times(count, (k) => {
      const x = -X + ((k + 0.5) * 2 * X) / count + (i % 2 ? 20 : -20);
      const tilt = (-side * lift * x) / X;
      return bush(x, y + tilt + 30 - (1 - (x / X) ** 2) * 8, 0.42 + i * 0.13);
    });
    return (
      path(`${top}V${n(Y)}H${n(-X)}Z`, fill(fillColour)) +
      path(top, stroke(hour.earth, 6)) +
      `<path d="${top}" transform="translate(0 12)" ${stroke(hour.petal, 9, 0.8)} stroke-dasharray="1 17"/>` +
      plants
    );
  });
  const front = pick([
    () =>
      fan(garden, dark, 7)(side * 330, 470, 1.35, side * -16) + fan(garden, mid, 7)(side * 440, 400, 1.1, side * -40),
    () => move(-side * 380, 560, sprig(garden, 'oval', dark, { height: 420, pairs: 7, size: 1.3, lean: side * 90 })),
    () => gardener(garden, -side * 190, 440, 130),
  ]);
  return (
    flood(garden, hour.paper) +
    sun(garden, side * between(100, 220), -190, between(100, 140)) +
    birds(garden, -side * 200, -270) +
    hill(garden, 20, 180, hour.wash, hour.sand, 6) +
    hill(garden, 90, 130, hour.sand, hour.dune, 5) +
    move(-side * between(20, 90), 74, house, 0, 0.95) +
    cypress(-side * 170, 90, 190) +
    cypress(-side * 215, 96, 140) +
    cypress(side * 70, 92, 160) +
    steps +
    front()
  );
};

/** Rows that run to the hills. */
export const field: Scene = (garden) => {
  const { X, Y, hour, between, chance, pick } = garden;
  const [, mid, dark] = greens(garden);
  const side = pick([-1, 1]);
  const vanish = side * between(0, 120);
  const horizon = 40;
  const rows = times(13, (i) => {
    const step = i - 6;
    const [far, near] = [vanish + step * 40, step * (X * 0.42)];
    return path(
      polygon([
        [far - 13, horizon],
        [far + 13, horizon],
        [near + X * 0.13, Y],
        [near - X * 0.13, Y],
      ]),
      fill(i % 2 ? hour.leaf : hour.leafDark),
    );
  });
  const tufts = garden.stamp(
    path('M0 0q-34-20-38-60q24 6 34 36q-2-44 8-66q16 24 8 66q14-30 36-34q-8 40-40 58Z', fill(hour.leafLight)),
  );
  const plants = times(4, (row) => {
    const t = 0.08 + (row / 4) ** 1.5 * 0.7;
    const y = horizon + (Y - horizon) * t;
    return times(13, (i) => {
      const step = i - 6;
      const x = vanish + step * 40 + (step * (X * 0.42) - vanish - step * 40) * t;
      return Math.abs(x) < X + 60 ? tufts(x, y, 0.24 + t * 1.5) : '';
    });
  });
  const barn =
    path('M-90 0V-70L-60-112H60L90-70V0Z', fill(hour.bloom)) +
    path('M-100-68L-64-118H64L100-68L92-62L58-108H-58L-92-62Z', fill(hour.deep)) +
    rect(-26, -56, 52, 56, fill(hour.petal)) +
    path('M-26-56L26 0M26-56L-26 0', stroke(hour.bloom, 5)) +
    rect(108, -104, 40, 104, fill(hour.dune)) +
    path('M108-104a20 26 0 0 1 40 0Z', fill(hour.earth));
  const front = pick([
    () =>
      fan(garden, mid, 7)(-side * 320, 430, 1.6, side * 12) +
      fan(garden, dark, 7)(-side * 460, 360, 1.3, side * -14) +
      fan(garden, dark, 5)(side * 420, 470, 1.3, side * -10),
    () => gardener(garden, side * 60, 400, 190) + tuft(garden, side * 110, 402, 60, hour.leafLight),
    () => '',
  ]);
  return (
    flood(garden, hour.paper) +
    times(4, (i) => rect(-X, -380 + i * 84, 2 * X, 30 - i * 5, fill(hour.wash, 0.6))) +
    sun(garden, vanish, -40, between(150, 200)) +
    hill(garden, 30, 150, hour.wash, hour.sand, 6) +
    hill(garden, 50, 80, hour.dune, hour.earth, 5) +
    rect(-X, horizon, 2 * X, Y, fill(hour.sand)) +
    rows +
    plants +
    move(-side * between(230, 300), horizon + 12, barn, 0, chance(0.5) ? 1.1 : 0.8) +
    birds(garden, side * 220, -240) +
    front()
  );
};
