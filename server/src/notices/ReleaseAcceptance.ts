import type { PartName } from '@marquee/shared/domain';
import type { Logger } from 'pino';
import { z } from 'zod';
import { signedPost } from './signedPost.ts';

/** The next stage of a canary, for a program of the operator to accept: acceptance tests, a change calendar, a person in a chat. */
export type AcceptanceQuestion = {
  part: PartName;
  version: string;
  /** Percentages of the readers. */
  from: number;
  to: number;
  /** Pages that were read with it in its stage. */
  pages: number;
};

export type Acceptance = { kind: 'accepted' } | { kind: 'waiting' } | { kind: 'refused'; reason: string };

const longestReason = 300;
const answerSchema = z.object({
  accept: z.boolean(),
  reason: z
    .string()
    .transform((text) => text.slice(0, longestReason))
    .optional(),
});
const mostBytes = 10_000;
/** Between two questions about the same stage. */
const repeatMs = 10_000;
/** After so long without an answer the canary stops: nobody knows whether it may go on. */
const patienceMs = 10 * 60_000;

type Asked = { since: number; lastAt: number; isAsking: boolean; answer: Acceptance };

export type ReleaseAcceptanceParts = {
  url: string;
  secret: string;
  log: Pick<Logger, 'warn'>;
};

/** Asks an address of the operator before a canary reaches its next stage. No answer is no acceptance. */
export class ReleaseAcceptance {
  readonly #parts: ReleaseAcceptanceParts;
  /** By part: a part has one canary. */
  readonly #asked = new Map<PartName, { key: string } & Asked>();

  constructor(parts: ReleaseAcceptanceParts) {
    this.#parts = parts;
  }

  /** The answer as far as it is known; asks in the background where it is not. @param now in milliseconds */
  answer(question: AcceptanceQuestion, now: number): Acceptance {
    const { part, version, to } = question;
    const key = `${version} ${to}`;
    let asked = this.#asked.get(part);
    if (asked?.key !== key) {
      asked = { key, since: now, lastAt: Number.NEGATIVE_INFINITY, isAsking: false, answer: { kind: 'waiting' } };
      this.#asked.set(part, asked);
    }
    if (asked.answer.kind !== 'waiting') return asked.answer;
    if (now > asked.since + patienceMs) return { kind: 'refused', reason: 'nobody has answered for ten minutes' };
    if (!asked.isAsking && now >= asked.lastAt + repeatMs) {
      asked.lastAt = now;
      void this.#ask(question, asked);
    }
    return asked.answer;
  }

  async #ask(question: AcceptanceQuestion, asked: Asked): Promise<void> {
    const { url, secret, log } = this.#parts;
    asked.isAsking = true;
    try {
      const response = await signedPost(url, secret, { question: 'May it go on?', ...question });
      const text = await textOf(response);
      if (!response.ok) throw new Error(`${new URL(url).host} responds with ${response.status}`);
      const { accept, reason } = answerSchema.parse(JSON.parse(text));
      asked.answer = accept ? { kind: 'accepted' } : { kind: 'refused', reason: reason ?? 'no reason was given' };
    } catch (error) {
      log.warn({ err: error, ...question }, 'nobody accepts or refuses the next stage of a canary; asking again');
    } finally {
      asked.isAsking = false;
    }
  }
}

/** @throws when it is too long */
async function textOf({ body }: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body ?? []) {
    bytes += chunk.length;
    if (bytes > mostBytes) throw new Error(`The answer has more than ${mostBytes} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}
