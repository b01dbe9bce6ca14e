import { fill, move, n, path, rect, stroke, times } from '../marks.ts';
import { birds, flood, hill, sun, tuft } from './garden.ts';
import type { Scene } from './kit.ts';

/** Sand, and what holds on in it. */
export const dunes: Scene = (garden) => {
  const { X, hour, between, chance, pick } = garden;
  const side = pick([-1, 1]);
  const house =
    rect(-90, -96, 130, 96, fill(hour.petal)) +
    rect(0, -140, 78, 140, fill(hour.petal)) +
    rect(40, -140, 38, 140, fill(hour.dune, 0.6)) +
    path('M-90-96a44 30 0 0 1 76 0Z', fill(hour.bloom)) +
    path('M-60 0v-44a16 16 0 0 1 32 0v44ZM20-90v-20a9 9 0 0 1 18 0v20Z', fill(hour.deep));
  const camels = times(3, (i) =>
    move(
      i * 120,
      i * 5,
      path(
        'M-34 0L-28-44Q-40-58-30-70Q-18-60-10-84Q4-64 16-66Q40-66 40-100Q44-118 66-112L68-104L54-98Q54-52 34-42L38 0H30L22-38H-14L-24 0Z',
        fill(hour.deep),
      ),
    ),
  );
  const palm = (x: number, y: number, h: number): string =>
    path(`M${n(x)} ${n(y)}q-24 ${n(-h * 0.5)} 10 ${n(-h)}`, stroke(hour.earth, 15)) +
    times(8, (i) => {
      const a = ((i - 3.5) * 46 * Math.PI) / 180;
      const [dx, dy] = [Math.sin(a) * 130, -Math.cos(a) * 50];
      return path(
        `M${n(x + 10)} ${n(y - h)}q${n(dx * 0.5)} ${n(dy - 46)} ${n(dx)} ${n(dy + 50)}q${n(-dx * 0.3)} -46 ${n(-dx)} ${n(-dy - 50)}Z`,
        fill(i % 2 ? hour.leaf : hour.leafDark),
      );
    });
  const near = pick([
    () => tuft(garden, side * 210, 420, 250, hour.leaf, 34) + tuft(garden, side * 330, 450, 190, hour.leafDark, 28),
    () => palm(side * 250, 400, 420) + palm(side * 360, 430, 300) + tuft(garden, side * 180, 420, 90, hour.leafDark),
    () =>
      [-280, 60, 250, 420]
        .map((x, i) => tuft(garden, x, 420 + i * 12, between(110, 190), i % 2 ? hour.leaf : hour.leafDark))
        .join(''),
  ]);
  return (
    flood(garden, hour.paper) +
    times(3, (i) => rect(-X, -330 + i * 110, 2 * X, 44 - i * 8, fill(hour.wash, 0.5))) +
    sun(garden, -side * between(20, 170), between(-130, -50), between(130, 190)) +
    birds(garden, side * 250, -250) +
    hill(garden, 130, 140, hour.wash, hour.sun, 4) +
    (chance(0.5) ? move(-side * between(0, 60), 150, house, 0, 0.9) : '') +
    hill(garden, 220, 130, hour.sand, hour.dune, 5) +
    (chance(0.5) ? `<g transform="translate(${side * 90} 212) scale(${side * 0.62} .62)">${camels}</g>` : '') +
    hill(garden, 330, 130, hour.dune, hour.earth, 3) +
    near() +
    hill(garden, 470, 60, hour.earth, hour.deep, 4)
  );
};

/** A warm coast with the evening on it. */
export const coast: Scene = (garden) => {
  const { X, Y, hour, between, chance, pick } = garden;
  const side = pick([-1, 1]);
  const shore = 60;
  const at = -side * between(30, 150);
  const waves = times(13, (i) => {
    const y = shore + 14 + i * 26;
    const half = 40 + i * 13 + between(-10, 40);
    return path(
      `M${n(at - half)} ${n(y)}q${n(half / 2)}-9 ${n(half)} 0t${n(half)} 0`,
      stroke(i % 2 ? hour.sun : hour.petal, 8 + i * 0.4),
    );
  });
  const swell = path(
    times(
      24,
      (i) =>
        `M${n(-X + (i % 6) * (X / 2.6) + between(-60, 60))} ${n(shore + 24 + Math.floor(i / 6) * 60)}q20-10 40 0t40 0`,
    ),
    stroke(hour.wash, 5, 0.7),
  );
  const boat =
    path('M-70 0H70L46 30H-50Z', fill(hour.deep)) +
    path('M-6-6V-130L62-14Z', fill(hour.petal)) +
    path('M-16-8V-100L-58-14Z', fill(hour.bloom));
  const cliff = path(
    `M${n(side * X)} ${n(shore + 10)}H${n(side * 130)}Q${n(side * 190)} ${n(shore - 40)} ${n(side * 210)} ${n(shore - 120)}Q${n(side * 330)} ${n(shore - 210)} ${n(side * X)} ${n(shore - 250)}Z`,
    fill(hour.dune),
  );
  const strata = path(
    times(
      5,
      (i) =>
        `M${n(side * (160 + i * 14))} ${n(shore - 16 - i * 34)}Q${n(side * 380)} ${n(shore - 40 - i * 40)} ${n(side * X)} ${n(shore - 30 - i * 44)}`,
    ),
    stroke(hour.earth, 3.4, 0.7),
  );
  const light = move(
    side * 270,
    shore - 168,
    path('M-16 0L-11-96H11L16 0Z', fill(hour.petal)) +
      path('M-15-24L-13-54H13L15-24Z', fill(hour.bloom)) +
      rect(-15, -112, 30, 16, fill(hour.deep)) +
      path('M-13-112L0-132L13-112Z', fill(hour.bloom)),
  );
  const beach =
    path(
      `M${n(-X)} ${n(Y)}V${n(360 - side * 50)}Q${n(-X * 0.2)} ${n(430)} ${n(X)} ${n(360 + side * 60)}V${n(Y)}Z`,
      fill(hour.sand),
    ) +
    `<path d="M${n(-X)} ${n(360 - side * 50)}Q${n(-X * 0.2)} 430 ${n(X)} ${n(360 + side * 60)}" ${stroke(hour.petal, 12)}/>`;
  return (
    flood(garden, hour.paper) +
    times(4, (i) => path(`M${n(-X + i * 260)} ${n(-330 + i * 54)}q70-26 140 0t200 0`, stroke(hour.wash, 24))) +
    sun(garden, at, shore - between(30, 100), between(130, 180)) +
    rect(-X, shore, 2 * X, Y, fill(hour.leaf)) +
    rect(-X, shore + 150, 2 * X, Y, fill(hour.leafDark, 0.6)) +
    swell +
    waves +
    cliff +
    strata +
    (chance(0.6) ? light : '') +
    move(at + side * between(60, 120), shore + between(60, 110), boat, between(-4, 4), between(0.8, 1.1)) +
    birds(garden, -side * 260, -200) +
    beach +
    tuft(garden, -side * 330, 460, 300, hour.leafDark, 36) +
    tuft(garden, -side * 220, 490, 200, hour.leaf, 28) +
    tuft(garden, side * 420, 470, 190, hour.leafDark, 26)
  );
};
