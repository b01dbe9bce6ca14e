import { PostPage, useOwnPost } from '../page/postRoute.tsx';
import { useBlockChoice } from './useBlockChoice.ts';
import { useLinksElsewhere } from './useLinksElsewhere.ts';
import { useReload } from './useReload.ts';
import { useSelectionReports } from './useSelectionReports.ts';

/** A post as its readers will see it: without an impression, the current user, and traces on the device. */
export function PreviewPage() {
  const open = useOwnPost();
  useLinksElsewhere();
  useReload();
  useSelectionReports();
  useBlockChoice();
  return open && <PostPage {...open} />;
}
