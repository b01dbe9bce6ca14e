import { data } from '@marquee/shared/router';

/** What a loader throws for a page that does not exist. */
export function notFound() {
  return data('Not found', { status: 404 });
}
