import { z } from 'zod';
import { imageSchema } from '../images/image.ts';
import { shownLines, shownText } from '../text/shownText.ts';
import { curationLimits } from './curationLimits.ts';

/** Texts, picture and link of a banner: a promo, or the special feature of a post. */
export const bannerFieldsSchema = z.object({
  name: shownText(curationLimits.bannerName),
  subtitle: shownLines(curationLimits.bannerSubtitle),
  /** An upload of the moderator, or the picture that the banner has already. */
  image: imageSchema.nullable(),
  /** Words of the link. */
  actionLabel: shownText(curationLimits.bannerLabel),
  /** An http address, or a path on the site. */
  actionUrl: z
    .string()
    .trim()
    .max(curationLimits.bannerUrl)
    .regex(
      /^(https?:\/\/[^\s/\\][^\s\\]*|\/([^\s/\\][^\s\\]*)?)$/i,
      'A link begins with http:// or https://, or with / for a page of this site.',
    ),
});
export type BannerFields = z.infer<typeof bannerFieldsSchema>;

/** A stored banner. An older banner may break the rules for new banners. */
export const storedBannerSchema = z.object({
  name: z.string().max(10_000),
  subtitle: z.string().max(10_000),
  image: imageSchema.nullable(),
  actionLabel: z.string().max(10_000),
  actionUrl: z.string().max(10_000),
});
