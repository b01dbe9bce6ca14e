import {
  newNoteSchema,
  newReplySchema,
  noteChangeSchema,
  noteListSchema,
  noteResponseSchema,
} from '@marquee/shared/domain';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Queryable } from '../../kernel/db/connect.ts';
import { registerRoutes } from '../../kernel/http/registerRoutes.ts';
import { idParams } from '../../kernel/http/requests/commonSchemas.ts';
import { SharedLimit } from '../../kernel/limits/SharedLimit.ts';
import type { Services } from '../../kernel/services.ts';
import { accountOf } from '../../people/rights/accountOf.ts';
import { addNote } from './addNote.ts';
import { changeNote } from './changeNote.ts';
import { listNotes, readNote } from './listNotes.ts';
import { mentionable } from './mentionable.ts';
import { readNotedPost } from './readNotedPost.ts';
import { replyToNote } from './replyToNote.ts';

const hourMs = 3_600_000;
const tags = ['review'];
const noteParams = idParams.extend({ noteId: z.string().min(1).max(200) });

/** Notes of moderators on posts, for moderators and the post's author. */
export const noteRoutes: FastifyPluginAsync<Services> = (app, services) =>
  registerRoutes(app, services, [noteListRoute, noteWriteRoutes]);

/** Maximum number of people who are offered for a mention. The others can be mentioned as well. */
const maxOffered = 200;

const noteListRoute: FastifyPluginAsyncZod<Services> = async (app, { db }) => {
  app.get(
    '/api/vocal/review/:id/notes',
    { config: { action: 'readNotes' }, schema: { tags, params: idParams, response: { 200: noteListSchema } } },
    async (request) => {
      const post = await readNotedPost(db, accountOf(request), request.params.id, 'readNotes');
      const people = (await mentionable(db, post, 'writer')).slice(0, maxOffered);
      return {
        success: true as const,
        notes: await listNotes(db, post),
        isModerator: post.isModerator,
        people: people.map(({ id, fullname }) => ({ id: String(id), fullname })),
      };
    },
  );
};

const noteWriteRoutes: FastifyPluginAsyncZod<Services> = async (app, { db, clock, config }) => {
  const notesOfAccount = new SharedLimit({
    ...{ db, name: 'notes', max: config.limits.notes, windowMs: hourMs },
    now: () => clock().getTime(),
  });

  /** Writes a note in a transaction. Refused writes do not count against the account's limit. */
  const spend = <Result>(request: FastifyRequest, write: (transaction: Queryable) => Promise<Result>) =>
    notesOfAccount.spend(String(accountOf(request).id), () => db.transaction(write));

  app.post(
    '/api/vocal/review/:id/notes',
    {
      config: { action: 'addNote' },
      schema: { tags, params: idParams, body: newNoteSchema, response: { 201: noteResponseSchema } },
    },
    async (request, reply) => {
      const note = await spend(request, async (transaction) => {
        const made = await addNote(transaction, accountOf(request), request.params.id, request.body, clock());
        return readNote(transaction, made.post, made.id);
      });
      return reply.code(201).send({ success: true as const, note });
    },
  );

  app.post(
    '/api/vocal/review/:id/notes/:noteId/replies',
    {
      config: { action: 'answerNotes' },
      schema: { tags, params: noteParams, body: newReplySchema, response: { 201: noteResponseSchema } },
    },
    async (request, reply) => {
      const { id: postId, noteId } = request.params;
      const note = await spend(request, async (transaction) => {
        const sent = { postId, noteId, text: request.body.text };
        return readNote(transaction, await replyToNote(transaction, accountOf(request), sent, clock()), noteId);
      });
      return reply.code(201).send({ success: true as const, note });
    },
  );

  app.patch(
    '/api/vocal/review/:id/notes/:noteId',
    {
      config: { action: 'answerNotes' },
      schema: { tags, params: noteParams, body: noteChangeSchema, response: { 200: noteResponseSchema } },
    },
    async (request) => {
      const { id: postId, noteId } = request.params;
      const note = await spend(request, async (transaction) => {
        const sent = { postId, noteId, change: request.body };
        return readNote(transaction, await changeNote(transaction, accountOf(request), sent, clock()), noteId);
      });
      return { success: true as const, note };
    },
  );
};
