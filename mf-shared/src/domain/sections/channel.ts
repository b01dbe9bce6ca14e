import { z } from 'zod';
import { imageSchema } from '../images/image.ts';

export const channelSchema = z.object({
  key: z.string(),
  /** Duplicate of `key` under the name of the route parameter. */
  channelKey: z.string(),
  name: z.string(),
  description: z.string(),
  image: imageSchema.nullable(),
  pageLogo: imageSchema.nullable(),
  mastheadLogo: imageSchema.nullable(),
  /** The channel owner's own address, absolute; null when it has none. */
  url: z.url().nullable(),
  /** `/channel/{key}` */
  urlPath: z.string(),
});
export type Channel = z.infer<typeof channelSchema>;

export const channelLinkSchema = channelSchema.pick({ key: true, name: true, mastheadLogo: true, urlPath: true });
export type ChannelLink = z.infer<typeof channelLinkSchema>;
