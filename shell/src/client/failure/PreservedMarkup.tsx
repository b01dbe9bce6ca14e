import { useContext, useEffect } from 'react';
// The unsafe import is needed because only the router itself can run the loader of the current page again.
import { UNSAFE_DataRouterContext } from 'react-router-dom';

type PreservedMarkupProps = {
  markup: string;
  /** Loads the page's module, with further attempts. Rejects after the last one. */
  loadModule: () => Promise<unknown>;
};

/**
 * A page as the server rendered it, for as long as its module has not loaded: it can be read, and its links are plain links. Once the
 * module has loaded, the page's loader runs and its component replaces the markup.
 */
export function PreservedMarkup({ markup, loadModule }: PreservedMarkupProps) {
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  useEffect(() => {
    let isShown = true;
    loadModule().then(
      () => {
        if (isShown) void router?.revalidate();
      },
      () => undefined,
    );
    return () => {
      isShown = false;
    };
  }, [router, loadModule]);
  return <div style={{ display: 'contents' }} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: markup }} />;
}
