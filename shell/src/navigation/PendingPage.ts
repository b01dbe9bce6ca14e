/**
 * Placeholder in the router for the data of a page that is loading. The address has already changed, and the page is
 * still to come.
 */
export class PendingPage {
  /** Resolves when the page is ready or has failed; a further request then gives the result at once. */
  readonly settled: Promise<unknown>;

  constructor(settled: Promise<unknown>) {
    this.settled = settled;
  }
}
