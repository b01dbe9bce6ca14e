import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type DataSite, maxSiteBytes } from '@marquee/platform/network/dataSite.ts';
import { contrastFaults } from '@marquee/platform/sites/contrastFaults.ts';
import { buildSiteFiles } from '@marquee/releases/sites/buildSiteFiles.ts';
import type { Theme } from '@marquee/shared/design/theme';
import type { SiteKey } from '@marquee/shared/domain';
import { drawIcon, drawLogo } from './drawLogo.ts';
import { isPaletteName, paletteNames, paletteOf } from './palettes.ts';
import { readSvg } from './readSvg.ts';
import { readTypeface } from './readTypeface.ts';

export type LookChoices = {
  /** Name of a palette. */
  palette: string;
  /** Packages of Fontsource. */
  headline: string;
  body: string;
  /** Paths of SVG files. Without them, logo and icon are drawn from the name. */
  logo?: string | undefined;
  icon?: string | undefined;
};

export type BuiltLook = Pick<DataSite, 'theme' | 'assets'> & {
  /** Files by name. */
  files: Map<string, Buffer>;
  /** Size of the logo on pages, in pixels. */
  logo: { width: number; height: number };
};

/** Largest size of a logo in the header, in pixels. */
const maxLogo = { width: 200, height: 34 };

/**
 * Makes the theme and the files of a site, as the build of the shell makes them for sites of code.
 * @throws Error that says which choice is wrong, and why
 */
export async function buildLook(key: SiteKey, name: string, choices: LookChoices): Promise<BuiltLook> {
  const { palette, logo: logoPath, icon: iconPath } = choices;
  if (!isPaletteName(palette)) throw new Error(`There is no palette “${palette}”. Choose ${paletteNames.join(', ')}.`);
  const fonts = { headline: readTypeface(choices.headline, 'headline'), body: readTypeface(choices.body, 'body') };
  const theme: Theme = { ...paletteOf(palette), preferred: 'light', fonts, shape: shapeOf(fonts) };
  const [fault] = contrastFaults(theme);
  if (fault) throw new Error(`The palette ${palette} is not legible: ${fault}.`);
  const logo = logoPath ? await readSvgFile(logoPath, '--logo') : readSvg(await drawLogo(name, fonts.headline));
  const icon = iconPath ? await readSvgFile(iconPath, '--icon') : readSvg(await drawIcon(name, fonts.headline, theme));
  const folder = await mkdtemp(path.join(tmpdir(), 'marquee-site-'));
  try {
    const iconFile = path.join(folder, 'source.svg');
    await writeFile(iconFile, icon.source);
    const output = path.join(folder, 'files');
    const assets = await buildSiteFiles({ key, theme, logo: logo.source, iconFile }, output);
    const { fonts: _packages, ...stored } = theme;
    return { theme: stored, assets, files: await readFiles(output), logo: sizeOfLogo(logo) };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function shapeOf({ headline }: Theme['fonts']): Theme['shape'] {
  const heaviest = headline.weight.split(' ').at(-1) ?? '700';
  return { headlineWeight: heaviest, radius: '6px', imageRadius: '6px', headerRule: '1px solid var(--line)' };
}

async function readSvgFile(file: string, option: string) {
  const source = await readFile(file, 'utf8').catch(() => {
    throw new Error(`${option} ${file} cannot be read.`);
  });
  try {
    return readSvg(source);
  } catch (error) {
    throw new Error(`${option} ${file} ${error instanceof Error ? error.message : String(error)}.`, { cause: error });
  }
}

async function readFiles(folder: string): Promise<Map<string, Buffer>> {
  const names = (await readdir(folder)).sort();
  const files = new Map<string, Buffer>();
  for (const name of names) files.set(name, await readFile(path.join(folder, name)));
  const bytes = [...files.values()].reduce((sum, { length }) => sum + length, 0);
  if (bytes > maxSiteBytes) throw new Error(`The files of the site are ${bytes} bytes; ${maxSiteBytes} are allowed.`);
  return files;
}

function sizeOfLogo({ width, height }: { width: number; height: number }): BuiltLook['logo'] {
  const scale = Math.min(maxLogo.width / width, maxLogo.height / height);
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}
