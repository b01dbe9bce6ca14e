import { useDispatch } from '@marquee/shared/redux';
import { Outlet } from '@marquee/shared/router';
import { useCallback, useEffect, useState } from 'react';
import { LoadingPage } from '../frame/LoadingPage.tsx';
import { MessagePage } from '../frame/MessagePage.tsx';
import { texts } from '../texts.ts';
import { useApi } from './ApiContext.ts';
import { setUser } from './sessionSlice.ts';
import { tellSignedIn } from './signedIn.ts';
import { useSession } from './useSession.ts';

/** Loads the current user before it renders a page, because pages depend on the user. */
export function SessionGate() {
  const api = useApi();
  const dispatch = useDispatch();
  const { known } = useSession();
  const [hasFailed, setFailed] = useState(false);

  const ask = useCallback(async () => {
    setFailed(false);
    try {
      const { user } = await api.currentUser();
      dispatch(setUser(user));
      if (user) tellSignedIn();
    } catch {
      setFailed(true);
    }
  }, [api, dispatch]);

  useEffect(() => {
    if (!known) void ask();
  }, [known, ask]);

  if (known) return <Outlet />;
  if (!hasFailed) return <LoadingPage />;
  return (
    <MessagePage
      heading={texts.sessionFailedHeading}
      text={texts.sessionFailed}
      action={{ label: texts.tryAgain, run: () => void ask() }}
    />
  );
}
