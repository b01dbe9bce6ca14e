/** The marks that longevity's pictures are made of, as SVG text. */
export type Point = readonly [number, number];

/** Units are about a pixel: decimals count in small measures only, and without them the drawing stays small. */
export const n = (value: number): string =>
  String(Math.abs(value) < 20 ? Math.round(value * 10) / 10 : Math.round(value));

/** A paint is a colour, `colour/opacity`, what `wash`, `bloom` and `tile` return, or none. */
export const paintOf = (kind: 'fill' | 'stroke', paint: string): string => {
  if (!paint) return '';
  const [colour, opacity] = paint.split('/');
  return opacity ? `${kind}="${colour}" ${kind}-opacity="${opacity}"` : `${kind}="${paint}"`;
};

export const path = (d: string, paint: string): string => `<path d="${d}" ${paintOf('fill', paint)}/>`;
export const line = (d: string, paint: string, width: number): string =>
  `<path d="${d}" fill="none" ${paintOf('stroke', paint)} stroke-width="${n(width)}"/>`;
export const circle = (x: number, y: number, r: number, paint: string): string =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" ${paintOf('fill', paint)}/>`;
export const ring = (x: number, y: number, r: number, paint: string, width: number): string =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="none" ${paintOf('stroke', paint)} stroke-width="${n(width)}"/>`;
export const ellipse = (x: number, y: number, rx: number, ry: number, paint: string): string =>
  `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" ${paintOf('fill', paint)}/>`;
export const rect = (x: number, y: number, w: number, h: number, paint: string, r = 0): string =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}"${r ? ` rx="${n(r)}"` : ''} ${paintOf('fill', paint)}/>`;
export const points = (list: readonly Point[]): string =>
  list.map(([x, y], index) => `${index ? 'L' : 'M'}${n(x)} ${n(y)}`).join('');
export const poly = (list: readonly Point[], paint: string): string => path(`${points(list)}Z`, paint);
export const box = (x: number, y: number, w: number, h: number): string => `M${n(x)} ${n(y)}h${n(w)}v${n(h)}h${n(-w)}Z`;
export const disc = (x: number, y: number, r: number): string =>
  `M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 1 0 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 0 ${n(-2 * r)} 0Z`;
export const times = (count: number, make: (index: number) => string): string =>
  Array.from({ length: Math.max(0, Math.round(count)) }, (_, index) => make(index)).join('');
export const hundredths = (value: number): number => Math.round(value * 100) / 100;
export const at = (x: number, y: number, body: string, scale = 1, turn = 0, mirror = false): string =>
  `<g transform="translate(${n(x)} ${n(y)})${turn ? ` rotate(${n(turn)})` : ''}${
    mirror ? ` scale(${-hundredths(scale)} ${hundredths(scale)})` : scale === 1 ? '' : ` scale(${hundredths(scale)})`
  }">${body}</g>`;
export const veil = (opacity: number, body: string): string => `<g opacity="${opacity}">${body}</g>`;
/** A smooth line through points. */
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
