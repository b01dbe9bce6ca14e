import { at, disc, n, type Point, times } from '../coarseMarks.ts';
import { ground, motes } from './ground.ts';
import { around, type Bench, flower, leaf, sprig } from './kit.ts';
import { circle, ellipse, line, path, rect, smooth, veil } from './marks.ts';

/** Seed heads against the light. */
export function seeds(bench: Bench): string {
  const { X, Y, tones, between, chance, bloom, wash } = bench;
  const seed = (length: number): string =>
    line(`M0-14V${-length}`, `${tones.vein}/0.65`, 2.4) +
    line(
      [-62, -34, 0, 34, 62]
        .map((turn) => {
          const a = (turn * Math.PI) / 180;
          return `M0 ${-length}L${n(Math.sin(a) * 36)} ${n(-length - Math.cos(a) * 36)}`;
        })
        .join(''),
      bench.night ? tones.pale : `${tones.leaf}/0.85`,
      2.6,
    ) +
    ellipse(0, -20, 4.5, 13, tones.coral);
  const clock = (count: number): string =>
    around(bench, count, seed(176)) +
    at(0, 0, around(bench, count - 8, seed(122)), 1, 9) +
    at(0, 0, around(bench, count - 12, seed(76)), 1, 4) +
    circle(0, 0, 26, tones.leaf) +
    circle(-6, -6, 12, tones.fresh);
  const umbel = at(
    0,
    0,
    line(
      times(9, (index) => `M0 150Q0 40 ${(index - 4) * 44} ${-80 + Math.abs(index - 4) * 16}`),
      tones.leaf,
      5,
    ) +
      times(9, (index) =>
        at(
          (index - 4) * 44,
          -84 + Math.abs(index - 4) * 16,
          bench.keep(
            times(
              7,
              (spoke) =>
                line(`M0 0L${(spoke - 3) * 11} ${-36 + Math.abs(spoke - 3) * 5}`, tones.leaf, 2.4) +
                circle((spoke - 3) * 11, -40 + Math.abs(spoke - 3) * 5, 7, spoke % 2 ? tones.coral : tones.blush),
            ),
          ),
        ),
      ),
  );
  const stem = (x: number, top: number, sway: number): string =>
    line(`M${n(x + sway)} ${n(Y + 20)}Q${n(x + sway * 0.2)} ${n((Y + top) / 2)} ${n(x)} ${n(top)}`, tones.leaf, 9);
  const wind = chance(0.5) ? 1 : -1;
  const flying = times(11, (index) =>
    at(
      wind * (60 + index * 46 + between(-20, 50)),
      between(-430, 60) - index * 4,
      bench.keep(seed(60)),
      between(0.7, 1.25),
      wind * between(20, 80),
    ),
  );
  const hx = -wind * between(60, 150);
  const blade = (index: number): string =>
    `M${n(-X + (index * 2 * X) / 25)} ${n(Y + 10)}q${n(between(-30, 30))} ${n(-between(80, 190))} ${n(between(-10, 90) * wind)} ${n(-between(150, 300))}`;
  const grass =
    line(
      times(26, (index) => (index % 3 ? blade(index) : '')),
      `${tones.leaf}/0.5`,
      5,
    ) +
    line(
      times(26, (index) => (index % 3 ? '' : blade(index))),
      `${tones.deep}/0.5`,
      6,
    );
  return (
    ground(bench, -hx, 40, 620) +
    circle(wind * 120, 70, 270, bloom(`${tones.sun}/0.95`, `${tones.blush}/0.25`)) +
    rect(-X, Y * 0.5, 2 * X, Y, wash(`${tones.leaf}/0`, `${tones.leaf}/0.35`)) +
    motes(bench, 50) +
    veil(
      0.55,
      stem(hx - wind * 330, -20, -30) +
        at(hx - wind * 330, -40, clock(20), 0.56) +
        stem(wind * 420, 110, 40) +
        at(wind * 420, 10, umbel, 0.7),
    ) +
    stem(wind * 190, 90, wind * 50) +
    at(wind * 190, -30, umbel, 1.02) +
    flying +
    stem(hx, -40, -wind * 60) +
    leaf(bench, 320, 60, tones.leaf, hx - wind * 50, Y + 20, -34) +
    leaf(bench, 280, 54, tones.fresh, hx - wind * 46, Y + 20, 30) +
    at(hx, -90, clock(28), 1.18) +
    grass
  );
}

