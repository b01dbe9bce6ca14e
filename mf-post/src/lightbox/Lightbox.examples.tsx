import { defineExamples } from '@marquee/shared/examples';
import { useState } from 'react';
import { sampleGallery } from '../testing/sampleModules.ts';
import { samplePost } from '../testing/samplePost.ts';
import { Lightbox } from './Lightbox.tsx';
import { LightboxDialog } from './LightboxDialog.tsx';

const post = samplePost({ galleries: true, modules: [sampleGallery('grid', 9)] });

function Turning({ from }: { from: number }) {
  const [index, setIndex] = useState(from);
  return <LightboxDialog post={post} index={index} onMove={setIndex} onClose={() => setIndex(from)} />;
}

export const examples = defineExamples({
  use: 'The pictures of a post over the whole window, one at a time or all as thumbnails; always dark.',
  setting: 'window',
  shown: { 'in the middle of a series': <Turning from={3} /> },
  hidden: {
    'the first picture': <Lightbox post={post} index={0} onMove={() => {}} onClose={() => {}} />,
    'the last picture': <Lightbox post={post} index={8} onMove={() => {}} onClose={() => {}} />,
  },
});
