/** Stands in the router for the data of a page that is on its way: the address is the new one already, the page is still to come. */
export class PendingPage {
  /** Resolves when the page is ready or has failed; a further request then gives the result at once. */
  readonly settled: Promise<unknown>;

  constructor(settled: Promise<unknown>) {
    this.settled = settled;
  }
}
