import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { ProblemError } from '@marquee/platform/problem/ProblemError.ts';
import { actionOfStep, type ReviewAction, reviewActions, undoMs } from '@marquee/shared/domain';
import { count, eq } from 'drizzle-orm';
import { audit } from '../../kernel/db/schema/audit.ts';
import { posts } from '../../kernel/db/schema/posts.ts';
import { users } from '../../kernel/db/schema/users.ts';
import { workingCopies } from '../../kernel/db/schema/workingCopies.ts';
import { type UserRow, userColumns } from '../../people/accounts/userView.ts';
import { moderatorOf } from '../../testing/moderatorOf.ts';
import { createTestNetwork, type TestNetwork, testNow } from '../../testing/testNetwork.ts';
import { readAnyDraft } from '../../writing/drafts/readDraft.ts';
import { publishDue } from '../schedule/publishDue.ts';
import { applyTransition } from './applyTransition.ts';
import { claimMs } from './readReview.ts';

/** Number of steps in the random walks, set by `REVIEW_WALKS`. */
const walks = Number(process.env.REVIEW_WALKS ?? 1_000);
const stepsOfPost = 40;

/** Generates numbers from 0 up to 1, the same for the same seed. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** A row of the contract's table. The model uses the document and not the code. */
type Row = { action: string; of: string[]; from: string[]; to: string; by: Map<string, string | undefined> };

async function readContract(): Promise<Row[]> {
  const text = await readFile(join(import.meta.dirname, '../../../../docs/contracts/reviews.md'), 'utf8');
  return text.split('\n').flatMap((line) => {
    const [, action, , of = '', from = '', to = '', by = '', end] = line.split('|').map((cell) => cell.trim());
    if (!action?.startsWith('`') || end !== '') return [];
    const actors = by.split(', ').map((actor): [string, string | undefined] => {
      const [, name = '', need] = /^(\w+)(?: \((\w+)\))?$/.exec(actor) ?? [];
      return [name, need];
    });
    return [{ action: action.slice(1, -1), of: of.split(', '), from: from.split(', '), to, by: new Map(actors) }];
  });
}

type Model = {
  status: string;
  change: string | null;
  claimer: number | null;
  aliveAt: number;
  rejecter: number | null;
  isAppealed: boolean;
  publishAt: number;
  /** True if the approved version of the unpublished post is kept. */
  isDecided: boolean;
  /** The last decision, with the state before it. */
  undo: { by: number; at: number; before: Model } | null;
};
type Step = {
  action: ReviewAction;
  by: number;
  words: boolean;
  reason: boolean;
  publishAt: number | null;
  isStale: boolean;
};

let network: TestNetwork;
let rows: Row[];
let accounts: UserRow[];
let author: UserRow;

beforeAll(async () => {
  network = await createTestNetwork();
  rows = await readContract();
  const person = (name: string, isModerator: boolean) => ({
    ...{ key: name, firstName: name, lastName: 'Walker', email: `${name}@walk.example` },
    grants: isModerator ? moderatorOf(null) : [],
    ...{ createdAt: testNow, modifiedAt: testNow },
  });
  const people = [person('ada', false), person('bea', true), person('cleo', true), person('dina', false)];
  await network.db.insert(users).values(people);
  accounts = await network.db.select(userColumns).from(users);
  accounts = people.flatMap(({ key }) => accounts.filter((account) => account.key === key));
  const [first] = accounts;
  if (!first) throw new Error('No accounts were made.');
  author = first;
});
afterAll(() => network.close());

const isClaimed = ({ status, change }: Model) => (status === 'published' ? change : status) === 'in-review';

/** Returns the state after a step in the contract; null if the contract refuses the step. */
function expected(model: Model, step: Step, now: number): Model | null {
  const next = expectedWithoutUndo(model, step, now);
  if (!next) return null;
  const by = accounts[step.by]?.id ?? 0;
  if (step.action === 'undo') {
    const { before } = model.undo ?? {};
    return before ? { ...before, aliveAt: now, undo: null } : null;
  }
  // An expired claim ends before the step, so the state before the step is the present one.
  const undo = undoable.has(step.action) && by !== author.id ? { by, at: now, before: { ...model, undo: null } } : null;
  return { ...next, undo };
}

