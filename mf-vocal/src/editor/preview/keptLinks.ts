import type { MadePreview } from '@marquee/shared/domain';

/** Link with an address that this tab knows. */
export type KeptLink = MadePreview['preview'] & { path: string };

const nameOf = (postId: string) => `preview ${postId}`;

/**
 * Returns the link that this tab made for a post, or null. The link survives a reload, because the api cannot show its
 * address again.
 */
export function keptLink(postId: string): KeptLink | null {
  try {
    return JSON.parse(sessionStorage.getItem(nameOf(postId)) ?? 'null') as KeptLink | null;
  } catch {
    return null;
  }
}

/** Stores a link until the tab is closed. Null removes the link. Without storage, the next preview makes a new link. */
export function keepLink(postId: string, link: KeptLink | null): void {
  try {
    if (link) sessionStorage.setItem(nameOf(postId), JSON.stringify(link));
    else sessionStorage.removeItem(nameOf(postId));
  } catch {
    // Storage is full, or switched off.
  }
}
