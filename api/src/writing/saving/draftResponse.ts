import type { IncomingHttpHeaders } from 'node:http';
import { isDeepStrictEqual } from 'node:util';
import { ProblemError } from '@marquee/platform/problem/ProblemError.ts';
import { problemBody } from '@marquee/platform/problem/problemBody.ts';
import {
  type Draft,
  type DraftChanges,
  type DraftFields,
  draftFieldsSchema,
  draftSchema,
  problemSchema,
  type SavedDraft,
} from '@marquee/shared/domain';
import type { FastifyReply } from 'fastify';
import { type StoredDraft, toDraft } from '../drafts/readDraft.ts';
import { versionTag } from './readVersions.ts';
import type { SaveResult } from './saveDraft.ts';

/** Builds the response with a post, and sets its version as the ETag. */
export function draftResponse(reply: FastifyReply, draft: StoredDraft) {
  reply.header('etag', versionTag(draft.version));
  return { success: true as const, post: toDraft(draft) };
}

/** Body of a 412 with the stored version. */
export const conflictSchema = problemSchema.extend({ post: draftSchema });

/** Responds with 412 and the stored version. The route's schema needs `conflictSchema`. */
export function conflictResponse(reply: FastifyReply, draft: StoredDraft) {
  const problem = new ProblemError(412, 'changed-elsewhere', 'Someone else has saved a newer version of this post.');
  return reply
    .code(412)
    .header('etag', versionTag(draft.version))
    .type('application/problem+json')
    .send({ ...problemBody(problem), post: toDraft(draft) });
}

/**
 * A save request. With `Prefer: return=minimal`, the response may leave out fields that the caller already has (RFC
 * 7240).
 */
type SaveRequest = { body: DraftChanges; headers: IncomingHttpHeaders };

/** Responds to a save with the post, or with a 412. A minimal response leaves out the fields that the caller has. */
export function savedResponse(reply: FastifyReply, { body, headers }: SaveRequest, result: SaveResult) {
  const { draft, base, isConflict } = result;
  if (isConflict) return conflictResponse(reply, draft);
  const { success, post } = draftResponse(reply, draft);
  if (!base || !prefersMinimal(headers)) return { success, post };
  reply.header('preference-applied', 'return=minimal');
  return { success, post: withoutFields(post, { ...base.fields, ...body }) };
}

/**
 * Checks whether the caller asks for a minimal response. A caller that overwrites any version (`If-Match: *`) gets all
 * fields, because its version is unknown.
 */
function prefersMinimal({ prefer, 'if-match': condition }: IncomingHttpHeaders): boolean {
  const preferences = [prefer ?? []].flat().join(',').split(/[,;]/);
  return (
    condition?.trim() !== '*' && preferences.some((preference) => /^\s*return\s*=\s*"?minimal"?\s*$/i.test(preference))
  );
}

/** Removes the fields that are equal to the caller's. */
function withoutFields(post: Draft, known: DraftFields): SavedDraft['post'] {
  return Object.fromEntries(
    Object.entries(post).filter(
      ([name, value]) =>
        !(name in draftFieldsSchema.shape && isDeepStrictEqual(value, known[name as keyof DraftFields])),
    ),
  ) as SavedDraft['post'];
}
