import { type HoldStatus, openHoldStatuses } from '@marquee/shared/domain';

type Read = { postId: number; day: string; network: string; isCounted: boolean; isBooked: boolean; isHeld: boolean };
/** Times are milliseconds, the amount micros. */
type Hold = {
  id: number;
  status: HoldStatus;
  userId: number;
  placedBy: number;
  amount: number;
  placedAt: number;
  until: number;
};

/**
 * In-memory model of reads, holds and the writers' money, after docs/contracts/money.md. A test compares the database
 * with it.
 */
export class HoldModel {
  readonly reads: Read[] = [];
  readonly holds = new Map<number, Hold>();
  readonly #rateOn: (day: string) => number;
  readonly #authors: ReadonlyMap<number, number>;
  readonly #paidOut = new Map<number, number>();

  /** @param authors by post */
  constructor(rateOn: (day: string) => number, authors: ReadonlyMap<number, number>) {
    this.#rateOn = rateOn;
    this.#authors = authors;
  }

  get posts(): number[] {
    return [...this.#authors.keys()];
  }

  authorOf(postId: number): number {
    return this.#authors.get(postId) ?? 0;
  }

  moneyOf(reads: readonly Read[]): number {
    return reads.reduce((sum, { day }) => sum + this.#rateOn(day), 0);
  }

  isOpen({ status }: Hold): boolean {
    return openHoldStatuses.some((one) => one === status);
  }

  payOut(userId: number, micros: number): void {
    this.#paidOut.set(userId, (this.#paidOut.get(userId) ?? 0) + micros);
  }

  held(userId: number): number {
    return this.#amountOf(userId, (hold) => this.isOpen(hold));
  }

  earned(userId: number): number {
    const booked = this.reads.filter(({ postId, isBooked }) => isBooked && this.authorOf(postId) === userId);
    const reversed = this.#amountOf(userId, ({ status }) => status === 'reversed');
    return this.moneyOf(booked) - this.held(userId) - reversed - (this.#paidOut.get(userId) ?? 0);
  }

  #amountOf(userId: number, isMatch: (hold: Hold) => boolean): number {
    const matching = [...this.holds.values()].filter((hold) => hold.userId === userId && isMatch(hold));
    return matching.reduce((sum, { amount }) => sum + amount, 0);
  }
}
