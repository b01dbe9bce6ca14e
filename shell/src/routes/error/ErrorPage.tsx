import { ButtonLink, usePageConfig } from '@marquee/shared';
import { hostKindOf } from '@marquee/shared/domain';
import { useLocation, useRouteError } from '@marquee/shared/router';
import { SearchForm } from '@marquee/shared/search/SearchForm';
import { CategoryLinks } from '../page/CategoryLinks.tsx';
import { MessagePage } from '../page/MessagePage.tsx';
import { TryAgain } from '../page/TryAgain.tsx';
import { texts } from '../page/texts.ts';
import { isMissing } from './errorMeta.ts';
import { errorTitles } from './errorTitles.ts';
import { LatestPosts } from './LatestPosts.tsx';
import { RequestId } from './RequestId.tsx';
import { readablePath, wordsOfPath } from './wordsOfPath.ts';

/** The page in the frame after a 404 or an error, with links onward and the site's navigation around it. */
export function ErrorPage() {
  const error = useRouteError();
  const { pathname } = useLocation();
  const { site } = usePageConfig();
  if (isMissing(error) && hostKindOf(site.key) === 'creator') {
    return (
      <MessagePage
        sign="404"
        title={errorTitles.missing}
        text={texts.notFound(readablePath(pathname))}
        actions={<ButtonLink to="/">{texts.backHome}</ButtonLink>}
      />
    );
  }
  if (isMissing(error)) {
    return (
      <MessagePage
        sign="404"
        title={errorTitles.missing}
        text={texts.notFound(readablePath(pathname))}
        search={<SearchForm text={wordsOfPath(pathname)} />}
      >
        <CategoryLinks />
        <LatestPosts />
      </MessagePage>
    );
  }
  return (
    <MessagePage title={errorTitles.failed} text={texts.error} actions={<TryAgain />}>
      <RequestId />
      <CategoryLinks />
    </MessagePage>
  );
}
