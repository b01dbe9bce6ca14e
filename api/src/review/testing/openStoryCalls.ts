import { randomUUID } from 'node:crypto';
import { type Story, storyResponseSchema } from '@marquee/shared/domain';
import { and, eq } from 'drizzle-orm';
import { audit } from '../../kernel/db/schema/audit.ts';
import { notices } from '../../kernel/db/schema/notices.ts';
import { posts } from '../../kernel/db/schema/posts.ts';
import { stories } from '../../kernel/db/schema/stories.ts';
import { testNow } from '../../testing/testNetwork.ts';
import { ReviewCalls, type ReviewRole } from './ReviewCalls.ts';

/** Bodies of calls about stories. A test changes the parts that it is about. */
export const plan = { slug: 'Rye', brief: 'Who bakes it?', category: null, words: 800, pictures: '2' };
export const due = { day: '2026-07-01', time: null };
export const pitchOf = (more: object = {}) => ({ ...plan, site: 'beat', key: randomUUID(), ...more });
export const storyOf = (more: object = {}) => ({ ...pitchOf(), due, editor: null, writer: null, ...more });
export const answerOf = (answer: string, more: object = {}) => ({
  ...{ answer, message: 'Fine.', due: null, editor: null, words: null, version: 1 },
  ...more,
});

export const told = (response: { json(): unknown }): Story => storyResponseSchema.parse(response.json()).story;

/** Returns the status and the error code of a response: `409 story-changed`. */
export const codeOf = (response: { statusCode: number; json(): { code?: string } }) =>
  `${response.statusCode} ${response.json().code ?? ''}`.trim();

/** Returns the accounts' ids of a network, and calls about stories. */
export async function openStoryCalls() {
  const calls = await ReviewCalls.open();
  const { app, db } = calls.network;
  const ids: Record<ReviewRole, string> = { author: '', moderator: '', second: '', limited: '' };
  for (const role of Object.keys(ids) as ReviewRole[]) {
    const current = await app.inject({ url: '/api/currentUser', headers: { cookie: calls.cookies[role] } });
    ids[role] = current.json().user.id;
  }
  return {
    calls,
    ids,
    /** Removes all stories and notices. */
    async reset(): Promise<void> {
      calls.now = testNow;
      await db.delete(notices);
      await db.delete(stories);
    },
    pitch: async (more: object = {}) => told(await calls.call('author', 'POST', 'pitches', pitchOf(more))),
    create: async (more: object = {}) => told(await calls.call('moderator', 'POST', 'stories', storyOf(more))),
    act: (role: ReviewRole, id: string, step: string, body: object) =>
      calls.call(role, 'POST', `stories/${id}/${step}`, body),
    read: async (id: string, role: ReviewRole = 'moderator') => told(await calls.call(role, 'GET', `stories/${id}`)),
    draftsNamed: (name: string) => db.select().from(posts).where(eq(posts.name, name)),
    /** Returns the notices of an account, the oldest first. */
    async toldTo(role: ReviewRole) {
      const ofAccount = eq(notices.userId, Number(ids[role]));
      const rows = await db.select().from(notices).where(ofAccount).orderBy(notices.id);
      return rows.map(({ kind, detail, mail }) => ({ kind, note: detail.note, mail }));
    },
    /** Returns the steps of a story from the audit, the oldest first. */
    async actionsOf(id: string): Promise<string[]> {
      const ofStory = and(eq(audit.subject, 'story'), eq(audit.subjectId, id));
      const rows = await db.select({ action: audit.action }).from(audit).where(ofStory).orderBy(audit.id);
      return rows.map(({ action }) => action);
    },
  };
}
