import type { SourceComment } from '../record.ts';

/** A comment with the address of its post here, which is null if the post was deleted. */
export type KeptComment = SourceComment & { post: string | null; sourceId: string };

/** Formats a comment as a line of JSON. */
export function commentLine({ post, sourceId, author, date, text }: KeptComment): string {
  return `${JSON.stringify({ post, sourceId, author, date, text })}\n`;
}