const undoable: ReadonlySet<ReviewAction> = new Set([
  ...(['requestChanges', 'reject', 'schedule', 'publish', 'merge', 'unpublish'] as const),
  ...(['correct', 'publishNow', 'reschedule', 'publishAgain'] as const),
]);

function expectedWithoutUndo(model: Model, step: Step, now: number): Model | null {
  const account = accounts[step.by];
  const row = rows.find(({ action }) => action === step.action);
  if (!account || !row) return null;
  const isFreed = isClaimed(model) && now - model.aliveAt >= claimMs;
  const present = isFreed ? moved(model, 'needs-review', true) : model;
  const { status, change, isAppealed, rejecter } = present;
  const claimer = isFreed ? null : present.claimer;
  const isOfChange = status === 'published' && change !== null && row.of.includes('change');
  if (!isOfChange && !row.of.includes('post')) return null;
  if (!row.from.includes((isOfChange ? change : status) ?? '')) return null;
  if (step.action === 'appeal' && isAppealed) return null;
  const { undo } = model;
  const canUndo = undo?.by === account.id && now - undo.at < undoMs && !step.isStale;
  if (step.action === 'undo') return canUndo ? model : null;
  const isKept = status !== 'unpublished' || present.isDecided;
  if ((step.action === 'reopen' || step.action === 'publishAgain') && !isKept) return null;
  const isAuthor = account.id === author.id;
  const roles = [
    isAuthor && 'author',
    account.grants.length > 0 && claimer === account.id && 'claimer',
    account.grants.length > 0 && 'moderator',
  ];
  const role = roles.find((one) => one && row.by.has(one));
  if (!role) return null;
  const isClaim = step.action === 'claim' || step.action === 'takeOver';
  if (isClaim && isAppealed && rejecter === account.id) return null;
  if (step.action === 'takeOver' && claimer === account.id) return null;
  const need = row.by.get(role);
  if ((need === 'words' || need === 'answer') && !step.words) return null;
  if (need === 'reason' && !(step.words && step.reason)) return null;
  if (need === 'time' && (step.publishAt === null || step.publishAt <= now)) return null;
  if (step.isStale) return null;
  const next = moved(present, row.to, isOfChange);
  if (isClaim) return { ...next, claimer: account.id, aliveAt: now };
  if (step.action === 'submit' || step.action === 'reopen')
    return { ...next, claimer: null, rejecter: null, isAppealed: false };
  if (step.action === 'appeal') return { ...next, isAppealed: true };
  if (step.action === 'reject') return { ...next, claimer: null, rejecter: account.id };
  if (['merged', 'discarded', 'published', 'draft', 'unpublished'].includes(row.to))
    // Changes of a post that is unpublished become the writer's draft again.
    return {
      ...next,
      ...{ claimer: null, rejecter: null, isAppealed: false },
      isDecided: step.action === 'unpublish' && !isAuthor,
      change: step.action === 'unpublish' && next.change !== null ? 'draft' : next.change,
    };
  return { ...next, claimer: row.to === 'scheduled' ? claimer : null, publishAt: step.publishAt ?? 0 };
}

function moved(model: Model, to: string, isOfChange: boolean): Model {
  if (to === 'merged' || to === 'discarded') return { ...model, change: null };
  return isOfChange && model.status === 'published' ? { ...model, change: to } : { ...model, status: to };
}

const auditRows = async (postId: number) =>
  (
    await network.db
      .select({ rows: count() })
      .from(audit)
      .where(eq(audit.subjectId, String(postId)))
  )[0]?.rows ?? 0;

async function newPost(index: number, status: 'draft' | 'published'): Promise<number> {
  const [post] = await network.db
    .insert(posts)
    .values({
      ...{ site: 'beat', key: `walk-${index}`, status, authorId: author.id, name: 'Walk', title: 'Walk' },
      ...{ createdAt: testNow, modifiedAt: testNow, publishedAt: status === 'published' ? testNow : null },
    })
    .returning({ id: posts.id });
  return post?.id ?? 0;
}

