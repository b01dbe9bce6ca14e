import { defineExamples } from '@marquee/shared/examples';
import { Pagination } from './Pagination.tsx';

export const examples = defineExamples({
  use: 'Links to the other pages of a list.',
  shown: {
    'the first page': <Pagination totalPages={9} />,
    'in the middle': <Pagination currentPage={5} totalPages={9} />,
    'the last page': <Pagination currentPage={9} totalPages={9} />,
  },
  hidden: { 'a single page': <Pagination totalPages={1} /> },
});
