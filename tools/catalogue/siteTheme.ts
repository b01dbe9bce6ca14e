import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fontCss, fontFile } from '@marquee/releases/sites/fonts.ts';
import { colouredLogo } from '@marquee/releases/sites/logoFiles.ts';
import type { FontFace, Theme } from '@marquee/shared/design/theme';
import type { Palette } from '@marquee/shared/design/tokens';
import type { HostKey } from '@marquee/shared/domain';
import { themeCss } from '@marquee/shell/themeCss';
import { repositoryRoot } from '../bundler/webpackBase.ts';

const fontNames = ['headline', 'body'] as const;
export type FontName = (typeof fontNames)[number];

async function readTheme(key: HostKey): Promise<Theme> {
  const { theme } = (await import(path.join(repositoryRoot, 'shell/sites', key, 'theme.ts'))) as { theme: Theme };
  return theme;
}

/** Returns the style of a host's pages, but with complete fonts, because cutting a font takes a second. */
export async function siteTheme(key: HostKey): Promise<string> {
  const theme = await readTheme(key);
  const logo = await readFile(path.join(repositoryRoot, 'shell/sites', key, 'logo.svg'), 'utf8');
  const address = (palette: Palette) => `data:image/svg+xml,${encodeURIComponent(colouredLogo(logo, palette))}`;
  const { headline, body } = theme.fonts;
  const face = (font: FontFace, name: FontName) => fontCss(font).css(`/fonts/${key}/${name}.woff2`);
  return themeCss({
    theme,
    logos: { light: address(theme.light), dark: address(theme.dark) },
    fontFaces: face(headline, 'headline') + (body.file === headline.file ? '' : face(body, 'body')),
    fontStacks: { headline: fontCss(headline).stack, body: fontCss(body).stack },
  });
}

/** Reads one of a host's two fonts. */
export async function siteFont(key: HostKey, name: FontName): Promise<Buffer> {
  return readFile(fontFile((await readTheme(key)).fonts[name]));
}

export function isFontName(name: string | undefined): name is FontName {
  return fontNames.some((known) => known === name);
}
