import { siteConfigSchema, siteKeySchema } from '@marquee/shared/domain';
import { z } from 'zod';

/** Maximum number of sites of data, and of the bytes of the files of one. */
export const maxDataSites = 500;
export const maxSiteBytes = 2_000_000;

/** Name of a file of a site in `/assets/sites/<key>/`. */
export const siteFileNameSchema = z.string().regex(/^[a-z\d][a-z\d-]{0,80}(?:\.[\da-f]{8})?\.(?:svg|png|ico|woff2)$/);

const paletteSchema = z.record(z.string().max(40), z.string().max(200));

/** Colours and shape of a site (`mf-shared/src/design/theme/theme.ts`), without the packages of its fonts. */
export const storedThemeSchema = z.object({
  light: paletteSchema,
  dark: paletteSchema,
  preferred: z.enum(['light', 'dark']),
  shape: z.record(z.string().max(40), z.string().max(1_000)),
});

/** Files of a site and the styles that name them. */
export const siteAssetsSchema = z.object({
  /** `@font-face` rules of the fonts and of their fallbacks. */
  fontFaces: z.string().max(20_000),
  /** Values of the fonts' custom properties. */
  fontStacks: z.object({ headline: z.string().max(500), body: z.string().max(500) }),
  /** Addresses of the fonts, the headline's first, and the sum of their bytes. */
  fonts: z.array(z.string().max(200)).max(2),
  fontBytes: z.int(),
  /** Addresses of the logo's drawings. */
  logos: z.object({ light: z.string().max(200), dark: z.string().max(200) }),
});
export type SiteAssets = z.infer<typeof siteAssetsSchema>;

/** A site of data, as the api sends it to servers. Its files are in a call of their own. */
export const dataSiteSchema = z.object({
  key: siteKeySchema,
  /** Changes with every change of the site's files. */
  version: z.string().regex(/^[\da-f]{16}$/),
  config: siteConfigSchema,
  theme: storedThemeSchema,
  assets: siteAssetsSchema,
});
export type DataSite = z.infer<typeof dataSiteSchema>;

/** Response of GET /api/internal/sites/{key}/{version}: the files of a site by their names, in base64. */
export const siteFilesSchema = z.object({ files: z.record(siteFileNameSchema, z.base64()) });
