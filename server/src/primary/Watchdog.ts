/** Check interval in milliseconds, and number of missed checks in a row after which a worker counts as hung. */
const lookMs = 1_000;
const maxSilence = 10;

/**
 * Detects a worker that sends no message for ten seconds. Workers send one every second. Counts its own checks instead
 * of the time, so that a sleeping machine does not look like a silent worker.
 */
export class Watchdog {
  readonly #onSilence: () => void;
  #timer: NodeJS.Timeout | null = null;
  #silence = 0;

  /** @param onSilence called once */
  constructor(onSilence: () => void) {
    this.#onSilence = onSilence;
  }

  start(): void {
    this.stop();
    this.#silence = 0;
    this.#timer = setInterval(() => this.#look(), lookMs);
    this.#timer.unref();
  }

  reset(): void {
    this.#silence = 0;
  }

  stop(): void {
    if (this.#timer) clearInterval(this.#timer);
    this.#timer = null;
  }

  #look(): void {
    this.#silence += 1;
    if (this.#silence < maxSilence) return;
    this.stop();
    this.#onSilence();
  }
}
