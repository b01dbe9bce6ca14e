import { cp, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readSiteFolder, readSiteFolders } from '@marquee/platform/sites/siteFolders.ts';
import type { BuiltSite } from '@marquee/releases/builtSites.ts';
import { buildSiteFiles } from '@marquee/releases/sites/buildSiteFiles.ts';
import type { Theme } from '@marquee/shared/design/theme';
import { creatorHost, type HostKey } from '@marquee/shared/domain';
import { themeCss } from '@marquee/shell/themeCss';
import { repositoryRoot } from '../webpackBase.ts';

async function buildSite(key: HostKey, browserFolder: string): Promise<BuiltSite> {
  const sources = path.join(repositoryRoot, 'shell/sites', key);
  const config = await readSiteFolder(key);
  const { theme } = (await import(path.join(sources, 'theme.ts'))) as { theme: Theme };
  const logo = await readFile(path.join(sources, 'logo.svg'), 'utf8');
  const { fontFaces, fontStacks, fonts, fontBytes, logos } = await buildSiteFiles(
    { key, theme, logo, iconFile: path.join(sources, 'icon.svg') },
    path.join(browserFolder, 'sites', key),
  );
  return {
    ...{ config, fonts, fontBytes, logos },
    css: themeCss({ theme, logos, fontFaces, fontStacks, isForAdults: config.isForAdults }),
    themeColour: { light: theme.light.header, dark: theme.dark.header },
    paperColour: theme[theme.preferred].paper,
  };
}

/** Writes the fonts, icons and themes of all sites in their order, of the creator host, and the icons of social networks into a shell release. */
export async function writeSiteAssets(releaseFolder: string): Promise<void> {
  const sites: Record<string, BuiltSite> = {};
  const icons = 'sites/social';
  await cp(path.join(repositoryRoot, 'shell', icons), path.join(releaseFolder, 'browser', icons), { recursive: true });
  const keys = (await readSiteFolders()).map(({ key }) => key);
  for (const key of [...keys, creatorHost]) sites[key] = await buildSite(key, path.join(releaseFolder, 'browser'));
  await writeFile(path.join(releaseFolder, 'server', 'sites.json'), JSON.stringify(sites));
}
