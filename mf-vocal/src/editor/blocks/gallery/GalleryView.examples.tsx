import { defineExamples } from '@marquee/shared/examples';
import { galleryModule } from '@marquee/vocal-kit/testing/modules.ts';
import { WrittenDocument } from '../../../testing/WrittenDocument.tsx';

export const examples = defineExamples({
  use: 'A gallery in the document, in its arrangement. While it is selected, it shows the list of its pictures.',
  shown: {
    columns: <WrittenDocument modules={[galleryModule('columns', 5)]} />,
    grid: <WrittenDocument modules={[galleryModule('grid', 7)]} />,
    row: <WrittenDocument modules={[galleryModule('row', 9)]} />,
    selected: <WrittenDocument modules={[galleryModule('grid', 3)]} selected={0} />,
    empty: <WrittenDocument modules={[galleryModule('columns', 0)]} />,
  },
  hidden: { 'read-only': <WrittenDocument modules={[galleryModule('row', 2)]} selected={0} isReadOnly /> },
});
