import { ProblemError } from '@marquee/platform/problem/ProblemError.ts';
import { uploadLimits } from '@marquee/shared/domain';
import { and, eq, gt, sum } from 'drizzle-orm';
import type { Database } from '../db/connect.ts';
import { uploads } from '../db/schema/uploads.ts';
import { tooMany } from './refuseExceeded.ts';

const dayMs = 86_400_000;
const hourSeconds = 3_600;

/** Limits the uploads of each account, by pictures at the same time and by bytes in 24 hours. */
export class UploadQuota {
  readonly #db: Database;
  readonly #bytesPerDay: number;
  readonly #running = new Map<number, number>();

  constructor(db: Database, bytesPerDay: number) {
    this.#db = db;
    this.#bytesPerDay = bytesPerDay;
  }

  /**
   * Runs an upload of an account.
   * @throws ProblemError 429 for too many uploads at the same time, or too many bytes
   */
  async run<T>(account: number, now: Date, upload: () => Promise<T>): Promise<T> {
    const running = this.#running.get(account) ?? 0;
    if (running >= uploadLimits.atOnce)
      throw new ProblemError(429, 'too-many-waiting', 'Other uploads of this account are not finished yet.', {
        headers: { 'retry-after': '2' },
      });
    this.#running.set(account, running + 1);
    try {
      if ((await this.#bytesSince(account, new Date(now.getTime() - dayMs))) >= this.#bytesPerDay)
        throw tooMany(hourSeconds);
      return await upload();
    } finally {
      const left = (this.#running.get(account) ?? 1) - 1;
      if (left > 0) this.#running.set(account, left);
      else this.#running.delete(account);
    }
  }

  async #bytesSince(account: number, time: Date): Promise<number> {
    const [row] = await this.#db
      .select({ bytes: sum(uploads.bytes).mapWith(Number) })
      .from(uploads)
      .where(and(eq(uploads.userId, account), gt(uploads.createdAt, time)));
    return row?.bytes ?? 0;
  }
}
