import { defineExamples } from '@marquee/shared/examples';
import { videoModule } from '@marquee/vocal-kit/testing/modules.ts';
import { WrittenDocument } from '../../testing/WrittenDocument.tsx';

const ofPlatform = videoModule({ brightcoveId: '6038086711001', videoLink: null });

export const examples = defineExamples({
  use: 'A video in the document. No player is loaded: the card names the place where the video comes from.',
  shown: {
    filled: <WrittenDocument modules={[videoModule({ title: 'Laurel, running' })]} />,
    selected: <WrittenDocument modules={[videoModule()]} selected={0} />,
    'of the video platform': <WrittenDocument modules={[ofPlatform]} selected={0} />,
    empty: <WrittenDocument modules={[videoModule({ videoLink: null, imageCaption: undefined })]} />,
  },
  hidden: { 'read-only': <WrittenDocument modules={[videoModule()]} selected={0} isReadOnly /> },
});
