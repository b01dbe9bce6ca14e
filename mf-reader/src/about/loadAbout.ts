import { pageConfigContext } from '@marquee/shared';
import { type LoaderFunctionArgs, redirectDocument } from '@marquee/shared/router';

/** A browser has the text only if the visit began at this page. Otherwise the page loads as a document. */
export function loadAbout({ context, request }: LoaderFunctionArgs): Response | null {
  const { staticAbout } = context.get(pageConfigContext).site;
  return staticAbout === null ? redirectDocument(new URL(request.url).pathname) : null;
}
