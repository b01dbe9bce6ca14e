import { cp, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { SiteAssets } from '@marquee/platform/network/dataSite.ts';
import { shareImageSize } from '@marquee/shared/constants';
import type { Theme } from '@marquee/shared/design/theme';
import type { HostKey } from '@marquee/shared/domain';
import sharp, { type Sharp } from 'sharp';
import { buildFont } from './fonts.ts';
import { iconFile } from './iconFile.ts';
import { writeLogo } from './logoFiles.ts';

/** Maximum bytes of all fonts of a site (design.md section 5). */
const fontBudget = 70_000;

export type SiteSources = {
  key: HostKey;
  theme: Pick<Theme, 'light' | 'dark' | 'fonts'>;
  /** SVG whose colours are `currentColor` and `accent`. */
  logo: string;
  /** Path of a square SVG. */
  iconFile: string;
};

/**
 * Writes the fonts, the logos and the icons of a site into a folder, which servers show at `/assets/sites/<key>/`.
 * @throws Error for fonts that are too large or have no metrics
 */
export async function buildSiteFiles(sources: SiteSources, output: string): Promise<SiteAssets> {
  const { key, theme, logo } = sources;
  await mkdir(output, { recursive: true });
  const fonts = [await buildFont(theme.fonts.headline, output)];
  const isOneFamily = theme.fonts.body.file === theme.fonts.headline.file;
  if (!isOneFamily) fonts.push(await buildFont(theme.fonts.body, output));
  const [headline, body = headline] = fonts;
  if (!headline || !body) throw new Error(`${key} has no fonts`);
  const fontBytes = fonts.reduce((sum, { bytes }) => sum + bytes, 0);
  if (fontBytes > fontBudget) throw new Error(`The fonts of ${key} are ${fontBytes} bytes; ${fontBudget} are allowed`);
  await writeIcons(sources, output);
  const folder = `/assets/sites/${key}`;
  return {
    fontFaces: fonts.map(({ css, fileName }) => css(`${folder}/${fileName}`)).join(''),
    fontStacks: { headline: headline.stack, body: body.stack },
    fonts: fonts.map(({ fileName }) => `${folder}/${fileName}`),
    fontBytes,
    logos: {
      light: `${folder}/${await writeLogo(logo, theme.light, output)}`,
      dark: `${folder}/${await writeLogo(logo, theme.dark, output)}`,
    },
  };
}

/** Sizes in `favicon.ico`, for tabs, task bars and shortcuts. */
const faviconSizes = [16, 32, 48];

/** Sizes of the maskable icon. Devices may crop it to a circle of four fifths of its width. */
const maskable = { size: 512, drawn: 360 };

/** Writes the icon in the formats of browsers and home screens, and the site's picture for sharing services. */
async function writeIcons({ iconFile: icon, logo, theme }: SiteSources, output: string): Promise<void> {
  await cp(icon, path.join(output, 'icon.svg'));
  const draw = async (size: number) => (await openSvg(icon, 512)).resize(size, size).png().toBuffer();
  for (const size of [180, 192, 512]) await writeFile(path.join(output, `icon-${size}.png`), await draw(size));
  const favicons = await Promise.all(faviconSizes.map(async (size) => ({ size, png: await draw(size) })));
  await writeFile(path.join(output, 'favicon.ico'), iconFile(favicons));
  await sharp({
    create: { width: maskable.size, height: maskable.size, channels: 3, background: await groundOf(icon) },
  })
    .composite([{ input: await draw(maskable.drawn), gravity: 'center' }])
    .png({ palette: true })
    .toFile(path.join(output, 'icon-maskable-512.png'));
  const { header, headerInk, accent } = theme.dark;
  const wordmark = logo.replaceAll('currentColor', headerInk).replaceAll('"accent"', `"${accent}"`);
  const drawn = await (await openSvg(Buffer.from(wordmark), 760)).resize(760, 320, { fit: 'inside' }).png().toBuffer();
  await sharp({ create: { ...shareImageSize, channels: 3, background: header } })
    .composite([{ input: drawn, gravity: 'center' }])
    .png({ palette: true })
    .toFile(path.join(output, 'share.png'));
}

/** Dots per inch at which a unit of an SVG is a pixel. */
const usualDensity = 72;
/** The densities that the renderer accepts. */
const densities = { least: 1, most: 100_000 };

/** Opens an SVG for a picture of at least this width, whatever the units of the SVG are. */
async function openSvg(svg: string | Buffer, width: number): Promise<Sharp> {
  const { width: own = width } = await sharp(svg, { limitInputPixels: false }).metadata();
  // Twice the width, because scaling down smooths the edges.
  const density = (usualDensity * 2 * width) / own;
  return sharp(svg, { density: Math.min(densities.most, Math.max(densities.least, density)) });
}

/** Returns the background colour of an icon, read half way down its edge, because corners may be rounded. */
async function groundOf(icon: string): Promise<string> {
  const { data, info } = await (await openSvg(icon, 512)).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const start = Math.floor(info.height / 2) * info.width * info.channels;
  const [red = 0, green = 0, blue = 0] = data.subarray(start, start + 3);
  return `rgb(${red}, ${green}, ${blue})`;
}
