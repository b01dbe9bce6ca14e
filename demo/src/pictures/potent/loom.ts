import { circle, fill, move, n, path, rect, stroke, times } from '../marks.ts';
import { flood, sun } from './garden.ts';
import type { Scene } from './kit.ts';
import { greens, sprig } from './leaves.ts';

/** Yarn on the loom, rope on the hook: the plant as a fibre. */
export const loom: Scene = (garden) => {
  const { X, Y, hour, between, chance, pick } = garden;
  const [, mid, dark] = greens(garden);
  const colours = [hour.bloom, hour.sand, hour.leaf, hour.petal, hour.sun, hour.dune, hour.leafDark];
  const w = between(260, 310);
  const motif = Math.floor(between(0, 4));
  let y = 290;
  const bands = times(9, (i) => {
    const h = between(34, 62);
    y -= h;
    const base = colours[(i * 3 + motif) % colours.length] ?? hour.sand;
    const over = colours[(i * 3 + motif + 2) % colours.length] ?? hour.bloom;
    const count = Math.floor((2 * w) / 40);
    const sign = [
      () =>
        path(
          times(count, (k) => `M${n(-w + k * 40)} ${n(y + h)}l20 ${n(-h)}l20 ${n(h)}Z`),
          fill(over),
        ),
      () =>
        path(
          times(
            count,
            (k) => `M${n(-w + 20 + k * 40)} ${n(y + 6)}l14 ${n(h / 2 - 6)}l-14 ${n(h / 2 - 6)}l-14 ${n(6 - h / 2)}Z`,
          ),
          fill(over),
        ),
      () =>
        path(
          times(3, (k) => `M${n(-w)} ${n(y + (h * (k + 0.5)) / 3)}H${n(w)}`),
          `${stroke(over, 7)} stroke-dasharray="16 12"`,
        ),
      () => '',
    ][(i + motif) % 4];
    return rect(-w, y, 2 * w, h + 1, fill(base)) + (sign?.() ?? '');
  });
  const weave =
    bands +
    path(
      times(26, (i) => `M${n(-w + (i * w) / 13 + 4)} 290V${n(y)}`),
      stroke(hour.deep, 1.6, 0.3),
    );
  const warp = path(
    times(27, (i) => `M${n(-w + (i * w) / 13)} -400V${n(y)}M${n(-w + (i * w) / 13)} 290V400`),
    stroke(hour.petal, 3.4),
  );
  const post = rect(-w - 70, -470, 46, 960, fill(hour.earth), 8) + rect(w + 24, -470, 46, 960, fill(hour.earth), 8);
  const beam = (at: number): string =>
    rect(-w - 110, at, 2 * w + 220, 46, fill(hour.dune), 20) +
    path(`M${n(-w - 90)} ${at + 30}H${n(w + 90)}`, stroke(hour.earth, 5, 0.7));
  const skein = (x: number, top: number, colour: string): string =>
    move(
      x,
      top,
      path('M0-120V0', stroke(hour.deep, 5)) +
        path('M-34 10Q-70 130-40 250Q0 290 40 250Q70 130 34 10Q0-20-34 10Z', fill(colour)) +
        path(
          times(5, (i) => `M${-24 + i * 12} 4Q${-50 + i * 25} 130 ${-26 + i * 13} 262`),
          stroke(hour.deep, 2.6, 0.4),
        ) +
        rect(-34, 26, 68, 26, fill(hour.petal), 10),
    );
  const shuttle =
    path('M-120 0Q0-50 120 0Q0 50-120 0Z', fill(hour.dune)) + path('M-60 0Q0-22 60 0Q0 22-60 0Z', fill(hour.bloom));
  const stalks = [-1, 1]
    .map((s) =>
      move(
        s * (X > 700 ? 590 : 470),
        520,
        sprig(garden, 'toothed', s > 0 ? mid : dark, { height: 700, pairs: 9, size: 1.4, lean: -s * 60 }),
      ),
    )
    .join('');
  return (
    flood(garden, pick([hour.wash, hour.paper, hour.leafDark])) +
    (chance(0.6) ? sun(garden, 0, -120, 330) : rect(-X, -Y, 2 * X, Y * 0.8, fill(hour.petal, 0.4))) +
    rect(-X, 420, 2 * X, Y, fill(hour.dune)) +
    stalks +
    post +
    warp +
    weave +
    beam(-430) +
    beam(370) +
    rect(-w - 40, y - 30, 2 * w + 80, 20, fill(hour.bloom), 10) +
    move(between(-90, 90), y - 66, shuttle, between(-8, 8)) +
    skein(-w - 150, -300, pick(colours)) +
    skein(w + 150, -300, pick(colours)) +
    [0, 1, 2]
      .map(
        (i) =>
          circle(-w - 170 + i * 70, 440, 48, fill(colours[(i + motif) % 7] ?? hour.sun)) +
          path(
            times(4, (k) => `M${n(-w - 206 + i * 70)} ${420 + k * 13}q36 20 72 0`),
            stroke(hour.deep, 3, 0.4),
          ),
      )
      .join('')
  );
};
