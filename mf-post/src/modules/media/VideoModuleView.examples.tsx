import type { VideoModule } from '@marquee/shared/domain';
import { defineExamples } from '@marquee/shared/examples';
import { sampleVideo } from '../../testing/sampleModules.ts';
import { VideoModuleView } from './VideoModuleView.tsx';

const video = (fields: Partial<VideoModule> = {}) => (
  <VideoModuleView module={sampleVideo(fields)} postName="The last reel" />
);

export const examples = defineExamples({
  use: 'A video in one of five layouts. Its poster asks before a player of another host is called.',
  setting: 'post',
  shown: {
    'in the column': video({
      videoData: { exists: true, thumbnailUrl: 'https://img.example/laurel.jpg', html: '' },
    }),
    'without a poster': video(),
    'beside its words': video({ mediaLayout: 'outsetLeft', content: '<p>She runs for the tram, and gets it.</p>' }),
    'a player that the site does not let in': video({ videoLink: 'https://vimeo.com/76979871' }),
  },
  hidden: { 'without a source': video({ videoLink: null }) },
});
