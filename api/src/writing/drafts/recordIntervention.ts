import type { Intervention, NoticeDetail, SiteKey, Subject } from '@marquee/shared/domain';
import { and, desc, eq } from 'drizzle-orm';
import type { Queryable } from '../../kernel/db/connect.ts';
import { audit } from '../../kernel/db/schema/audit.ts';
import type { UserRow } from '../../people/accounts/userView.ts';
import { recordAudit } from '../../people/audit/recordAudit.ts';
import { notify } from '../../people/notices/notify.ts';

/** An action of an account on a post outside of the review. */
export type PostChange = { account: UserRow; postId: string; action: Intervention; now: Date };

/** Changed parts for the audit, and facts for the notice to the author. */
type Recorded = { before?: object; after?: object; detail?: NoticeDetail };

/** Result of a change; `record` is null if nothing changed. */
export type Written<Result> = { result: Result; record: Recorded | null };

/** Maximum pause between two saves that share a row of the audit, because an editor saves every few seconds. */
const runMs = 10 * 60_000;

/**
 * Records a change by another account than the author's. It adds a row to the audit for each site of the post, and
 * notifies the author. Saves and changes of sections send one notice a day.
 */
export async function recordIntervention(
  db: Queryable,
  change: PostChange,
  { authorId, site, sites = [] }: Subject,
  { before, after, detail }: Recorded,
): Promise<void> {
  const { action, account, postId, now } = change;
  const isMove = after !== undefined && 'site' in after;
  if (action === 'editPost' && !isMove && (await isInRun(db, change))) return;
  const entry = { at: now, actorId: account.id, action, subject: 'post', subjectId: postId } as const;
  const moved = isMove ? [after.site as SiteKey | null] : [];
  const concerned: ReadonlySet<SiteKey | null> = new Set([...(sites.length > 0 ? sites : [site ?? null]), ...moved]);
  const ids: number[] = [];
  for (const one of concerned)
    ids.push(await recordAudit(db, { ...entry, site: one, ...(before && { before }), ...(after && { after }) }));
  const day = now.toISOString().slice(0, 10);
  await notify(db, {
    to: typeof authorId === 'number' ? [authorId] : [],
    kind: action,
    postId: Number(postId),
    actorId: account.id,
    at: now,
    ...(detail && { detail }),
    key: isOnceADay(action) ? `${action} ${postId} ${account.id} ${day}` : `audit ${ids[0]}`,
  });
}

/** Moderators change many posts at once, and one post several times. */
const isOnceADay = (action: string) => action === 'editPost' || action === 'setSections';

async function isInRun(db: Queryable, { account, postId, now }: PostChange): Promise<boolean> {
  const [last] = await db
    .select({ action: audit.action, actorId: audit.actorId, at: audit.at })
    .from(audit)
    .where(and(eq(audit.subject, 'post'), eq(audit.subjectId, postId)))
    .orderBy(desc(audit.id))
    .limit(1);
  return last?.action === 'editPost' && last.actorId === account.id && now.getTime() - last.at.getTime() < runMs;
}
