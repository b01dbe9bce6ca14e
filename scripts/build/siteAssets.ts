import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Theme } from '@marquee/shared/design/theme';
import { type HostKey, hostKeySchema, type SiteConfigInput, siteConfigSchema } from '@marquee/shared/domain';
import sharp from 'sharp';
import type { BuiltSite, BuiltSites } from '../../shell/src/server/builtSites.ts';
import { buildFont } from './fonts.ts';
import { themeCss } from './themeCss.ts';
import { repositoryRoot } from './webpackBase.ts';

/** Bytes of a site's fonts together, at most (design.md section 5). */
const fontBudget = 70_000;

async function buildSite(key: HostKey, browserFolder: string): Promise<BuiltSite> {
  const sources = path.join(repositoryRoot, 'shell/sites', key);
  const output = path.join(browserFolder, 'sites', key);
  await mkdir(output, { recursive: true });
  const { site } = (await import(path.join(sources, 'site.ts'))) as { site: SiteConfigInput };
  const { theme } = (await import(path.join(sources, 'theme.ts'))) as { theme: Theme };
  const logo = await readFile(path.join(sources, 'logo.svg'), 'utf8');

  const fonts = [await buildFont(theme.fonts.headline, output)];
  const isOneFamily = theme.fonts.body.file === theme.fonts.headline.file;
  if (!isOneFamily) fonts.push(await buildFont(theme.fonts.body, output));
  const [headline, body = headline] = fonts;
  if (!headline || !body) throw new Error(`${key} has no fonts`);
  const fontBytes = fonts.reduce((sum, { bytes }) => sum + bytes, 0);
  if (fontBytes > fontBudget) throw new Error(`The fonts of ${key} are ${fontBytes} bytes; ${fontBudget} are allowed`);

  await writeIcons(path.join(sources, 'icon.svg'), logo, theme, output);
  const folder = `/assets/sites/${key}`;
  return {
    config: siteConfigSchema.parse({ ...site, key }),
    css: themeCss({
      theme,
      logo,
      fontFaces: fonts.map(({ css }) => css(folder)).join(''),
      fontStacks: { headline: headline.stack, body: body.stack },
    }),
    fonts: fonts.map(({ fileName }) => `${folder}/${fileName}`),
    fontBytes,
    themeColour: { light: theme.light.header, dark: theme.dark.header },
  };
}

/** The icon in the forms that browsers and home screens want, and the picture with which the site itself is shared. */
async function writeIcons(icon: string, logo: string, theme: Theme, output: string): Promise<void> {
  await cp(icon, path.join(output, 'icon.svg'));
  for (const size of [180, 192, 512]) {
    await sharp(icon, { density: 1200 })
      .resize(size, size)
      .png()
      .toFile(path.join(output, `icon-${size}.png`));
  }
  const { header, headerInk, accent } = theme.dark;
  const wordmark = logo.replaceAll('currentColor', headerInk).replaceAll('"accent"', `"${accent}"`);
  const drawn = await sharp(Buffer.from(wordmark), { density: 600 })
    .resize(760, 320, { fit: 'inside' })
    .png()
    .toBuffer();
  await sharp({ create: { width: 1200, height: 630, channels: 3, background: header } })
    .composite([{ input: drawn, gravity: 'center' }])
    .png({ palette: true })
    .toFile(path.join(output, 'share.png'));
}

/** Writes every site's fonts, icons and theme into a shell release. */
export async function writeSiteAssets(releaseFolder: string): Promise<void> {
  const sites: Partial<BuiltSites> = {};
  for (const key of hostKeySchema.options) sites[key] = await buildSite(key, path.join(releaseFolder, 'browser'));
  await writeFile(path.join(releaseFolder, 'server', 'sites.json'), JSON.stringify(sites));
}
