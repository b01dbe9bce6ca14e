/** Clock for pacing. `now` returns milliseconds since any fixed time, and `after` is a timer. */
export type PaceClock = { now: () => number; after: (milliseconds: number, callback: () => void) => void };

/** The share of the bandwidth that one body gets. */
export type BodyShare = {
  /** Calls back when the body's next bytes may pass. A body waits for one turn at a time. */
  take: (bytes: number, pass: () => void) => void;
  /** Cancels the turn of a body whose connection has broken. */
  leave: () => void;
};

type Turn = { missing: number; latest: number; pass: () => void };

/** The first bytes of a body never wait, so that saves and small forms are not delayed. */
const freeBytes = 65_536;
/** Number of bytes that pass in each turn of a body. */
const turnBytes = 16_384;
/** Time for which unused bytes still count, long enough for a late timer. */
const maxUnusedMs = 50;
const tickMs = 10;

/**
 * Divides a bandwidth evenly among the incoming request bodies. A body that is not sending takes no bandwidth from the
 * others.
 */
export class BodyPace {
  readonly #bytesPerMs: number;
  readonly #minPerMs: number;
  readonly #clock: PaceClock;
  /** Waiting bodies, in the order of their turns. */
  readonly #turns = new Set<Turn>();
  #available: number;
  #refilledAt: number;
  #isServing = false;

  /** @param speeds bytes per second for all bodies together, and minimum for each body. The minimum takes precedence */
  constructor(speeds: { all: number; min: number }, clock: PaceClock) {
    this.#bytesPerMs = speeds.all / 1_000;
    this.#minPerMs = speeds.min / 1_000;
    this.#clock = clock;
    this.#available = maxUnusedMs * this.#bytesPerMs;
    this.#refilledAt = clock.now();
  }

  /** Begins a body. */
  share(): BodyShare {
    let paid = freeBytes;
    let turn: Turn | undefined;
    return {
      take: (bytes, pass) => {
        if (bytes <= paid) {
          paid -= bytes;
          pass();
          return;
        }
        // Small chunks are paid in advance, so that they do not wait one by one.
        const missing = Math.max(bytes - paid, turnBytes);
        const passPaid = () => {
          turn = undefined;
          paid += missing - bytes;
          pass();
        };
        turn = { missing, latest: this.#clock.now() + missing / this.#minPerMs, pass: passPaid };
        this.#turns.add(turn);
        if (!this.#isServing) this.#serve();
      },
      leave: () => {
        if (turn) this.#turns.delete(turn);
      },
    };
  }

  #serve(): void {
    this.#isServing = true;
    const now = this.#clock.now();
    this.#available = Math.min(
      maxUnusedMs * this.#bytesPerMs,
      this.#available + (now - this.#refilledAt) * this.#bytesPerMs,
    );
    this.#refilledAt = now;
    for (const turn of this.#turns) {
      if (this.#available > 0) this.#give(turn);
      else if (now >= turn.latest) this.#finish(turn);
    }
    this.#isServing = this.#turns.size > 0;
    if (this.#isServing) this.#clock.after(tickMs, () => this.#serve());
  }

  #give(turn: Turn): void {
    const bytes = Math.min(turnBytes, turn.missing);
    this.#available -= bytes;
    turn.missing -= bytes;
    if (turn.missing === 0) {
      this.#finish(turn);
      return;
    }
    // Moves the turn to the end, so that the loop over the set reaches it again.
    this.#turns.delete(turn);
    this.#turns.add(turn);
  }

  #finish(turn: Turn): void {
    this.#turns.delete(turn);
    turn.pass();
  }
}
