import { useContext, useEffect } from 'react';
// A page has no other way to have its own loader run again than the router itself.
import { UNSAFE_DataRouterContext } from 'react-router-dom';

type PreservedMarkupProps = {
  markup: string;
  /** Settles when the page's module has come, or is not waited for any more. */
  untilModule: () => Promise<unknown>;
};

/**
 * A page as the server wrote it, for as long as its module is missing: to be read, its links plain links. Once the module has come the
 * page's loader runs, and its component takes the place.
 */
export function PreservedMarkup({ markup, untilModule }: PreservedMarkupProps) {
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  useEffect(() => {
    let isShown = true;
    untilModule().then(
      () => {
        if (isShown) void router?.revalidate();
      },
      () => undefined,
    );
    return () => {
      isShown = false;
    };
  }, [router, untilModule]);
  return <div style={{ display: 'contents' }} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: markup }} />;
}
