import type { FontFace, Theme } from '@marquee/shared/design/theme';
import { drawWords } from './drawWords.ts';

/** Draws a name as the logo of a site, in the ink of the header. @returns an SVG */
export async function drawLogo(name: string, face: FontFace): Promise<string> {
  const { path, box } = await drawWords(name, face);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box.x} ${box.y} ${box.width} ${box.height}"><path fill="currentColor" d="${path}"/></svg>`;
}

/** Part of an icon's height that its letter takes. Home screens crop the corners. */
const letterShare = 0.56;
const iconSize = 64;

/** Draws the first letter of a name on the accent as the icon of a site. @returns a square SVG */
export async function drawIcon(name: string, face: FontFace, { light }: Pick<Theme, 'light'>): Promise<string> {
  const [letter = ''] = name;
  const { path, box } = await drawWords(letter, face);
  const scale = (iconSize * letterShare) / Math.max(box.width, box.height);
  const centred = (start: number, length: number) => round(iconSize / 2 - (start + length / 2) * scale);
  const place = `translate(${centred(box.x, box.width)} ${centred(box.y, box.height)}) scale(${round(scale, 5)})`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${iconSize} ${iconSize}"><path fill="${light.accent}" d="M0 0h${iconSize}v${iconSize}H0z"/><path fill="${light.accentInk}" transform="${place}" d="${path}"/></svg>`;
}

function round(value: number, digits = 2): number {
  return Number(value.toFixed(digits));
}
