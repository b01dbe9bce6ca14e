import { tracingChannel } from 'node:diagnostics_channel';
import type { Server } from 'node:net';

/** A socket in Node's hands. Its `fd` is negative once it is closed. */
export type SocketHandle = { readonly fd: number; close(): void };

/** Holds the listening socket beyond the life of this process; see `Keeper`. */
export type SocketKeeper = {
  /** Null when it holds none. */
  ask(): Promise<SocketHandle | null>;
  keep(handle: SocketHandle): void;
};

/**
 * The socket on which this primary's workers listen. Node's cluster accepts its connections here, and closes it with the last worker
 * that listens; whoever listens then gets it from the keeper again. The cluster shows its socket to nobody, so we hear of it where Node
 * tells of all servers that begin to listen.
 */
export class ListeningPort {
  readonly #keeper: SocketKeeper;
  readonly #subscribers = { asyncEnd: (message: object) => this.#note((message as { server: Server }).server) };
  #lease: Promise<number | null> | null = null;
  /** What the cluster listens with. */
  #handle: SocketHandle | null = null;
  #isGiven = false;
  #isStopped = false;

  constructor(keeper: SocketKeeper) {
    this.#keeper = keeper;
    tracingChannel('net.server.listen').subscribe(this.#subscribers as never);
  }

  /**
   * The file descriptor on which workers listen, or null where nobody has bound the port yet and the cluster does it.
   * @throws once this primary takes no more connections
   */
  async descriptor(): Promise<number | null> {
    if (this.#isStopped) throw new Error('This primary has handed its port over');
    if (this.#handle && this.#handle.fd < 0) {
      this.#handle = null;
      this.#lease = null;
    }
    this.#lease ??= this.#ask();
    return this.#lease;
  }

  /** Takes no more connections; the keeper's and the successor's socket is the same, and stays open. */
  stop(): void {
    this.#isStopped = true;
    tracingChannel('net.server.listen').unsubscribe(this.#subscribers as never);
    this.#handle?.close();
  }

  async #ask(): Promise<number | null> {
    const held = await this.#keeper.ask();
    this.#isGiven = held !== null;
    return held?.fd ?? null;
  }

  #note(server: Server): void {
    // Sockets of the file system are the canaries' and overrides'.
    if (typeof server.address() !== 'object') return;
    const { _handle: handle } = server as unknown as { _handle: SocketHandle | null };
    this.#handle = handle;
    if (handle && !this.#isGiven) this.#keeper.keep(handle);
  }
}
