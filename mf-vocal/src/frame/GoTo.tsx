import { useNavigate } from '@marquee/shared/router';
import { useEffect } from 'react';
import { LoadingPage } from './LoadingPage.tsx';

/** Goes on to another page, in place of the one that led here. */
export function GoTo({ path }: { path: string }) {
  const navigate = useNavigate();
  useEffect(() => {
    void navigate(path, { replace: true });
  }, [navigate, path]);
  return <LoadingPage />;
}
