import { defineExamples } from '@marquee/shared/examples';
import { channel } from '@marquee/shared/testing';
import { ChannelHeader } from './ChannelHeader.tsx';

export const examples = defineExamples({
  use: 'Opens a channel: picture, logo, name and description, and the way to where it lives.',
  shown: {
    default: <ChannelHeader channel={channel()}>{null}</ChannelHeader>,
    'without pictures': <ChannelHeader channel={channel({ image: null, pageLogo: null })}>{null}</ChannelHeader>,
  },
});
