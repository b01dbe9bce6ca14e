import { z } from 'zod';
import { bannerFieldsSchema, storedBannerSchema } from './bannerFields.ts';

/** RFC 3339 UTC, as `Date.toISOString` writes it; null without a limit. */
const moment = z.iso.datetime().nullable();
const period = {
  /** Time from which the promo is shown. */
  from: moment,
  /** Time from which the promo is no longer shown. */
  to: moment,
  /** False for a promo that is not shown, whatever its dates. */
  active: z.boolean(),
};

const promoFieldsSchema = bannerFieldsSchema.extend(period);
const storedPromoSchema = storedBannerSchema.extend(period);

const endsAfterItBegins = ({ from, to }: Pick<PromoFields, 'from' | 'to'>) =>
  from === null || to === null || Date.parse(from) < Date.parse(to);
const endIsTooEarly = { path: ['to'], error: 'The end must be after the start.' };

/** Body of POST /api/vocal/curation/{site}/promos. */
export const newPromoSchema = promoFieldsSchema.refine(endsAfterItBegins, endIsTooEarly);
export type PromoFields = z.infer<typeof promoFieldsSchema>;

/**
 * Body of PATCH /api/vocal/curation/{site}/promos/{id}: all fields, and `before` with all as the moderator last saw
 * them.
 */
export const promoChangeSchema = promoFieldsSchema
  .extend({ before: storedPromoSchema })
  .refine(endsAfterItBegins, endIsTooEarly);
export type PromoChange = z.infer<typeof promoChangeSchema>;

/** A promo as moderators see it. */
export const curatedPromoSchema = storedPromoSchema.extend({
  id: z.string(),
  createdAt: z.string(),
  /** True if readers currently see this promo. */
  isShown: z.boolean(),
});
export type CuratedPromo = z.infer<typeof curatedPromoSchema>;

/** Response of GET /api/vocal/curation/{site}/promos, the newest first. */
export const curatedPromoListSchema = z.object({ success: z.literal(true), promos: z.array(curatedPromoSchema) });

/** Response to a new promo (201) or a change. */
export const curatedPromoResponseSchema = z.object({ success: z.literal(true), promo: curatedPromoSchema });
