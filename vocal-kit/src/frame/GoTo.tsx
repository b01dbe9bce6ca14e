import { useNavigate } from '@marquee/shared/router';
import { useEffect } from 'react';
import { LoadingPage } from './LoadingPage.tsx';

/** Navigates to another page, which replaces the current entry of the history. */
export function GoTo({ path }: { path: string }) {
  const navigate = useNavigate();
  useEffect(() => {
    void navigate(path, { replace: true });
  }, [navigate, path]);
  return <LoadingPage />;
}
