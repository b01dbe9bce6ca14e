import type { AccountKind } from '@marquee/shared/domain';
import type { TransferRequest } from '../recordTransfer.ts';

type Read = { postId: number; day: string; visitor: string; isCounted: boolean };
type DayOfPost = { postId: number; userId: number; day: string; counted: Set<string>; booked: number };

/** In-memory model of the ledger, after docs/contracts/money.md. Tests compare the database with it. */
export class LedgerModel {
  readonly writers: readonly number[];
  /** Transfers other than booked reads. */
  readonly steps: readonly Pick<TransferRequest, 'kind' | 'from' | 'to'>[] = [
    { kind: 'adjustment', from: 'adjustments', to: 'earned' },
    { kind: 'adjustment', from: 'earned', to: 'adjustments' },
    { kind: 'hold', from: 'earned', to: 'held' },
    { kind: 'release', from: 'held', to: 'earned' },
    { kind: 'payout', from: 'earned', to: 'payouts' },
    { kind: 'payout', from: 'payouts', to: 'paid' },
    { kind: 'reversal', from: 'held', to: 'expense' },
    { kind: 'reversal', from: 'earned', to: 'expense' },
    { kind: 'reversal', from: 'payouts', to: 'earned' },
    { kind: 'reversal', from: 'paid', to: 'earned' },
  ];
  readonly #authors: ReadonlyMap<number, number>;
  /** Percents of people beside the author, by post. */
  readonly #shares = new Map<number, ReadonlyMap<number, number>>();
  readonly #days = new Map<string, DayOfPost>();
  readonly #balances = new Map<string, number>();
  readonly #rates = new Map([['2000-01-01', 3_800]]);

  /** @param authors by post */
  constructor(authors: ReadonlyMap<number, number>) {
    this.#authors = authors;
    this.writers = [...new Set(authors.values())];
  }

  /** Returns a balance in micros. @param userId null for an account of the house */
  balance(userId: number | null, kind: AccountKind): number {
    return this.#balances.get(this.#account(userId, kind)) ?? 0;
  }

  read({ postId, day, visitor, isCounted }: Read): void {
    const key = `${postId} ${day}`;
    const ofDay = this.#days.get(key) ?? {
      ...{ postId, userId: this.#authors.get(postId) ?? 0, day },
      ...{ counted: new Set(), booked: 0 },
    };
    this.#days.set(key, ofDay);
    if (isCounted) ofDay.counted.add(visitor);
  }

  book(): void {
    for (const ofDay of this.#days.values()) {
      const micros = (ofDay.counted.size - ofDay.booked) * this.#rateOn(ofDay.day);
      ofDay.booked = ofDay.counted.size;
      this.#add(null, 'expense', -micros);
      this.#add(ofDay.userId, 'earned', micros);
      for (const [userId, percent] of this.#shares.get(ofDay.postId) ?? []) {
        const share = Math.floor((micros * percent) / 100);
        this.#add(ofDay.userId, 'earned', -share);
        this.#add(userId, 'earned', share);
      }
    }
  }

  /** Sets the percents of people beside the author, for reads that are booked later. */
  share(postId: number, percents: ReadonlyMap<number, number>): void {
    this.#shares.set(postId, percents);
  }

  /** Checks whether a rate may begin on a day. */
  takesRate(validFrom: string): boolean {
    return (
      !this.#rates.has(validFrom) &&
      [...this.#days.values()].every(({ day, booked }) => day < validFrom || booked === 0)
    );
  }

  addRate(validFrom: string, micros: number): void {
    this.#rates.set(validFrom, micros);
  }

  /** @returns false, without a transfer, if the paying account has too little money */
  move({ from, to, userId, micros }: TransferRequest): boolean {
    const mayOwe = from === 'expense' || from === 'adjustments';
    if (!mayOwe && this.balance(userId, from) < micros) return false;
    this.#add(userId, from, -micros);
    this.#add(userId, to, micros);
    return true;
  }

  #rateOn(day: string): number {
    const valid = [...this.#rates.keys()].filter((validFrom) => validFrom <= day).sort();
    return this.#rates.get(valid.at(-1) ?? '') ?? 0;
  }

  #add(userId: number | null, kind: AccountKind, micros: number): void {
    this.#balances.set(this.#account(userId, kind), this.balance(userId, kind) + micros);
  }

  #account(userId: number | null, kind: AccountKind): string {
    const isOfHouse = kind === 'expense' || kind === 'payouts' || kind === 'adjustments';
    return isOfHouse ? kind : `${kind} ${userId}`;
  }
}
