import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';
import { maskTokens } from '@marquee/platform/logs/maskTokens.ts';
import { networkOf } from '@marquee/platform/tickets/networkOf.ts';
import type { PartName } from '@marquee/shared/domain';
import type { ClientAddresses } from '../address/ClientAddresses.ts';
import type { CollectedHeap } from './CollectedHeap.ts';
import type { Counted, PageError } from './Counted.ts';
import { type PageFacts, pageFacts, sampledPage } from './pageFacts.ts';
import { VisitorSketch } from './VisitorSketch.ts';

/** Maximum number of errors in one message. Fewer are enough to notice a page that fails for all readers. */
const maxErrors = 200;
/** Maximum number of pages whose content facts go into one message. */
const maxContents = 200;

/** The counts of one worker between two messages to its primary. */
export class WorkerCounts {
  readonly #set: string;
  readonly #addresses: Pick<ClientAddresses, 'of'>;
  #pages = 0;
  #rendered: Partial<Record<PartName, { renders: number; renderMs: number }>> = {};
  #visitors: VisitorSketch | null = null;
  #errors: PageError[] = [];
  #contents: PageFacts[] = [];
  readonly #heap: Pick<CollectedHeap, 'take'>;

  /** @param set name of the worker's release set */
  constructor(set: string, addresses: Pick<ClientAddresses, 'of'>, heap: Pick<CollectedHeap, 'take'>) {
    this.#set = set;
    this.#addresses = addresses;
    this.#heap = heap;
  }

  /** Counts a page that is sent to a reader. */
  page(request: IncomingMessage): void {
    this.#pages += 1;
    this.#visitors ??= VisitorSketch.empty();
    this.#visitors.add(`${this.#addresses.of(request)} ${request.headers['user-agent'] ?? ''}`);
  }

  /** Counts a page that was rendered because it was not in the cache. @param owner the part that serves the page */
  render(owner: PartName, ms: number): void {
    const { renders, renderMs } = this.#rendered[owner] ?? { renders: 0, renderMs: 0 };
    this.#rendered[owner] = { renders: renders + 1, renderMs: renderMs + ms };
  }

  /**
   * Records content facts of a page that was rendered for a reader or for the cache. Skips pages outside the sample.
   * @param key key of its address
   * @param owner the part that serves the page
   */
  content(key: string, owner: PartName, html: Buffer): void {
    if (this.#contents.length >= maxContents) return;
    const number = sampledPage(key);
    if (number !== null) this.#contents.push(pageFacts(number, owner, html));
  }

  /** Counts a page that could not be rendered. */
  failure(request: IncomingMessage, failure: Pick<PageError, 'suspects' | 'message' | 'page' | 'stack'>): void {
    const address = this.#addresses.of(request);
    // One IPv4 address counts as one reader. A reader can have any number of IPv6 addresses, so the IPv6 network counts instead.
    const source = isIPv6(address) ? networkOf(address) : address;
    this.#keep({ ...failure, kind: 'server', source, ticket: null });
  }

  /** Counts an error that a browser has reported. */
  report(error: PageError): void {
    this.#keep(error);
  }

  #keep(error: PageError): void {
    if (this.#errors.length >= maxErrors) return;
    const { page, message, stack } = error;
    const masked = { page: maskTokens(page), message: maskTokens(message), ...(stack && { stack: maskTokens(stack) }) };
    this.#errors.push({ ...error, ...masked });
  }

  /** Returns all counts since the previous call. Null if there are none. */
  take(): Counted | null {
    const heapBytes = this.#heap.take();
    const isEmpty = this.#pages === 0 && Object.keys(this.#rendered).length === 0 && this.#errors.length === 0;
    if (isEmpty && this.#contents.length === 0 && heapBytes === null) return null;
    const counted: Counted = {
      set: this.#set,
      pages: this.#pages,
      rendered: this.#rendered,
      contents: this.#contents,
      heapBytes,
      visitors: this.#visitors?.text() ?? null,
      errors: this.#errors,
    };
    this.#pages = 0;
    this.#rendered = {};
    this.#visitors = null;
    this.#errors = [];
    this.#contents = [];
    return counted;
  }
}
