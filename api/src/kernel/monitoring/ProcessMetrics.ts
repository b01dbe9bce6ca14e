import type { FastifyBaseLogger } from 'fastify';
import { Counter, Histogram, Registry } from 'prom-client';
import type { RunQuery } from '../db/connect.ts';
import type { SendMail } from '../mail/sendMail.ts';

const maxText = 500;
const seconds = 1_000;

/** Metrics of statements, jobs and mails, which also run outside of requests. */
export class ProcessMetrics {
  readonly registry = new Registry();
  readonly #registers = [this.registry];
  readonly #queries = new Histogram({
    name: 'database_query_duration_seconds',
    help: 'Time of a statement, without the wait for a connection.',
    buckets: [0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 3],
    registers: this.#registers,
  });
  readonly #jobs = new Histogram({
    name: 'job_duration_seconds',
    help: 'Time of a run of a job, by queue and result.',
    labelNames: ['queue', 'result'],
    buckets: [0.03, 0.1, 0.3, 1, 3, 10, 60, 600],
    registers: this.#registers,
  });
  readonly #mails = new Counter({
    name: 'mails_total',
    help: 'Mails that the mail server took, and attempts that failed and are repeated.',
    labelNames: ['result'],
    registers: this.#registers,
  });

  constructor() {
    for (const result of ['sent', 'failed']) this.#mails.inc({ result }, 0);
  }

  /**
   * Returns the function that counts statements, and logs slow ones.
   * @param slowMs milliseconds from which a statement is logged
   */
  countQueries(slowMs: number, log: Pick<FastifyBaseLogger, 'warn'>): (query: RunQuery) => void {
    return ({ ms, name, text, requestId }) => {
      this.#queries.observe(ms / seconds);
      if (ms < slowMs) return;
      const statement = name ?? text.slice(0, maxText);
      log.warn({ event: 'slow-query', reqId: requestId, ms: Math.round(ms), statement }, 'slow query');
    };
  }

  /** Runs a job, and measures it. */
  async runJob<Result>(queue: string, run: () => Promise<Result>): Promise<Result> {
    const end = this.#jobs.startTimer({ queue });
    try {
      const result = await run();
      end({ result: 'completed' });
      return result;
    } catch (error) {
      end({ result: 'failed' });
      throw error;
    }
  }

  /** Returns a function that sends mails and counts them. */
  countMails(send: SendMail): SendMail {
    return async (mail) => {
      try {
        await send(mail);
        this.#mails.inc({ result: 'sent' });
      } catch (error) {
        this.#mails.inc({ result: 'failed' });
        throw error;
      }
    };
  }
}
