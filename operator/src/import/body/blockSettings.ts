import {
  contentModuleSchema,
  galleryModuleSchema,
  imageModuleSchema,
  type PostModule,
  productModuleSchema,
  videoModuleSchema,
} from '@marquee/shared/domain';
import { z } from 'zod';
import { attributeOf, type HtmlElement } from '../../html/htmlTree.ts';
import { settingsAttribute } from '../../html/settingsAttribute.ts';
import { shownFields } from '../../html/shownFields.ts';

/** Settings of a block that an export writes into an attribute, because its HTML does not show them. */
const settingsSchemas = {
  content: contentModuleSchema.omit(shownFields.content),
  gallery: galleryModuleSchema.omit(shownFields.gallery),
  image: imageModuleSchema.omit(shownFields.image),
  product: productModuleSchema.omit(shownFields.product),
  video: videoModuleSchema
    .omit(shownFields.video)
    // The importer creates the player of an address again, so its data may be missing.
    .extend({ videoData: videoModuleSchema.shape.videoData.default(null) }),
} satisfies Record<PostModule['type'], z.ZodObject>;
const typedSchema = z.object({ type: z.enum(Object.keys(settingsSchemas) as PostModule['type'][]) });

export type BlockSettings = z.infer<(typeof settingsSchemas)[PostModule['type']]>;

/** @returns undefined for an element that is not an exported block, or has damaged settings */
export function blockSettingsOf(element: HtmlElement): BlockSettings | undefined {
  const text = attributeOf(element, settingsAttribute);
  if (text === '') return undefined;
  try {
    const settings: unknown = JSON.parse(text);
    const typed = typedSchema.safeParse(settings);
    return typed.success ? settingsSchemas[typed.data.type].safeParse(settings).data : undefined;
  } catch {
    return undefined;
  }
}
