import { UNSAFE_ErrorResponseImpl as ErrorResponse } from 'react-router-dom';
import type { PageState } from '../document/pageData.ts';

/** The router's errors as it needs them, from their serialized form. */
export function routeErrors(errors: PageState['errors']): Record<string, unknown> | null {
  if (!errors) return null;
  return Object.fromEntries(
    Object.entries(errors).map(([id, { status, statusText, data }]) => [
      id,
      new ErrorResponse(status, statusText, data),
    ]),
  );
}
