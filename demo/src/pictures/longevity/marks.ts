import { n, type Point, points } from '../coarseMarks.ts';

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
export const poly = (list: readonly Point[], paint: string): string => path(`${points(list)}Z`, paint);
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
