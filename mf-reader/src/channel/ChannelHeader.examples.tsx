import { defineExamples } from '@marquee/shared/examples';
import { channel } from '@marquee/shared/testing';
import { ChannelHeader } from './ChannelHeader.tsx';

export const examples = defineExamples({
  use: 'Shows a channel’s picture, logo, name and description, and the link to its own site.',
  shown: {
    default: <ChannelHeader channel={channel()}>{null}</ChannelHeader>,
    'without pictures': <ChannelHeader channel={channel({ image: null, pageLogo: null })}>{null}</ChannelHeader>,
  },
});
