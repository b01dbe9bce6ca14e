import type { Transfer } from '@marquee/shared/domain';
import { and, asc, eq, gt, isNull, or } from 'drizzle-orm';
import type { Database } from '../../kernel/db/connect.ts';
import { holds } from '../../kernel/db/schema/holds.ts';
import { mediaItems } from '../../kernel/db/schema/media.ts';
import { payouts } from '../../kernel/db/schema/payouts.ts';
import { postBylines } from '../../kernel/db/schema/postBylines.ts';
import { posts } from '../../kernel/db/schema/posts.ts';
import { savedViews } from '../../kernel/db/schema/savedViews.ts';
import { openidIdentities } from '../../kernel/db/schema/secondFactors.ts';
import { sessions } from '../../kernel/db/schema/sessions.ts';
import { templates } from '../../kernel/db/schema/templates.ts';
import { uploads } from '../../kernel/db/schema/uploads.ts';
import { users } from '../../kernel/db/schema/users.ts';
import type { OriginalStore } from '../../kernel/originals/OriginalStore.ts';
import { dollars, transfersCsv } from '../../money/earnings/earningsCsv.ts';
import { listTransfers } from '../../money/earnings/listTransfers.ts';
import { payoutView } from '../../money/payouts/payoutView.ts';
import type { UserRow } from '../../people/accounts/userView.ts';
import { toUser } from '../../people/accounts/userView.ts';
import { readFactors } from '../../people/factors/readFactors.ts';
import { readAnyDraft, readPendingChange, toDraft } from '../../writing/drafts/readDraft.ts';
import { lastExpired } from '../../writing/trash/restorable.ts';
import { pictureFile, postPage } from './postPage.ts';
import { readme } from './readme.ts';
import { csvLines, readsOfPosts } from './readsOfPosts.ts';
import { storyFiles } from './storyFiles.ts';
import type { DataFile } from './zipFiles.ts';

type DataSources = { db: Database; originals: OriginalStore };

/** Rows in a query. */
const batch = 500;

/**
 * Returns all data that Vocal stores about an account, as files in the order in which they are read. Each query is
 * short, so that a slow reader holds no connection. Changes during the download may be in one file and not in another.
 */
export async function* userFiles(sources: DataSources, account: UserRow, now: Date): AsyncGenerator<DataFile> {
  const { db } = sources;
  yield { path: 'README.txt', content: [readme(account, now)] };
  yield { path: 'account.json', content: [await accountFacts(db, account)] };
  yield* postFiles(db, account, now);
  yield* templateFiles(db, account.id);
  yield* storyFiles(db, account.id);
  yield* pictureFiles(sources, account.id);
  yield { path: 'library.csv', content: [await libraryLines(db, account.id)] };
  yield { path: 'reads.csv', content: readsOfPosts(db, account.id) };
  yield { path: 'transfers.csv', content: transfersOf(db, account.id) };
  yield { path: 'payouts.csv', content: [await payoutLines(db, account.id)] };
  yield { path: 'holds.csv', content: [await holdLines(db, account.id)] };
}

async function accountFacts(db: Database, account: UserRow): Promise<string> {
  const [more] = await db
    .select({ createdAt: users.createdAt, modifiedAt: users.modifiedAt, noticeMails: users.noticeMails })
    .from(users)
    .where(eq(users.id, account.id));
  const signedIn = await db
    .select({
      device: sessions.device,
      startedAt: sessions.createdAt,
      lastUsedAt: sessions.lastUsedAt,
      way: sessions.way,
    })
    .from(sessions)
    .where(eq(sessions.userId, account.id))
    .orderBy(asc(sessions.createdAt));
  const views = await db
    .select({ page: savedViews.page, name: savedViews.name, search: savedViews.search })
    .from(savedViews)
    .where(eq(savedViews.userId, account.id))
    .orderBy(asc(savedViews.id));
  const named = await db
    .select({ postId: postBylines.postId, post: posts.name, role: postBylines.role, percent: postBylines.percent })
    .from(postBylines)
    .innerJoin(posts, eq(posts.id, postBylines.postId))
    .where(eq(postBylines.userId, account.id))
    .orderBy(asc(postBylines.postId));
  const bylines = named.map(({ postId, ...byline }) => ({ postId: String(postId), ...byline }));
  const secondFactors = await readFactors(db, account.id);
  const providers = await db
    .select({
      ...{ issuer: openidIdentities.issuer, subject: openidIdentities.subject },
      joinedAt: openidIdentities.createdAt,
    })
    .from(openidIdentities)
    .where(eq(openidIdentities.userId, account.id));
  return json({
    ...{ ...toUser(account), ...more, signedInBrowsers: signedIn, savedViews: views, bylines },
    ...{ secondFactors, signInProviders: providers },
  });
}

