import { PendingPage } from '../navigation/PendingPage.ts';

/** The outcome of a load: the loader's data, or its error. */
type Outcome = { data: unknown } | { thrown: unknown };

type Load = {
  address: string;
  settled: Promise<void>;
  outcome: Outcome | null;
  /** The router knows that the page is on its way, so the window has its address. */
  isShown: boolean;
  left: AbortController;
};

/**
 * The page that the reader requests, one at a time. A page that loads within a moment goes to the router at once;
 * otherwise the router gets a `PendingPage`, so that address and frame change, and the result when it asks again.
 */
export class PageLoads {
  readonly #moment: () => Promise<unknown>;
  readonly #sign: (isBusy: boolean) => void;
  #current: Load | null = null;
  /** Address of the page that stands in the window. */
  #standing: string | null;

  /**
   * @param standing address of the page that the document came with
   * @param moment resolves when a reader should see the frame of the requested page
   * @param sign called at once, before rendering, when a page is requested, and when it is there or given up
   */
  constructor(standing: string, moment: () => Promise<unknown>, sign: (isBusy: boolean) => void = () => undefined) {
    this.#standing = standing;
    this.#moment = moment;
    this.#sign = sign;
  }

  /**
   * @param address path and query of the page
   * @param navigation ends when the reader requests another page before this one is on its way
   * @param start loads the page; its signal ends when the reader has gone elsewhere
   * @returns the loader's data, or a `PendingPage`; throws the loader's error
   */
  async load(
    address: string,
    navigation: AbortSignal,
    start: (signal: AbortSignal) => Promise<unknown>,
  ): Promise<unknown> {
    const load = this.#current?.address === address ? this.#current : this.#begin(address, start);
    // A navigation that was given up before it was shown needs no result.
    navigation.addEventListener('abort', () => {
      if (!load.isShown) this.#leave(load);
    });
    // A page that reloads in place stays until then.
    if (!load.outcome) await (address === this.#standing ? load.settled : Promise.race([load.settled, this.#moment()]));
    if (!load.outcome) {
      load.isShown = true;
      this.#standing = null;
      return new PendingPage(load.settled);
    }
    if (this.#current === load) this.#current = null;
    this.#sign(false);
    this.#standing = address;
    if ('data' in load.outcome) return load.outcome.data;
    throw load.isShown ? inPlace(load.outcome.thrown) : load.outcome.thrown;
  }

  #begin(address: string, start: (signal: AbortSignal) => Promise<unknown>): Load {
    if (this.#current) this.#leave(this.#current);
    const left = new AbortController();
    const load: Load = { address, settled: Promise.resolve(), outcome: null, isShown: false, left };
    const settle = (outcome: Outcome) => {
      load.outcome = outcome;
    };
    load.settled = start(left.signal).then(
      (data) => settle({ data }),
      (thrown: unknown) => settle({ thrown }),
    );
    this.#current = load;
    this.#sign(true);
    return load;
  }

  #leave(load: Load): void {
    if (this.#current === load) {
      this.#current = null;
      this.#sign(false);
    }
    if (!load.outcome) load.left.abort();
  }
}

/** A redirect replaces an address that is in the history already, or Back would lead into it again. */
function inPlace(thrown: unknown): unknown {
  if (thrown instanceof Response) thrown.headers.set('X-Remix-Replace', 'true');
  return thrown;
}
