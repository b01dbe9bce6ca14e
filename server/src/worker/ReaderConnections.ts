import type { Server } from 'node:http';
import { Server as NetServer } from 'node:net';

/** The socket on which a worker accepts readers: a unix socket, a socket that the primary has inherited, or an address. */
export type ListenTarget = { path: string } | { fd: number } | { port: number; host: string };

/** Grace period before idle connections are closed, and how often they are checked, in milliseconds. */
const idleMs = { first: 1_000, each: 250 } as const;

/** Opens and closes the servers of a worker without losing a request. */
export class ReaderConnections {
  readonly #server: Server;
  readonly #target: ListenTarget;
  readonly #ownServer: Server;
  readonly #ownSocket: string | null;
  #isClosed = true;

  /**
   * @param server for readers
   * @param ownServer for the other workers of this node
   * @param ownSocket path of the unix socket of `ownServer`. Null for a worker to which no other worker passes requests
   */
  constructor(server: Server, target: ListenTarget, ownServer: Server, ownSocket: string | null) {
    this.#server = server;
    this.#target = target;
    this.#ownServer = ownServer;
    this.#ownSocket = ownSocket;
    for (const one of [server, ownServer])
      one.prependListener('request', (_request, response) => {
        if (this.#isClosed) response.setHeader('connection', 'close');
      });
  }

  /** True while no new connections are accepted. Each open connection ends after its current request. */
  get isClosed(): boolean {
    return this.#isClosed;
  }

  /** Resolves when readers can connect. @throws if the target cannot be used */
  async open(): Promise<void> {
    this.#isClosed = false;
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    this.#server.once('error', reject);
    this.#server.listen(this.#target, resolve);
    await promise.finally(() => this.#server.off('error', reject));
    // Not awaited. Without this socket, keep-alive connections get one more page of the previous set.
    if (this.#ownSocket && !this.#ownServer.listening) this.#ownServer.listen(this.#ownSocket);
  }

  /** Accepts no more connections. @param onLast called when the last open connection has ended */
  close(onLast?: () => void): void {
    this.#isClosed = true;
    // Does not use http.Server's close(), which also resets idle connections on which a request may be arriving.
    NetServer.prototype.close.call(this.#server, onLast);
    if (this.#ownServer.listening) NetServer.prototype.close.call(this.#ownServer);
  }

  /** Ends idle connections from now on, because no reader will use them again. */
  endIdle(): void {
    const endEach = () => setInterval(() => this.#server.closeIdleConnections(), idleMs.each).unref();
    setTimeout(endEach, idleMs.first).unref();
  }
}
