import { at, type Bar, circle, faint, fan, fill, glint, line, n, path, rays, rect, times } from './kit.ts';

/** What stands behind a still life: a burst, an arch, fans, searchlights, flutes or arcs. */
export function backdrop(bar: Bar, x = 0, y = -40): string {
  const { X, Y, ink } = bar;
  const flood =
    rect(-X, -Y, 2 * X, 2 * Y, fill(ink.deep)) +
    circle(x, y, Math.max(X, Y) * 1.25, fill(bar.glow([ink.back, `${ink.ground}/45`, `${ink.deep}@0/100`])));
  const kinds = [burst, arch, fans, searchlights, flutes, arcs];
  return flood + bar.pick(kinds)(bar, x, y);
}

function burst(bar: Bar, x: number, y: number): string {
  const { ink } = bar;
  const count = bar.pick([20, 28, 36]);
  return (
    faint(0.55, rays(x, y, count, fill(ink.back), bar.between(0, 1), 0.42)) +
    circle(x, y, 345, fill(bar.fade([ink.ground, ink.back], 90))) +
    circle(x, y, 345, line(ink.gold, 7)) +
    circle(x, y, 372, line(ink.gold, 2.5))
  );
}

function arch(bar: Bar, x: number, y: number): string {
  const { Y, ink } = bar;
  const shape = (w: number, top: number): string =>
    `M${n(x - w)} ${n(Y)}V${n(y + top)}A${w} ${w} 0 0 1 ${n(x + w)} ${n(y + top)}V${n(Y)}Z`;
  return (
    times(4, (i) =>
      path(
        shape(505 - i * 62, 50 + i * 18),
        `fill="${bar.fade(i % 2 ? [ink.ground, ink.deep] : [ink.deep, ink.back, ink.deep], i % 2 ? 90 : 0)}" stroke="${ink.gold}" stroke-width="${i === 3 ? 7 : 2.5}"`,
      ),
    ) + faint(0.5, rays(x, y + 100, 30, fill(bar.glow([ink.back, `${ink.back}@0`])), 0.25, 0.4, 420))
  );
}

function fans(bar: Bar): string {
  const { X, Y, ink } = bar;
  const r = bar.pick([150, 185]);
  const rows = Math.ceil((2 * Y) / (r * 0.6)) + 2;
  const columns = Math.ceil(X / r) + 1;
  const scallop =
    circle(0, 0, r, `fill="${ink.ground}" stroke="${ink.gold}" stroke-width="4"`) +
    [0.72, 0.45].map((part) => circle(0, 0, r * part, line(ink.gold, 2.5, 'opacity=".7"'))).join('') +
    circle(0, 0, r * 0.2, fill(ink.gold));
  // Drawn once and stamped: a wall of scallops would be most of the file.
  const id = `${bar.motif}-scallops`;
  const row = `<g id="${id}">${times(columns * 2 + 1, (i) => at((i - columns) * 2 * r, 0, scallop))}</g>`;
  const wall = times(rows, (i) =>
    i === 0 ? at(0, -Y, row) : `<use href="#${id}" transform="translate(${i % 2 ? n(r) : 0} ${n(-Y + i * r * 0.6)})"/>`,
  );
  return (
    faint(0.42, wall) +
    circle(0, -40, 480, fill(bar.glow([`${ink.back}@.95`, `${ink.ground}@.8/55`, `${ink.ground}@0`])))
  );
}

function searchlights(bar: Bar, x: number, y: number): string {
  const { X, Y, ink } = bar;
  const beam = (from: number, to: number): string =>
    path(
      `M${n(from - 12)} ${n(Y)}L${n(to - 170)} ${n(-Y)}H${n(to + 170)}L${n(from + 12)} ${n(Y)}Z`,
      fill(bar.fade([`${ink.light}@.34`, `${ink.light}@0`], 270)),
    );
  const moon = bar.pick([-1, 1]);
  return (
    beam(-X * 0.62, X * 0.3) +
    beam(X * 0.62, -X * 0.3) +
    beam(-X * 0.2, -X * 0.9) +
    circle(x + moon * 90, y - 60, 300, fill(bar.fade([ink.gold, ink.light], -50 * moon))) +
    circle(x + moon * 90, y - 60, 322, line(ink.gold, 2.5)) +
    times(14, () => glint(bar.between(-X, X), bar.between(-Y, Y * 0.2), bar.between(8, 22), ink.light))
  );
}

function flutes(bar: Bar): string {
  const { X, Y, ink } = bar;
  const w = bar.pick([74, 96]);
  const count = Math.ceil((2 * X) / w) + 1;
  const flute = fill(bar.fade([ink.deep, `${ink.ground}/60`, ink.back]));
  const left = -count * w * 0.5;
  return (
    times(count, (i) => {
      const rise = Math.min(4, Math.abs(i - (count - 1) / 2)) * 58;
      return rect(left + i * w, -Y + Math.max(0, rise - 40), w, 2 * Y, flute);
    }) +
    times(count, (i) => {
      const rise = Math.min(4, Math.abs(i - (count - 1) / 2)) * 58;
      const top = -Y + Math.max(0, rise - 40);
      return path(`M${n(left + i * w)} ${n(top)}h${w}m-${w} 14h${w}`, line(ink.gold, 4));
    }) +
    circle(0, 0, 440, fill(bar.glow([`${ink.light}@.3`, `${ink.light}@0`])))
  );
}

function arcs(bar: Bar): string {
  const { X, Y, ink } = bar;
  const side = bar.pick([-1, 1]);
  const paints = [ink.back, ink.ground, ink.gold, ink.ground, ink.back, ink.deep, ink.pop, ink.deep];
  return (
    times(8, (i) => circle(side * X * 0.55, Y * 0.75, 990 - i * 106, fill(paints[i] ?? ink.ground))) +
    fan(bar, side * X * 0.55, Y * 0.75, 150, 7, 360) +
    circle(0, -30, 430, fill(bar.glow([`${ink.light}@.26`, `${ink.light}@0`])))
  );
}

/** The bar: its edge at `y`, polished, with an inlay; what stands on it is given again, upside down and faint. */
export function counter(bar: Bar, y: number, standing: string): string {
  const { X, Y, ink } = bar;
  const top =
    rect(-X, y, 2 * X, Y - y + 2, fill(ink.dark)) +
    rect(-X, y, 2 * X, Y - y + 2, fill(bar.fade([`${ink.gold}@.02`, `${ink.gold}@.3`, `${ink.gold}@.02`])));
  const edge = rect(-X, y + 96, 2 * X, 7, fill(ink.gold)) + rect(-X, y + 110, 2 * X, 2.5, fill(ink.gold));
  const inlay = path(
    Array.from(
      { length: Math.ceil(X / 60) + 1 },
      (_, i) => `M${n((i - Math.ceil(X / 120)) * 120 - 60)} ${n(y + 190)}l60-62l60 62`,
    ).join(''),
    line(ink.gold, 4, 'opacity=".75"'),
  );
  const id = `${bar.motif}-standing`;
  const mirrored = bar.within(
    `M${n(-X)} ${n(y)}H${n(X)}V${n(y + 95)}H${n(-X)}Z`,
    `<use href="#${id}" opacity=".22" transform="translate(0 ${n(2 * y)}) scale(1 -1)"/>`,
  );
  return `${top}${mirrored}${edge}${inlay}<g id="${id}">${standing}</g>`;
}
