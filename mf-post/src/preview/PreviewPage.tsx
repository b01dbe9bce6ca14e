import { PostPage, useOwnPost } from '../page/postRoute.tsx';
import { useLinksElsewhere } from './useLinksElsewhere.ts';
import { useReload } from './useReload.ts';

/** A post as its readers will see it: without an impression, the current user, and traces on the device. */
export function PreviewPage() {
  const open = useOwnPost();
  useLinksElsewhere();
  useReload();
  return open && <PostPage {...open} />;
}
