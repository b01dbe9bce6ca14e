import type { UnsubscribeTokens } from './unsubscribeTokens.ts';

/** Path of the call that ends an account's mails. */
export const unsubscribePath = '/api/vocal/auth/unsubscribe';

/** Address that ends the mails of an account: mail programs post to it, people open it. */
export function unsubscribeUrl(
  { creatorOrigin, tokens }: { creatorOrigin: string; tokens: UnsubscribeTokens },
  userId: number,
): string {
  return `${creatorOrigin}${unsubscribePath}?${new URLSearchParams({ token: tokens.make(userId) })}`;
}
