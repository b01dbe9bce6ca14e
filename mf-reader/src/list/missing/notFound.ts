import { data } from '@marquee/shared/router';

/** A loader's error for a page that does not exist. */
export function notFound() {
  return data('Not found', { status: 404 });
}
