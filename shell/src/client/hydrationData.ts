import type { HydrationState } from 'react-router-dom';
import { UNSAFE_ErrorResponseImpl as ErrorResponse } from 'react-router-dom';
import type { PageState } from '../document/pageData.ts';

/**
 * Data for the router about the page that the document came with. A page whose module has no loader has no data.
 * Without a substitute, the router would load the page and remove it until then.
 */
export function hydrationData({ route, loaderData, actionData, errors }: PageState): HydrationState {
  return {
    loaderData: { [route.id]: null, ...loaderData },
    actionData: actionData ?? null,
    errors: routeErrors(errors),
  };
}

function routeErrors(errors: PageState['errors']): Record<string, unknown> | null {
  if (!errors) return null;
  return Object.fromEntries(
    Object.entries(errors).map(([id, { status, statusText, data }]) => [
      id,
      new ErrorResponse(status, statusText, data),
    ]),
  );
}
