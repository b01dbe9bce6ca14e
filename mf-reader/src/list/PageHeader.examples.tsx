import { Kicker } from '@marquee/shared';
import { defineExamples } from '@marquee/shared/examples';
import { PageHeader } from './PageHeader.tsx';

export const examples = defineExamples({
  use: 'The top of a list page: its heading, its description and its tabs.',
  shown: {
    default: <PageHeader title="Film" subtitle="From the cheap seats." />,
    'with something under the title': (
      <PageHeader title="Film" subtitle="From the cheap seats.">
        <Kicker to="/category/film/articles">Articles</Kicker>
      </PageHeader>
    ),
  },
  hidden: {
    'a title that fills a phone': (
      <PageHeader title="Everything about the projectionists of Port Ellery, and a few who only passed through town" />
    ),
  },
});
