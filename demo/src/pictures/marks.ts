/** The marks that pictures are made of, as SVG text. */
export type Point = readonly [number, number];

/** No finer than a pixel can show, which keeps the drawing small. */
export const n = (value: number): string =>
  String(Math.abs(value) < 100 ? Math.round(value * 10) / 10 : Math.round(value));
export const fill = (colour: string, opacity = 1): string =>
  opacity === 1 ? `fill="${colour}"` : `fill="${colour}" fill-opacity="${opacity}"`;
/** Ends and corners are round everywhere: the root of the picture says so, once. */
export const stroke = (colour: string, width: number, opacity = 1): string =>
  `fill="none" stroke="${colour}" stroke-width="${n(width)}"${opacity === 1 ? '' : ` stroke-opacity="${opacity}"`}`;
export const path = (d: string, paint: string): string => `<path d="${d}" ${paint}/>`;
export const circle = (x: number, y: number, r: number, paint: string): string =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" ${paint}/>`;
export const ellipse = (x: number, y: number, rx: number, ry: number, paint: string): string =>
  `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" ${paint}/>`;
export const rect = (x: number, y: number, w: number, h: number, paint: string, r = 0): string =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" ${r ? `rx="${n(r)}" ` : ''}${paint}/>`;
export const move = (x: number, y: number, body: string, turn = 0, scale = 1): string =>
  `<g transform="translate(${n(x)} ${n(y)})${turn ? ` rotate(${n(turn)})` : ''}${
    scale === 1 ? '' : ` scale(${Math.round(scale * 1000) / 1000})`
  }">${body}</g>`;
export const mirror = (body: string): string => `<g transform="scale(-1 1)">${body}</g>`;
export const times = (count: number, make: (index: number) => string): string =>
  Array.from({ length: Math.max(0, Math.round(count)) }, (_, index) => make(index)).join('');
export const polygon = (list: readonly Point[]): string =>
  `${list.map(([x, y], index) => `${index ? 'L' : 'M'}${n(x)} ${n(y)}`).join('')}Z`;
export const disc = (x: number, y: number, rx: number, ry = rx): string =>
  `M${n(x - rx)} ${n(y)}a${n(rx)} ${n(ry)} 0 1 0 ${n(2 * rx)} 0a${n(rx)} ${n(ry)} 0 1 0 ${n(-2 * rx)} 0Z`;
export const box = (x: number, y: number, w: number, h: number): string => `M${n(x)} ${n(y)}h${n(w)}v${n(h)}h${n(-w)}Z`;
/** A smooth line through points, as quadratic curves between their middles. */
export function smooth(list: readonly Point[]): string {
  const [first, ...rest] = list;
  if (!first) return '';
  return rest.reduce(
    (d, [x, y], index) => {
      const next = rest[index + 1];
      return next ? `${d}Q${n(x)} ${n(y)} ${n((x + next[0]) / 2)} ${n((y + next[1]) / 2)}` : `${d}L${n(x)} ${n(y)}`;
    },
    `M${n(first[0])} ${n(first[1])}`,
  );
}
