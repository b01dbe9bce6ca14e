import { at, box, n, type Point, points, times } from '../coarseMarks.ts';
import { circle, cloud, ground, line, type Press, path, poly, rect, sky } from './ink.ts';
import { cast, person } from './people.ts';

/** Rows of windows for a face: lit ones are few and at random, so that no two towers keep the same hours. */
function windows(press: Press, x: number, y: number, w: number, h: number, glass: string, lit: string): string {
  const columns = Math.max(2, Math.round(w / 26));
  const rows = Math.max(2, Math.round(h / 34));
  const [cw, ch] = [w / columns, h / rows];
  const pane = press.tile(cw, ch, rect(cw * 0.24, ch * 0.22, cw * 0.52, ch * 0.56, glass));
  const lights = times(Math.min(6, columns * rows * 0.12), () => {
    const column = Math.floor(press.between(0, columns));
    const row = Math.floor(press.between(0, rows));
    return box(column * cw + cw * 0.24, row * ch + ch * 0.22, cw * 0.52, ch * 0.56);
  });
  return at(x, y, rect(0, 0, columns * cw, rows * ch, pane) + path(lights, lit));
}

function tower(
  press: Press,
  x: number,
  base: number,
  w: number,
  h: number,
  face: string,
  glass: string,
  lit: string,
): string {
  const { inks, pick } = press;
  const top = base - h;
  const crown = pick(['flat', 'step', 'slope', 'mast', 'tank']);
  const hat =
    crown === 'step'
      ? rect(x + w * 0.18, top - 34, w * 0.64, 36, face) + rect(x + w * 0.34, top - 62, w * 0.32, 30, face)
      : crown === 'slope'
        ? poly(
            [
              [x, top + 1],
              [x + w, top + 1],
              [x + w, top - w * 0.42],
            ],
            face,
          )
        : crown === 'mast'
          ? line(`M${n(x + w / 2)} ${n(top)}V${n(top - 90)}`, face, 5) + rect(x + w * 0.3, top - 22, w * 0.4, 24, face)
          : crown === 'tank'
            ? line(`M${n(x + w * 0.34)} ${n(top)}v-30M${n(x + w * 0.62)} ${n(top)}v-30`, face, 5) +
              rect(x + w * 0.26, top - 64, w * 0.44, 38, face, 5)
            : rect(x - 4, top - 8, w + 8, 12, face);
  return (
    hat +
    rect(x, top, w, base - top + 4, face) +
    windows(press, x + w * 0.1, top + 22, w * 0.56, h - 50, glass, lit) +
    rect(x + w * 0.72, top, w * 0.28, base - top + 4, press.hatch(inks.dark, 9, 2.2))
  );
}

/** A skyline that is also a chart: the line runs over the roofs. */
export function towers(press: Press): string {
  const { X, Y, inks, between, chance } = press;
  const base = Math.min(Y - 70, 400);
  const lean = chance(0.5) ? 1 : -1;
  const sunX = between(120, 260) * lean;
  const far = times(16, (index) => {
    const w = (2 * X + 60) / 16;
    return rect(-X - 30 + index * w, base - between(140, 430), w + 2, 700, inks.far);
  });
  const count = Math.round((2 * X) / (X > 900 ? 240 : 190));
  const w = (2 * X) / count;
  const tops: Point[] = [];
  const row = times(count, (index) => {
    const x = -X + index * w + 12;
    const share = (lean * (x + w / 2)) / X;
    const h = 250 + 250 * Math.max(-0.6, share * 0.8 + 0.15) + between(-70, 90);
    tops.push([x + w / 2 - 12, base - h - 95]);
    const face = index % 3 === 0 ? inks.mid : index % 3 === 1 ? inks.blue : inks.ink;
    return tower(
      press,
      x,
      base,
      w - 34,
      h,
      face,
      index % 3 === 2 ? `${inks.blue}/0.55` : `${inks.ink}/0.5`,
      inks.cream,
    );
  });
  const first = tops[0] ?? [0, 0];
  const last = tops[tops.length - 1] ?? [0, 0];
  const route = points([[-X - 20, first[1] + 40], ...tops, [X + 20, last[1] - 30]]);
  const walkers = times(X / 90, (index) => {
    const x = -X + 90 + index * 180 + between(-50, 50);
    return cast(x, base + 70, 90, 18, `${inks.dark}/0.35`) + person(press, x, base + 72, between(116, 134));
  });
  return (
    sky(press, sunX, -90, 170) +
    cloud(-sunX - 130, -Y * 0.62, 230, inks.cream) +
    far +
    row +
    line(route, inks.cream, 15) +
    line(route, inks.red, 8) +
    tops.map(([x, y]) => circle(x, y, 15, inks.cream) + circle(x, y, 9, inks.red)).join('') +
    ground(press, base, inks.salmon) +
    rect(-X, base, 2 * X, 8, inks.dark) +
    walkers
  );
}

/** Someone crossing between two towers, on a line that is a share price. */
export function wire(press: Press): string {
  const { X, Y, inks, between, chance } = press;
  const mirror = chance(0.5);
  const a: Point = [-Math.min(X - 60, 440), 130];
  const b: Point = [Math.min(X - 60, 440), -140];
  const middle: Point = [between(-70, 40), between(20, 60)];
  const walk = points([
    a,
    [a[0] * 0.62, a[1] - 120],
    [a[0] * 0.34, a[1] - 40],
    middle,
    [b[0] * 0.4, 30],
    [b[0] * 0.62, -110],
    [b[0] * 0.78, -60],
    b,
  ]);
  const side = (x: number, y: number, dir: number): string => {
    const w = X + 20 - Math.abs(x);
    const left = dir < 0 ? x - w : x;
    return (
      rect(left, y, w, Y - y + 10, inks.ink) +
      windows(press, left + 24, y + 50, w - 60, Y - y - 40, `${inks.blue}/0.5`, inks.cream) +
      rect(dir < 0 ? x - 34 : x, y, 34, Y - y + 10, press.hatch(inks.dark, 9, 2.2)) +
      rect(left - 8, y - 12, w + 16, 18, inks.dark)
    );
  };
  const city = times(14, (index) => {
    const w = (2 * X) / 14;
    return rect(-X + index * w, Y - between(70, 210), w - 6, 300, index % 2 ? inks.far : inks.mid);
  });
  const birds = times(4, (index) => {
    const [x, y] = [between(-260, 300), between(-Y + 60, -190)];
    return line(`M${n(x)} ${n(y)}q14-16 26 0q12-16 26 0`, inks.dark, 4 + (index % 2));
  });
  const body =
    city +
    side(a[0], a[1], -1) +
    side(b[0], b[1], 1) +
    line(walk, inks.dark, 7) +
    line(walk, inks.red, 4.5) +
    line(`M${n(middle[0] - 210)} ${n(middle[1] - 112)}L${n(middle[0] + 210)} ${n(middle[1] - 152)}`, inks.dark, 7) +
    person(press, middle[0], middle[1] - 2, 205, { pose: 'balance', mirror: false });
  return (
    sky(press, middle[0] * (mirror ? -1 : 1), middle[1] - 140, 205) +
    cloud(140, -Y * 0.66, 220, inks.cream) +
    birds +
    (mirror ? at(0, 0, body, 1, 0, true) : body)
  );
}