/** A path through hills, and two who keep to it. */
export function walk(bench: Bench): string {
  const { X, Y, tones, between, chance, pick, bloom, wash } = bench;
  const side = chance(0.5) ? 1 : -1;
  const hill = (base: number, swell: number, shift: number, paint: string): string => {
    const list = Array.from({ length: 9 }, (_, index): Point => {
      const x = -X - 60 + ((2 * X + 120) * index) / 8;
      return [x, base - Math.sin(index * 1.15 + shift) * swell];
    });
    return path(`${smooth(list)}L${n(X + 60)} ${n(Y + 10)}H${n(-X - 60)}Z`, paint);
  };
  const tree = (x: number, y: number, size: number, kind: number): string =>
    at(
      x,
      y,
      ellipse(34, 4, 90, 13, `${tones.deep}/0.22`) +
        line('M0 0V-150M0-60L-34-104M0-84L36-130', tones.deep, 11) +
        (kind === 0
          ? path(`${disc(0, -196, 88)}${disc(-56, -150, 58)}${disc(58, -156, 62)}`, wash(tones.fresh, tones.leaf)) +
            path(`${disc(30, -170, 60)}`, `${tones.deep}/0.14`)
          : kind === 1
            ? leaf(bench, 300, 92, tones.leaf, 0, -50, 0)
            : path(`${disc(0, -190, 84)}${disc(48, -150, 54)}`, wash(tones.blush, tones.coral))),
      size,
    );
  const walker = (x: number, y: number, size: number, coat: string, hair: string, stick: boolean): string =>
    at(
      x,
      y,
      path('M10 4L150 34L176 26L30-4Z', `${tones.deep}/0.25`) +
        line('M-8-86L-20-44L-24 0M8-86L20-46L16 0', tones.deep, 17) +
        line('M-30 0h14M12 0h16', tones.deep, 10) +
        path('M-30-168Q-36-196 0-198Q36-196 30-168L36-78Q0-64-36-78Z', coat) +
        path('M6-198Q36-196 30-168L36-78Q22-70 8-70Z', `${tones.deep}/0.22`) +
        line(
          stick ? 'M30-176Q50-140 44-112M-30-176Q-46-140-34-108' : 'M30-176Q46-144 36-108M-30-176Q-48-140-40-108',
          coat,
          15,
        ) +
        (stick ? line('M46-112L58 2', tones.vein, 6) : '') +
        circle(0, -222, 25, '#eab893') +
        path('M-27-222a27 27 0 0 1 54 0q0 18-8 20q-19 6-38 0q-8-2-8-20Z', hair),
      size,
    );
  const bend = between(-80, 80);
  const d = `M-210 ${n(Y + 10)}C-160 360 ${n(bend - 260)} 280 ${n(bend - 40)} 190C${n(bend + 120)} 120 ${n(bend + 40)} 80 40 46L56 44C${n(bend + 110)} 90 ${n(bend + 260)} 130 ${n(bend + 110)} 210C${n(bend - 40)} 290 160 380 210 ${n(Y + 10)}Z`;
  const coats = pick([
    [tones.coral, tones.deep],
    [tones.leaf, tones.coral],
    [tones.sun, tones.leaf],
  ] as const);
  const birds = times(4, () => {
    const [x, y] = [between(-300, 300), between(-400, -240)];
    return line(`M${n(x)} ${n(y)}q14-16 26 0q12-16 26 0`, `${tones.vein}/0.8`, 4);
  });
  return (
    ground(bench, side * 180, -120, 620) +
    circle(side * 190, -130, between(130, 170), bloom(tones.glow, tones.sun)) +
    birds +
    hill(20, 60, between(0, 6), `${tones.fresh}/0.4`) +
    hill(70, 44, between(0, 6), `${tones.fresh}/0.75`) +
    tree(-side * 240, 80, 0.42, 0) +
    tree(-side * 150, 92, 0.34, 1) +
    tree(side * 330, 96, 0.4, 2) +
    hill(130, 26, between(0, 6), wash(tones.fresh, tones.leaf)) +
    tree(side * Math.min(X - 90, 470), 210, 0.86, pick([0, 1, 2])) +
    tree(-side * Math.min(X - 60, 520), 250, 1.1, pick([0, 1])) +
    path(d, wash(tones.pale, tones.blush)) +
    line(d, `${tones.deep}/0.12`, 4) +
    at(
      0,
      30,
      walker(-30, 280, 1.16, coats[0], '#f2efe9', true) +
        walker(62, 292, 1.08, coats[1], pick(['#c9c6c4', '#5b3a2a', '#efe9e0']), chance(0.4)),
    ) +
    times(12, (index) => {
      const x = (index % 2 ? 1 : -1) * between(270, X);
      return at(
        x,
        Y - between(0, 60),
        index % 3
          ? sprig(bench, 130, { pairs: 4 })
          : line('M0 0V-90', tones.leaf, 5) + at(0, -100, flower(bench, 30, tones.coral, tones.sun, 6)),
        between(0.8, 1.3),
        between(-14, 14),
      );
    })
  );
}
