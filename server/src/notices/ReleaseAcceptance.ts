import type { PartName } from '@marquee/shared/domain';
import type { Logger } from 'pino';
import { z } from 'zod';
import { signedPost } from './signedPost.ts';

/**
 * Question whether a canary may reach its next stage. A program of the operator answers it, for example after tests.
 */
export type AcceptanceQuestion = {
  part: PartName;
  version: string;
  /** Percentages of the readers. */
  from: number;
  to: number;
  /** Number of pages that the canary has served in its stage. */
  pages: number;
};

export type Acceptance = { kind: 'accepted' } | { kind: 'waiting' } | { kind: 'refused'; reason: string };

const maxReasonLength = 300;
const answerSchema = z.object({
  accept: z.boolean(),
  reason: z
    .string()
    .transform((text) => text.slice(0, maxReasonLength))
    .optional(),
});
const maxBytes = 10_000;
/** Interval in milliseconds between two questions about the same stage. */
const repeatMs = 10_000;
/** Maximum wait for an answer, in milliseconds. After that, the next stage counts as refused. */
const patienceMs = 10 * 60_000;

type PendingQuestion = { since: number; lastAt: number; isAsking: boolean; answer: Acceptance };

export type ReleaseAcceptanceParts = {
  url: string;
  secret: string;
  log: Pick<Logger, 'warn'>;
};

/**
 * Asks the operator's endpoint whether a canary may reach its next stage. Without an answer, the canary waits, and
 * after `patienceMs` the stage counts as refused.
 */
export class ReleaseAcceptance {
  readonly #parts: ReleaseAcceptanceParts;
  /** Open questions by part, because a part has at most one canary. */
  readonly #pending = new Map<PartName, { key: string } & PendingQuestion>();

  constructor(parts: ReleaseAcceptanceParts) {
    this.#parts = parts;
  }

  /** Returns the answer if it has arrived. Otherwise asks in the background. @param now epoch milliseconds */
  answer(question: AcceptanceQuestion, now: number): Acceptance {
    const { part, version, to } = question;
    const key = `${version} ${to}`;
    let pending = this.#pending.get(part);
    if (pending?.key !== key) {
      pending = { key, since: now, lastAt: Number.NEGATIVE_INFINITY, isAsking: false, answer: { kind: 'waiting' } };
      this.#pending.set(part, pending);
    }
    if (pending.answer.kind !== 'waiting') return pending.answer;
    if (now > pending.since + patienceMs) return { kind: 'refused', reason: 'no answer within ten minutes' };
    if (!pending.isAsking && now >= pending.lastAt + repeatMs) {
      pending.lastAt = now;
      void this.#ask(question, pending);
    }
    return pending.answer;
  }

  async #ask(question: AcceptanceQuestion, pending: PendingQuestion): Promise<void> {
    const { url, secret, log } = this.#parts;
    pending.isAsking = true;
    try {
      const response = await signedPost(url, secret, { question: 'May it go on?', ...question });
      const text = await textOf(response);
      if (!response.ok) throw new Error(`${new URL(url).host} responds with ${response.status}`);
      const { accept, reason } = answerSchema.parse(JSON.parse(text));
      pending.answer = accept ? { kind: 'accepted' } : { kind: 'refused', reason: reason ?? 'no reason was given' };
    } catch (error) {
      log.warn(
        { err: error, ...question },
        'the next stage of a canary was neither accepted nor refused; asking again',
      );
    } finally {
      pending.isAsking = false;
    }
  }
}

/** Reads the text of a response. @throws if it is too long */
async function textOf({ body }: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body ?? []) {
    bytes += chunk.length;
    if (bytes > maxBytes) throw new Error(`The answer has more than ${maxBytes} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}
