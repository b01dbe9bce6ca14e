import { circle, ellipse, fill, move, n, path, rect, stroke, times } from '../marks.ts';
import { flood, hill, panel, sun } from './garden.ts';
import type { Scene } from './kit.ts';
import { cola, fan, greens, leaf, sprig } from './leaves.ts';

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
      times(6, (i) => small(0, 0, 1.85, 30 + i * 60)) +
      times(6, (i) => big(0, 0, 1.7, i * 60)) +
      circle(0, 0, 54, fill(hour.sun)) +
      path(
        times(14, (i) => `M${n(34 * Math.cos(i * 0.449))} ${n(34 * Math.sin(i * 0.449))}h0`),
        stroke(hour.bloom, 9),
      ) +
      [-1, 1].map((s) => path(`M${s * X} ${n(-Y)}V${n(Y)}`, stroke(hour.bloom, 30))).join(''),
  ])();
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
  // By night the paper is as dark as the leaves; moonlight does for the sheet.
  const sheet = hour.paper < '#8' ? hour.sun : hour.paper;
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
    rect(-486, -660, 960, 1300, fill(sheet)) +
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
