import { useSearchParams } from '@marquee/shared/router';
import { useEffect, useState } from 'react';

/**
 * Whether the address requests autoplay (`?autoplay=true`). Known only after the first render: the server's page is the
 * same with and without the query.
 */
export function useAutoplay(): boolean {
  const [search] = useSearchParams();
  const isRequested = search.get('autoplay') === 'true';
  const [autoplay, setAutoplay] = useState(false);
  useEffect(() => setAutoplay(isRequested), [isRequested]);
  return autoplay;
}
