import { defineExamples } from '@marquee/shared/examples';
import { samplePost } from '../testing/samplePost.ts';
import { LeadMediaFigure } from './LeadMediaFigure.tsx';

export const examples = defineExamples({
  use: 'The video or picture at the top of a post.',
  setting: 'post',
  shown: {
    'a picture': <LeadMediaFigure post={samplePost({ imageCaption: 'The booth, <em>before</em>' })} />,
    'a video': (
      <LeadMediaFigure
        post={samplePost({ mediaType: 'video', videoLink: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ' })}
      />
    ),
  },
  hidden: { neither: <LeadMediaFigure post={samplePost({ image: null })} /> },
});
