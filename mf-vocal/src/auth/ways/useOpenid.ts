import { ajax } from '@marquee/shared';
import type { SignInWays } from '@marquee/shared/domain';
import { useEffect, useState } from 'react';

/** Returns the OpenID provider of the network. Null without one, and until it is known. */
export function useOpenid(): SignInWays['openid'] {
  const [openid, setOpenid] = useState<SignInWays['openid']>(null);
  useEffect(() => {
    const ending = new AbortController();
    ajax.get<SignInWays>('/api/vocal/auth/ways', { signal: ending.signal }).then(
      (ways) => setOpenid(ways.openid),
      // The password still works.
      () => undefined,
    );
    return () => ending.abort();
  }, []);
  return openid;
}
