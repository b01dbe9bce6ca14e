import type { Channel, ChannelLink } from '@marquee/shared/domain';
import { channels } from '../../kernel/db/schema/taxonomy.ts';

export const channelLinkColumns = { key: channels.key, name: channels.name, mastheadLogo: channels.mastheadLogo };
export const channelColumns = {
  ...channelLinkColumns,
  description: channels.description,
  image: channels.image,
  pageLogo: channels.pageLogo,
  url: channels.url,
};

type LinkRow = Pick<typeof channels.$inferSelect, keyof typeof channelLinkColumns>;
type Row = Pick<typeof channels.$inferSelect, keyof typeof channelColumns>;

export function toChannelLink(row: LinkRow): ChannelLink {
  return { key: row.key, name: row.name, mastheadLogo: row.mastheadLogo, urlPath: `/channel/${row.key}` };
}

export function toChannel(row: Row): Channel {
  return {
    ...toChannelLink(row),
    channelKey: row.key,
    description: row.description,
    image: row.image,
    pageLogo: row.pageLogo,
    url: row.url,
  };
}
