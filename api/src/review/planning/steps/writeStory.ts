import { ProblemError } from '@marquee/platform/problem/ProblemError.ts';
import type { NoticeDetail, StoryMessage, StoryNoticeKind } from '@marquee/shared/domain';
import { storyLimits } from '@marquee/shared/domain';
import { count, eq } from 'drizzle-orm';
import type { Queryable } from '../../../kernel/db/connect.ts';
import { stories, storyMessages } from '../../../kernel/db/schema/stories.ts';
import { recordAudit } from '../../../people/audit/recordAudit.ts';
import { notify } from '../../../people/notices/notify.ts';
import type { StoredStory } from '../../../writing/stories/readStories.ts';

export type StoryRow = StoredStory['row'];

type StoryWrite = {
  /** Null for a story that is created. */
  before: StoryRow | null;
  after: StoryRow;
  action: string;
  actorId: number;
  now: Date;
  /** Words of the editor to the writer, which stay with the story. */
  message?: { kind: StoryMessage['kind']; text: string };
  /** Notice to the writer. */
  notice?: StoryNoticeKind | null;
  note?: string;
};

/** Columns that the audit shows. It is permanent, so it has no brief, which is the words of a person. */
const told = [
  ...(['state', 'categoryId', 'writerId', 'editorId', 'postId'] as const),
  ...(['dueDay', 'dueTime', 'words', 'pictures'] as const),
];

/** Records a change of a story in the audit, keeps the message, and notifies the writer. */
export async function recordStory(db: Queryable, write: StoryWrite): Promise<void> {
  const { before, after, action, actorId, now, message, notice, note } = write;
  const changed = told.filter((name) => before === null || before[name] !== after[name]);
  const pick = (row: StoryRow) => ({
    // The log names the story by it.
    name: row.slug,
    ...Object.fromEntries(changed.map((name) => [name, row[name]])),
  });
  const auditId = await recordAudit(db, {
    ...{ at: now, actorId, action, subject: 'story', subjectId: String(after.id), site: after.site },
    ...(before && { before: pick(before) }),
    after: pick(after),
    reason: message?.text || undefined,
  });
  if (message && message.text !== '') {
    await refuseManyMessages(db, after.id);
    await db.insert(storyMessages).values({ storyId: after.id, authorId: actorId, at: now, ...message });
  }
  if (!notice || after.writerId === null) return;
  const words = note ?? message?.text;
  const detail: NoticeDetail = {
    story: after.slug,
    ...(words && { note: words }),
    ...(after.dueDay !== null && { due: [after.dueDay, after.dueTime].filter(Boolean).join(' ') }),
  };
  await notify(db, {
    ...{ to: [after.writerId], kind: notice, postId: after.postId, actorId, at: now, detail },
    key: `audit ${auditId}`,
  });
}

/** Changes a locked story. @returns the changed row */
export async function updateStory(
  db: Queryable,
  { id, version }: StoryRow,
  changes: Partial<StoryRow>,
  now: Date,
): Promise<StoryRow> {
  const [row] = await db
    .update(stories)
    .set({ ...changes, modifiedAt: now, version: version + 1 })
    .where(eq(stories.id, id))
    .returning();
  if (!row) throw new Error('The database did not return the changed story.');
  return row;
}

async function refuseManyMessages(db: Queryable, storyId: number): Promise<void> {
  const [kept] = await db.select({ count: count() }).from(storyMessages).where(eq(storyMessages.storyId, storyId));
  if (kept && kept.count >= storyLimits.messages)
    throw new ProblemError(
      409,
      'messages-full',
      `This story has ${storyLimits.messages} messages. Accept or decline the pitch without a message, or talk to the writer directly.`,
    );
}
