import type { LogEntry } from '@marquee/releases/registry/logEntry.ts';
import type { ReleaseNotice } from './ReleaseNotices.ts';
import { signedPost } from './signedPost.ts';

/** Posts what happens to releases to an address of the operator: a chat, a pager, a deployment tool. @param secret signs it */
export function releaseWebhook(url: string, secret: string) {
  return async ({ text, sample }: ReleaseNotice, { seq, at, actor, event }: LogEntry): Promise<void> => {
    const response = await signedPost(url, secret, { seq, at, actor, text, event, ...sample });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`${new URL(url).host} responds with ${response.status}`);
  };
}
