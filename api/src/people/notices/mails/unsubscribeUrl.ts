import type { UnsubscribeTokens } from './unsubscribeTokens.ts';

/** Path of the call that ends an account's mails. */
export const unsubscribePath = '/api/vocal/auth/unsubscribe';

/** Returns the address that ends the mails of an account. Mail programs post to it, and people open it. */
export function unsubscribeUrl(
  { creatorOrigin, tokens }: { creatorOrigin: string; tokens: UnsubscribeTokens },
  userId: number,
): string {
  return `${creatorOrigin}${unsubscribePath}?${new URLSearchParams({ token: tokens.make(userId) })}`;
}
