import type { RouteModule } from '@marquee/shared';
import { SearchForm } from '@marquee/shared/search/SearchForm';
import { CategoryLinks } from '../page/CategoryLinks.tsx';
import { MessagePage } from '../page/MessagePage.tsx';
import { texts } from '../page/texts.ts';

function SearchFormPage() {
  return (
    <MessagePage title={texts.search} text={texts.searchHint} search={<SearchForm />}>
      <CategoryLinks />
    </MessagePage>
  );
}

/** `/search` without a term: the form alone. With `?q=` the server redirects to the term's own page. */
export const searchFormRoute: RouteModule = {
  Component: SearchFormPage,
  handle: {
    meta: ({ config }) => ({
      title: `${texts.search} | ${config.site.name}`,
      canonicalPath: '/search',
      robots: 'noindex',
    }),
  },
};
