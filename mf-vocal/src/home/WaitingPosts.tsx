import { Link } from '@marquee/shared/router';
import { useLoaded } from '@marquee/vocal-kit/session/useLoaded.ts';
import { useWriterApi } from '../api/WriterApiContext.ts';
import { texts } from '../texts.ts';

/** Says how many posts wait for review, with a link to the review desk. */
export function WaitingPosts() {
  const api = useWriterApi();
  const { value } = useLoaded('waiting posts', (signal) => api.waitingPosts({ signal }));
  return <Link to="/vocal/review">{value === null ? texts.moderatorLead : texts.waitingPosts(value)}</Link>;
}
