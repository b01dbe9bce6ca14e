import { ProblemError } from '@marquee/platform/problem/ProblemError.ts';
import { draftLimits, type NewTemplate, type TemplateContent, type TemplateSummary } from '@marquee/shared/domain';
import { and, asc, count, eq, sql } from 'drizzle-orm';
import type { Database } from '../../kernel/db/connect.ts';
import { rowId } from '../../kernel/db/rowId.ts';
import { templates } from '../../kernel/db/schema/templates.ts';
import { notFound } from '../../kernel/http/notFound.ts';
import { cleanChanges } from '../drafts/changes/cleanChanges.ts';
import { refuseForeignInTemplate } from '../drafts/changes/refuseForeignPictures.ts';
import { lockAuthor } from '../drafts/newPost.ts';

type SummaryRow = Pick<typeof templates.$inferSelect, 'id' | 'kind' | 'name' | 'createdAt'>;

const summaryColumns = {
  id: templates.id,
  kind: templates.kind,
  name: templates.name,
  createdAt: templates.createdAt,
};

/** Fields of a template without content, with which `cleanChanges` compares the sent fields. */
const nothing = { content: '', imageCaption: null, modules: [] };

/** Lists the templates of an account by name, without their content. */
export async function listTemplates(db: Database, userId: number): Promise<TemplateSummary[]> {
  const rows = await db
    .select(summaryColumns)
    .from(templates)
    .where(eq(templates.userId, userId))
    .orderBy(asc(sql`lower(${templates.name})`), asc(templates.id));
  return rows.map(toSummary);
}

/**
 * Returns a template of an account with its content.
 * @throws ProblemError 404, also for the template of another account
 */
export async function readTemplate(
  db: Database,
  userId: number,
  id: string,
): Promise<TemplateSummary & TemplateContent> {
  const [row] = await db.select().from(templates).where(ownTemplate(userId, id));
  if (!row) throw notFound('This template');
  return { ...toSummary(row), ...row.content };
}

/**
 * Stores a template under the rules of a post's text.
 * @throws ProblemError 422 for a text that no post may have, and for pictures of others
 * @throws ProblemError 409 if the account already has the maximum number of templates
 */
export async function addTemplate(
  db: Database,
  userId: number,
  { kind, name, ...sent }: NewTemplate,
  now: Date,
): Promise<TemplateSummary> {
  const { content, modules, ...kept } = { ...nothing, ...(await cleanChanges(nothing, sent)) };
  await refuseForeignInTemplate(db, userId, { content, modules });
  const { postType, isListicle, listicleOrder } = kept;
  const stored: TemplateContent = {
    ...{ content, modules },
    ...(kind === 'post' && { postType, isListicle, listicleOrder }),
  };
  return db.transaction(async (transaction) => {
    await lockAuthor(transaction, userId);
    const [owned] = await transaction.select({ count: count() }).from(templates).where(eq(templates.userId, userId));
    if (owned && owned.count >= draftLimits.templates)
      throw new ProblemError(
        409,
        'templates-full',
        `You have ${draftLimits.templates} templates and saved blocks. Delete one, and try again.`,
      );
    const [row] = await transaction
      .insert(templates)
      .values({ userId, kind, name, content: stored, createdAt: now })
      .returning(summaryColumns);
    if (!row) throw new Error('The database did not return the new template.');
    return toSummary(row);
  });
}

/**
 * Gives a template of an account another name.
 * @throws ProblemError 404, also for the template of another account
 */
export async function renameTemplate(db: Database, userId: number, id: string, name: string): Promise<TemplateSummary> {
  const [row] = await db.update(templates).set({ name }).where(ownTemplate(userId, id)).returning(summaryColumns);
  if (!row) throw notFound('This template');
  return toSummary(row);
}

/**
 * Deletes a template of an account.
 * @throws ProblemError 404, also for the template of another account
 */
export async function deleteTemplate(db: Database, userId: number, id: string): Promise<void> {
  const deleted = await db.delete(templates).where(ownTemplate(userId, id)).returning({ id: templates.id });
  if (deleted.length === 0) throw notFound('This template');
}

function ownTemplate(userId: number, id: string) {
  return and(eq(templates.id, rowId(id)), eq(templates.userId, userId));
}

function toSummary({ id, kind, name, createdAt }: SummaryRow): TemplateSummary {
  return { id: String(id), kind, name, createdAt: createdAt.toISOString() };
}
