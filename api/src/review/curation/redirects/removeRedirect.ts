import { redirectKindSchema } from '@marquee/shared/domain';
import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../../../kernel/db/connect.ts';
import { redirects } from '../../../kernel/db/schema/redirects.ts';
import { notFound } from '../../../kernel/http/notFound.ts';
import { recordAudit } from '../../../people/audit/recordAudit.ts';
import type { CurationCall } from '../CurationServices.ts';

/**
 * Removes the redirect of a former key. A trigger purges its cached responses.
 * @throws ProblemError 404
 */
export async function removeRedirect(
  db: Queryable,
  { site, actorId }: CurationCall,
  { kind: sent, key }: { kind: string; key: string },
  at: Date,
): Promise<void> {
  const kind = redirectKindSchema.safeParse(sent).data;
  const [removed] = kind
    ? await db
        .delete(redirects)
        .where(and(eq(redirects.site, site), eq(redirects.kind, kind), eq(redirects.key, key)))
        .returning()
    : [];
  if (!removed) throw notFound('This former address');
  const before = { kind: removed.kind, key, targetId: String(removed.targetId) };
  const subjectId = `${removed.kind}/${key}`;
  await recordAudit(db, { at, actorId, action: 'remove', subject: 'redirect', subjectId, site, before });
}
