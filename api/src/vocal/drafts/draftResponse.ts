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
  type SavedDraft,
} from '@marquee/shared/domain';
import type { FastifyReply } from 'fastify';
import { type StoredDraft, toDraft } from './readDraft.ts';
import { versionTag } from './readVersions.ts';
import type { SaveResult } from './saveDraft.ts';

/** The response with a post, and its version as the ETag. */
export function draftResponse(reply: FastifyReply, draft: StoredDraft) {
  reply.header('etag', versionTag(draft.version));
  return { success: true as const, post: toDraft(draft) };
}

/** Responds with 412 and the version that is stored. */
export function conflictResponse(reply: FastifyReply, draft: StoredDraft) {
  const problem = new ProblemError(412, 'changed-elsewhere', 'This post was changed elsewhere meanwhile.');
  return reply
    .code(412)
    .header('etag', versionTag(draft.version))
    .type('application/problem+json')
    .serializer(JSON.stringify)
    .send({ ...problemBody(problem), post: draftSchema.parse(toDraft(draft)) });
}

/** A save as it was asked for. With `Prefer: return=minimal`, fields that the caller has need not come back (RFC 7240). */
type SaveRequest = { body: DraftChanges; headers: IncomingHttpHeaders };

/** Responds to a save: with the post, without the fields that the caller has if it prefers so, or as to a conflict. */
export function savedResponse(reply: FastifyReply, { body, headers }: SaveRequest, result: SaveResult) {
  const { draft, base, isConflict } = result;
  if (isConflict) return conflictResponse(reply, draft);
  const { success, post } = draftResponse(reply, draft);
  if (!base || !prefersMinimal(headers)) return { success, post };
  reply.header('preference-applied', 'return=minimal');
  return { success, post: withoutFields(post, { ...base.fields, ...body }) };
}

/** Whether the caller asks for little. One that overwrites any version (`If-Match: *`) names none that it has. */
function prefersMinimal({ prefer, 'if-match': condition }: IncomingHttpHeaders): boolean {
  const preferences = [prefer ?? []].flat().join(',').split(/[,;]/);
  return (
    condition?.trim() !== '*' && preferences.some((preference) => /^\s*return\s*=\s*"?minimal"?\s*$/i.test(preference))
  );
}

/** A post without the fields in which it is the same as the caller's. */
function withoutFields(post: Draft, known: DraftFields): SavedDraft['post'] {
  return Object.fromEntries(
    Object.entries(post).filter(
      ([name, value]) =>
        !(name in draftFieldsSchema.shape && isDeepStrictEqual(value, known[name as keyof DraftFields])),
    ),
  ) as SavedDraft['post'];
}
