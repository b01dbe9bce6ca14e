/** Marks, as SVG text, of the picture languages whose unit is about a pixel. */
export type Point = readonly [number, number];

/** Only small measures have decimals, which keeps the drawing small. */
export const n = (value: number): string =>
  String(Math.abs(value) < 20 ? Math.round(value * 10) / 10 : Math.round(value));

export const points = (list: readonly Point[]): string =>
  list.map(([x, y], index) => `${index ? 'L' : 'M'}${n(x)} ${n(y)}`).join('');
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
