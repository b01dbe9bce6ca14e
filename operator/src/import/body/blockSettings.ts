import {
  contentModuleSchema,
  galleryModuleSchema,
  imageModuleSchema,
  productModuleSchema,
  videoModuleSchema,
} from '@marquee/shared/domain';
import { z } from 'zod';
import { attributeOf, type HtmlElement } from '../../html/htmlTree.ts';
import { settingsAttribute } from '../../html/settingsAttribute.ts';

const common = { type: true, isListicleItem: true } as const;
const action = { actionLabel: true, actionUrl: true } as const;

/** Settings of a block that an export writes into an attribute, because its HTML does not show them. */
const blockSettingsSchema = z.discriminatedUnion('type', [
  contentModuleSchema.pick(common),
  galleryModuleSchema.pick({ ...common, galleryStyle: true }),
  imageModuleSchema.pick({ ...common, ...action, mediaLayout: true }),
  productModuleSchema.pick({ ...common, url: true, data: true, price: true }),
  videoModuleSchema
    .pick({ ...common, ...action, mediaLayout: true, imageAltText: true, brightcoveId: true, videoLink: true })
    // The importer creates the player of an address again, so its data may be missing.
    .extend({ videoData: videoModuleSchema.shape.videoData.default(null) }),
]);
export type BlockSettings = z.infer<typeof blockSettingsSchema>;

/** @returns undefined for an element that is not an exported block, or has damaged settings */
export function blockSettingsOf(element: HtmlElement): BlockSettings | undefined {
  const text = attributeOf(element, settingsAttribute);
  if (text === '') return undefined;
  try {
    return blockSettingsSchema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
