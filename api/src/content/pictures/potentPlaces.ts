import { circle, fill, move, n, path, polygon, rect, stroke, times } from './marks.ts';
import type { Scene } from './potentKit.ts';
import { birds, fan, flood, gardener, greens, hill, leaf, pot, sprig, sun, tuft } from './potentPlants.ts';

/** Sand, and what holds on in it. */
export const dunes: Scene = (garden) => {
  const { X, Y, hour, between, chance, pick } = garden;
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
    const count = 9 + i;
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
  const inside =
    rect(-w, -330, 2 * w, 600, fill(hour.petal)) +
    sun(garden, side * 130, -90, 90) +
    times(5, (i) => darker(-w + 60 + i * (w / 2.3), 120 + (i % 2) * 40, between(0.8, 1.05), between(-20, 20))) +
    [-1, 0, 1]
      .map((s) => move(s * 210, 250, path(`M0 0Q${s * 16}-150 ${s * 6}-270`, stroke(hour.leafDark, 10))))
      .join('') +
    [-1, 0, 1].map((s) => palmy(s * 214, 0, 0.94, s * 12)).join('') +
    times(7, (i) => broad(-w + 50 + i * (w / 3.4), 262, between(0.9, 1.3), between(-34, 34))) +
    times(4, (i) => move(-w * 0.7 + i * w * 0.47, 254, pot(garden, 74, 62, hour.bloom, hour.earth, hour.petal)));
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
      times(34, () => `M${n(between(-X, X))} ${n(between(260, Y))}l6-14`),
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
          move(s * (w - 40), 300, pot(garden, 90, 84, hour.bloom, hour.earth, hour.petal)) +
          tuft(garden, s * (w - 40), 222, 110, hour.leafDark, 18),
      )
      .join('') +
    (chance(0.5) ? gardener(garden, side * 160, 330, 150) : '')
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
  const plants = times(5, (row) => {
    const t = 0.08 + (row / 5) ** 1.5 * 0.7;
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
