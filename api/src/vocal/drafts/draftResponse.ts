import { ProblemError } from '@marquee/platform/problem/ProblemError.ts';
import { problemBody } from '@marquee/platform/problem/problemBody.ts';
import { draftSchema } from '@marquee/shared/domain';
import type { FastifyReply } from 'fastify';
import { type StoredDraft, toDraft } from './readDraft.ts';
import { versionTag } from './readVersions.ts';
import type { SaveResult } from './saveDraft.ts';

/** The response with a post, and its version as the ETag. */
export function draftResponse(reply: FastifyReply, draft: StoredDraft) {
  reply.header('etag', versionTag(draft.version));
  return { success: true as const, post: toDraft(draft) };
}

/** Responds to a save: with the post, or with 412 and the version that is stored. */
export function savedResponse(reply: FastifyReply, { draft, isConflict }: SaveResult) {
  if (!isConflict) return draftResponse(reply, draft);
  const problem = new ProblemError(412, 'changed-elsewhere', 'This post was changed elsewhere meanwhile.');
  return reply
    .code(412)
    .header('etag', versionTag(draft.version))
    .type('application/problem+json')
    .serializer(JSON.stringify)
    .send({ ...problemBody(problem), post: draftSchema.parse(toDraft(draft)) });
}