test("takes exactly the contract's steps in random walks, each with one row of the audit", async () => {
  const random = seeded(13);
  const isTrue = (share: number) => random() < share;
  const reached = new Set<string>();
  let now = testNow.getTime();
  // Steps of scheduled jobs are left out, because no account takes them.
  const ofAccounts = reviewActions.filter((action) => actionOfStep(action) !== null);
  const isEnough = (steps: number) => steps >= walks && (reached.size === ofAccounts.length || steps >= 4 * walks);
  for (let index = 0; !isEnough(index * stepsOfPost); index += 1) {
    // Half of the posts are already published, so that walks reach changes.
    const status = index % 2 === 0 ? 'published' : 'draft';
    const id = await newPost(index, status);
    let model: Model = {
      ...{ status, change: null, claimer: null, aliveAt: 0 },
      ...{ rejecter: null, isAppealed: false, publishAt: 0, isDecided: false, undo: null },
    };
    for (let place = 0; place < stepsOfPost; place += 1) {
      now += isTrue(0.05) ? claimMs : 60_000;
      const { db } = network;
      if (model.status === 'published' && model.change === null && isTrue(0.8)) {
        const { fields, version } = await readAnyDraft(db, id);
        const saved = { postId: id, version: version + 1, fields, since: new Date(now), modifiedAt: new Date(now) };
        await db.insert(workingCopies).values(saved);
        model = { ...model, change: 'draft', undo: null };
      }
      const before = await auditRows(id);
      if (model.status === 'scheduled' && isTrue(0.3)) {
        // Posts of earlier walks can also be due.
        await publishDue(db, new Date(now));
        const isDue = model.publishAt <= now;
        if (isDue)
          model = { ...model, status: 'published', claimer: null, rejecter: null, isAppealed: false, undo: null };
        expect((await auditRows(id)) - before).toBe(isDue ? 1 : 0);
        continue;
      }
      // Half of the actions are actions that the state may allow, so that walks get far.
      const allowed = rows.filter(({ from }) => from.includes(model.change ?? '') || from.includes(model.status));
      // Prefer actions that no walk has taken yet, so that few walks cover all of them.
      const missed = allowed.filter((row) => !reached.has(row.action));
      const possible = missed.length > 0 && isTrue(0.5) ? missed : allowed;
      // Half of the steps are taken by an account that may take them.
      const claimer = accounts.findIndex((account) => account.id === model.claimer);
      const action = (isTrue(0.8) ? possible : rows)[Math.floor(random() * 97) % (possible.length || 1)]?.action;
      const isOfAuthor = rows.find((row) => row.action === action)?.by.has('author');
      const likely = isOfAuthor ? 0 : claimer >= 0 ? claimer : 1;
      const step: Step = {
        action: reviewActions.find((one) => one === action) ?? 'claim',
        by: isTrue(0.7) ? likely : Math.floor(random() * accounts.length),
        ...{ words: isTrue(0.8), reason: isTrue(0.8), isStale: isTrue(0.1) },
        publishAt: isTrue(0.8) ? now + (isTrue(0.8) ? 600_000 : -1) : null,
      };
      const next = expected(model, step, now);
      const isFreed = isClaimed(model) && now - model.aliveAt >= claimMs;
      const wasTaken = await take(id, step, now);
      expect({ step, model, wasTaken }).toEqual({ step, model, wasTaken: next !== null });
      const recorded = (await auditRows(id)) - before;
      // A refusal rolls everything back. A stale version is a regular response, so the end of a claim stays.
      expect(recorded).toBe(next ? (isFreed ? 2 : 1) : recorded === 1 && isFreed && step.isStale ? 1 : 0);
      if (next) reached.add(step.action);
      if (!next && recorded === 1) model = { ...moved(model, 'needs-review', true), claimer: null };
      model = next ?? model;
      const { row, copy } = await readAnyDraft(db, id);
      expect({ status: row.status, change: row.status === 'published' ? (copy?.status ?? null) : null }).toEqual({
        status: model.status,
        change: model.status === 'published' ? model.change : null,
      });
    }
  }
  expect([...reached].sort()).toEqual([...ofAccounts].sort());
}, 600_000);

/** Takes a step in a transaction, as a call does. @returns whether it was taken */
async function take(id: number, step: Step, now: number): Promise<boolean> {
  const account = accounts[step.by];
  if (!account) return false;
  try {
    const { isConflict } = await network.db.transaction((transaction) =>
      applyTransition(transaction, {
        ...{ action: step.action, account, postId: String(id), now: new Date(now) },
        words: step.words ? 'Words.' : undefined,
        reason: step.reason ? 'other' : undefined,
        publishAt: step.publishAt === null ? undefined : new Date(step.publishAt),
        isExpected: () => !step.isStale,
      }),
    );
    return !isConflict;
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    return false;
  }
}
