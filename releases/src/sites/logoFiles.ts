import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Palette } from '@marquee/shared/design/tokens';

/** Colours a logo for a palette: `currentColor` becomes the header's ink, and `accent` the accent. */
export function colouredLogo(logo: string, palette: Palette): string {
  const coloured = logo.replaceAll('currentColor', palette.headerInk).replaceAll('"accent"', `"${palette.accent}"`);
  return coloured.replace(/\s+/g, ' ').replaceAll('> <', '><').trim();
}

/** Writes a logo for a palette under a name with its hash. @returns the name */
export async function writeLogo(logo: string, palette: Palette, folder: string): Promise<string> {
  const source = colouredLogo(logo, palette);
  const name = `logo.${createHash('sha256').update(source).digest('hex').slice(0, 8)}.svg`;
  await writeFile(path.join(folder, name), source);
  return name;
}
