import type { BuiltSite } from '@marquee/releases/builtSites.ts';
import { type HostKey, hostKindOf } from '@marquee/shared/domain';
import type { HeadTag } from '@marquee/shell/serverContract';
import { feedFiles } from '../address/feedFiles.ts';

const link = (attributes: Record<string, string>): HeadTag => ({ tag: 'link', attributes });
const themeColourMeta = (content: string, scheme: 'light' | 'dark'): HeadTag => ({
  tag: 'meta',
  attributes: { name: 'theme-color', content, media: `(prefers-color-scheme: ${scheme})` },
});

/** Links to the site's feeds and its search. */
const readerLinks = (name: string): HeadTag[] => [
  ...feedFiles.map(({ file, type, label }) =>
    link({ rel: 'alternate', type, href: `/${file}`, title: `${name} (${label})` }),
  ),
  link({ rel: 'search', type: 'application/opensearchdescription+xml', href: '/opensearch.xml', title: name }),
];

/** Preloads of the logo: the styles that name it would have it fetched later. */
function logoLinks({ light, dark }: NonNullable<BuiltSite['logos']>): HeadTag[] {
  const preload = { rel: 'preload', as: 'image', type: 'image/svg+xml' };
  if (light === dark) return [link({ ...preload, href: light })];
  return [
    link({ ...preload, href: light, media: '(prefers-color-scheme: light)' }),
    link({ ...preload, href: dark, media: '(prefers-color-scheme: dark)' }),
  ];
}

/** The links in the head of every page of a site: logo and fonts, to be fetched at once, icons, manifest and feeds. */
export function siteLinks(host: HostKey, { config, fonts, logos, themeColour }: BuiltSite): HeadTag[] {
  const folder = `/assets/sites/${host}`;
  return [
    ...(logos ? logoLinks(logos) : []),
    ...fonts.map((href) => link({ rel: 'preload', as: 'font', type: 'font/woff2', href, crossorigin: '' })),
    link({ rel: 'icon', href: `${folder}/icon.svg`, type: 'image/svg+xml' }),
    link({ rel: 'apple-touch-icon', href: `${folder}/icon-180.png` }),
    link({ rel: 'manifest', href: '/manifest.webmanifest' }),
    ...(hostKindOf(host) === 'creator' ? [] : readerLinks(config.name)),
    themeColourMeta(themeColour.light, 'light'),
    themeColourMeta(themeColour.dark, 'dark'),
  ];
}
