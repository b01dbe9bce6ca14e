import { PendingPage } from '../navigation/PendingPage.ts';

/** Outcome of a load: the loader's data, or its error. */
type Outcome = { data: unknown } | { thrown: unknown };

type Load = {
  address: string;
  settled: Promise<void>;
  outcome: Outcome | null;
  /** True if the router already shows that the page is loading, so the window has its address. */
  isShown: boolean;
  left: AbortController;
};

/**
 * The page that the reader requests, one at a time. A page that loads within a moment goes to the router at once.
 * Otherwise the router first gets a `PendingPage`, so that address and frame change. The router gets the result when it
 * asks again.
 */
export class PageLoads {
  readonly #moment: () => Promise<unknown>;
  readonly #onBusy: (isBusy: boolean) => void;
  #current: Load | null = null;
  /** Address of the page that the window shows. */
  #shownAddress: string | null;

  /**
   * @param shownAddress address of the page that the document came with
   * @param moment resolves when a reader should see the frame of the requested page
   * @param onBusy called before rendering when a page is requested, and again when it is loaded or cancelled
   */
  constructor(
    shownAddress: string,
    moment: () => Promise<unknown>,
    onBusy: (isBusy: boolean) => void = () => undefined,
  ) {
    this.#shownAddress = shownAddress;
    this.#moment = moment;
    this.#onBusy = onBusy;
  }

  /** True while a page loads. */
  get isLoading(): boolean {
    return this.#current !== null;
  }

  /**
   * @param address path and query of the page
   * @param navigation aborts when the reader requests another page before this one is shown as loading
   * @param start loads the page; its signal aborts when the reader leaves the page
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
    // A page that reloads in place stays until the new result is ready.
    if (!load.outcome)
      await (address === this.#shownAddress ? load.settled : Promise.race([load.settled, this.#moment()]));
    if (!load.outcome) {
      load.isShown = true;
      this.#shownAddress = null;
      return new PendingPage(load.settled);
    }
    if (this.#current === load) this.#current = null;
    this.#onBusy(false);
    this.#shownAddress = address;
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
    this.#onBusy(true);
    return load;
  }

  #leave(load: Load): void {
    if (this.#current === load) {
      this.#current = null;
      this.#onBusy(false);
    }
    if (!load.outcome) load.left.abort();
  }
}

/** A redirect replaces the history entry, or Back would lead into the redirect again. */
function inPlace(thrown: unknown): unknown {
  if (thrown instanceof Response) thrown.headers.set('X-Remix-Replace', 'true');
  return thrown;
}