/** Files of the account's posts in every state. Posts in the trash are included while they can be restored. */
async function* postFiles(db: Database, account: UserRow, now: Date): AsyncGenerator<DataFile> {
  for (let after = 0; ; ) {
    const rows = await db
      .select({ id: posts.id })
      .from(posts)
      .where(
        and(
          eq(posts.authorId, account.id),
          or(isNull(posts.deletedAt), gt(posts.deletedAt, lastExpired(now))),
          gt(posts.id, after),
        ),
      )
      .orderBy(asc(posts.id))
      .limit(batch);
    for (const { id } of rows) yield* filesOfPost(db, account, id);
    const last = rows.at(-1);
    if (!last || rows.length < batch) return;
    after = last.id;
  }
}

async function* filesOfPost(db: Database, account: UserRow, id: number): AsyncGenerator<DataFile> {
  const draft = toDraft(await readAnyDraft(db, id));
  const folder = `posts/${id}`;
  yield { path: `${folder}/post.json`, content: [json(draft)] };
  yield { path: `${folder}/post.html`, content: [postPage(draft)] };
  if (!draft.pending) return;
  const { before } = await readPendingChange(db, account, String(id));
  yield { path: `${folder}/published.json`, content: [json(before)] };
  yield { path: `${folder}/published.html`, content: [postPage({ ...draft, ...before })] };
}

/** Yields a file for each template and saved block. */
async function* templateFiles(db: Database, userId: number): AsyncGenerator<DataFile> {
  const rows = await db
    .select({ id: templates.id })
    .from(templates)
    .where(eq(templates.userId, userId))
    .orderBy(asc(templates.id));
  for (const { id } of rows) {
    const [row] = await db.select().from(templates).where(eq(templates.id, id));
    if (!row) continue;
    const { kind, name, content, createdAt } = row;
    yield { path: `templates/${id}.json`, content: [json({ kind, name, createdAt, ...content })] };
  }
}

/** Lists the pictures that the account added to the libraries of sites. */
async function libraryLines(db: Database, userId: number): Promise<string> {
  const rows = await db.select().from(mediaItems).where(eq(mediaItems.addedBy, userId)).orderBy(asc(mediaItems.id));
  const lines = rows.map(({ site, publicId, title, fileName, credit, rights, altText, lastDay, addedAt }) => [
    ...[site, publicId, title, fileName, credit, rights, altText ?? '', lastDay ?? '', addedAt.toISOString()],
  ]);
  const head = ['site', 'publicId', 'title', 'fileName', 'credit', 'rights', 'altText', 'lastDay', 'addedAt'];
  return csvLines([head, ...lines]);
}

/** Yields the stored uploads, the account's picture included, and a list of them. */
async function* pictureFiles({ db, originals }: DataSources, userId: number): AsyncGenerator<DataFile> {
  const lines: string[] = [];
  const rows = await db.select().from(uploads).where(eq(uploads.userId, userId)).orderBy(asc(uploads.createdAt));
  for (const { publicId, format, width, height, bytes, createdAt } of rows) {
    const original = await originals.read(publicId);
    const file = original ? pictureFile(publicId, original.format) : '';
    if (original) yield { path: `pictures/${file}`, content: [original.bytes], isStored: true };
    lines.push(csvLines([[publicId, file, format, width, height, bytes, createdAt.toISOString()]]));
  }
  const head = csvLines([['publicId', 'file', 'format', 'width', 'height', 'bytes', 'uploadedAt']]);
  yield { path: 'pictures.csv', content: [head, ...lines] };
}

/** Yields transfers, the newest first, in the same format as the file of Vocal's page. */
async function* transfersOf(db: Database, userId: number): AsyncGenerator<string> {
  let page: Transfer[] = await listTransfers(db, userId, {}, batch);
  yield transfersCsv(page);
  while (page.length === batch) {
    page = await listTransfers(db, userId, { before: page.at(-1)?.id }, batch);
    yield transfersCsv(page, { hasHead: false });
  }
}

/** Lists payouts as the writer's page shows them, with only the end of the payee's address. */
async function payoutLines(db: Database, userId: number): Promise<string> {
  const rows = await db.select().from(payouts).where(eq(payouts.userId, userId)).orderBy(asc(payouts.id));
  return csvLines([
    ['id', 'status', 'dollars', 'address', 'requestedAt', 'changedAt', 'reason', 'reference'],
    ...rows
      .map(payoutView)
      .map(({ id, status, amount, address, requestedAt, changedAt, reason, reference }) => [
        ...[id, status, dollars(amount.micros), address, requestedAt, changedAt],
        ...[reason ?? '', reference ?? ''],
      ]),
  ]);
}

/** Lists holds with the texts of both sides, without the moderators' names. */
async function holdLines(db: Database, userId: number): Promise<string> {
  const rows = await db.select().from(holds).where(eq(holds.userId, userId)).orderBy(asc(holds.id));
  return csvLines([
    ['id', 'status', 'dollars', 'reads', 'day', 'placedAt', 'until', 'reason', 'answer', 'decidedAt', 'decision'],
    ...rows.map(({ id, status, amount, reads, day, placedAt, until, reason, answer, decidedAt, decision }) => [
      ...[String(id), status, dollars(amount), String(reads), day, placedAt.toISOString(), until.toISOString()],
      ...[reason, answer ?? '', decidedAt?.toISOString() ?? '', decision ?? ''],
    ]),
  ]);
}

function json(value: object): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
