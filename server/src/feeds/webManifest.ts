import type { DocumentSource, FeedDocument } from './FeedDocument.ts';

/** The manifest with which a device puts the site on its home screen. */
export function webManifest({ config, built }: DocumentSource): FeedDocument {
  const { key, name, description, locale } = config.site;
  const folder = `/assets/sites/${key}`;
  const png = (file: string, size: number, purpose: string) => ({
    src: `${folder}/${file}`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  const body = JSON.stringify({
    id: '/',
    name,
    short_name: name,
    description,
    lang: locale,
    start_url: '/',
    scope: '/',
    display: 'minimal-ui',
    theme_color: built.themeColour.light,
    background_color: built.paperColour,
    categories: ['news', 'magazines'],
    icons: [
      { src: `${folder}/icon.svg`, sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      png('icon-192.png', 192, 'any'),
      png('icon-512.png', 512, 'any'),
      png('icon-maskable-512.png', 512, 'maskable'),
    ],
  });
  return { type: 'application/manifest+json', body };
}
