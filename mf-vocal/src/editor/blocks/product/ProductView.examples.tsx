import { defineExamples } from '@marquee/shared/examples';
import { productModule } from '@marquee/vocal-kit/testing/modules.ts';
import { WrittenDocument } from '../../../testing/WrittenDocument.tsx';

const empty = productModule({ title: undefined, url: '', image: null, price: undefined, content: undefined });

export const examples = defineExamples({
  use: 'A product in the document: its picture, name and words, where it is sold and for how much.',
  shown: {
    filled: <WrittenDocument modules={[productModule()]} />,
    selected: <WrittenDocument modules={[productModule()]} selected={0} />,
    empty: <WrittenDocument modules={[empty]} />,
  },
  hidden: { 'read-only': <WrittenDocument modules={[productModule()]} selected={0} isReadOnly /> },
});
