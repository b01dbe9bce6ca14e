import { isRouteErrorResponse, useRouteError } from '@marquee/shared/router';
import { MessagePage } from './MessagePage.tsx';
import { texts } from './texts.ts';

/** What stands in the frame when a page cannot: 404 or an error, with the site's navigation around it. */
export function ErrorPage() {
  const error = useRouteError();
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  return isMissing ? (
    <MessagePage title={texts.notFoundTitle}>{texts.notFound}</MessagePage>
  ) : (
    <MessagePage title={texts.errorTitle}>{texts.error}</MessagePage>
  );
}
