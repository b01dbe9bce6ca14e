import { ajax, createApi } from '@marquee/shared';
import { useNavigate } from '@marquee/shared/router';
import { useEffect } from 'react';
import { pathAfterSignIn } from './address/pathAfterSignIn.ts';

/** Redirects a user who is already signed in. The server sends all users the same page, so the browser checks this. */
export function useGoOnIfSignedIn(next: string | null): void {
  const navigate = useNavigate();
  useEffect(() => {
    let isShown = true;
    createApi(ajax)
      .currentUser()
      .then(({ user }) => {
        if (user && isShown) void navigate(pathAfterSignIn(next, window.location.origin), { replace: true });
      })
      // The form also works if the current user is unknown.
      .catch(() => undefined);
    return () => {
      isShown = false;
    };
  }, [navigate, next]);
}
