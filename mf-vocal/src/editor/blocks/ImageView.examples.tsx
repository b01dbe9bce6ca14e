import { defineExamples } from '@marquee/shared/examples';
import { imageModule, picture } from '@marquee/vocal-kit/testing/modules.ts';
import { WrittenDocument } from '../../testing/WrittenDocument.tsx';
import { ImageBlock } from './ImageBlock.tsx';

const ignore = () => undefined;
const text = '<p>The lamp was on before anybody came in.</p>';

export const examples = defineExamples({
  use: 'A picture in the document, with its title, caption and text. While it is selected, it shows layouts and fields.',
  shown: {
    filled: <WrittenDocument content={text} modules={[imageModule({ title: 'The booth' })]} />,
    selected: <WrittenDocument content={text} modules={[imageModule()]} selected={1} />,
    'with its link and credit in sight': (
      <WrittenDocument
        modules={[imageModule({ imageCredit: 'Ada North / Reuters', actionLabel: 'More', actionUrl: '/lamps' })]}
        selected={0}
      />
    ),
    'to the right': <WrittenDocument modules={[imageModule({ mediaLayout: 'outsetRight' })]} selected={0} />,
    empty: (
      <ImageBlock
        id="empty"
        image={null}
        altText={null}
        layout="insetCenter"
        isSelected={false}
        onAltChange={ignore}
        onImageChange={ignore}
        onLayoutSelect={ignore}
      />
    ),
  },
  hidden: {
    'read-only': <WrittenDocument modules={[imageModule()]} selected={0} isReadOnly />,
    upright: (
      <WrittenDocument
        modules={[imageModule({ image: picture('lamp', 700, 1200), mediaLayout: 'outsetLeft' })]}
        selected={0}
      />
    ),
  },
});
