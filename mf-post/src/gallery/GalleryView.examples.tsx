import { defineExamples } from '@marquee/shared/examples';
import { sampleGallery } from '../testing/sampleModules.ts';
import { GalleryView } from './GalleryView.tsx';

export const examples = defineExamples({
  use: 'A gallery in a post, in the style that its author chose. Each picture opens the lightbox, or by itself without scripts.',
  setting: 'post',
  shown: {
    columns: <GalleryView gallery={sampleGallery('columns', 7)} first={0} />,
    grid: <GalleryView gallery={sampleGallery('grid', 13)} first={0} />,
    'a row of more than five': <GalleryView gallery={sampleGallery('row', 9)} first={0} />,
    'a row of five': <GalleryView gallery={sampleGallery('row', 5)} first={0} />,
  },
  hidden: {
    'a row of three': <GalleryView gallery={sampleGallery('row', 3)} first={0} />,
    'without pictures': <GalleryView gallery={sampleGallery('grid', 0)} first={0} />,
    'without a title': <GalleryView gallery={{ ...sampleGallery('columns', 2), title: undefined }} first={0} />,
  },
});
