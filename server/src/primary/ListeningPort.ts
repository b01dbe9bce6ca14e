import { once } from 'node:events';
import { createServer } from 'node:net';

/** A listening socket as Node passes it between processes. Nobody accepts connections on it in the process that only passes it on. */
export type SocketHandle = { close(): void };

/** Holds the listening socket beyond the life of this process; see `Keeper`. */
export type SocketKeeper = {
  /** Null when it holds none. */
  ask(): Promise<SocketHandle | null>;
  /** Gives it a socket. Resolves when the socket is sent. */
  keep(handle: SocketHandle): Promise<void>;
  /** Whether this process has no keeper. */
  readonly isAlone: boolean;
};

/** Where readers come to. */
export type PublicAddress = { host: string; port: number };

/**
 * The socket on which this primary's workers listen. The keeper holds it, and each worker gets it from here by message, and accepts
 * connections on it by itself. The first primary binds the address, and gives the socket to the keeper.
 */
export class ListeningPort {
  readonly #keeper: SocketKeeper;
  readonly #address: PublicAddress;
  #handle: Promise<SocketHandle | null> | null = null;
  #isStopped = false;

  constructor(keeper: SocketKeeper, address: PublicAddress) {
    this.#keeper = keeper;
    this.#address = address;
  }

  /**
   * The socket for a worker, or null without a keeper: then workers bind the address.
   * @throws once this primary takes no more connections, and when the address is taken
   */
  async handle(): Promise<SocketHandle | null> {
    if (this.#isStopped) throw new Error('This primary has handed its port over');
    const handle = this.#handle ?? this.#take();
    this.#handle = handle;
    // A taken address may be free at the next attempt.
    handle.catch(() => {
      this.#handle = null;
    });
    return handle;
  }

  /** Gives the socket to no more workers. That of the keeper, and those of workers that listen, stay open. */
  stop(): void {
    this.#isStopped = true;
    void this.#handle?.then(
      (handle) => handle?.close(),
      () => undefined,
    );
  }

  async #take(): Promise<SocketHandle | null> {
    const held = await this.#keeper.ask();
    if (held || this.#keeper.isAlone) return held;
    await this.#bind();
    return this.#keeper.ask();
  }

  /** Binds the address and gives the socket to the keeper, before this process can accept a connection on it. */
  async #bind(): Promise<void> {
    const server = createServer((connection) => connection.destroy());
    server.listen(this.#address);
    await once(server, 'listening');
    // Documented as what `listen` takes; Node's types leave it out.
    const { _handle: handle } = server as unknown as { _handle: SocketHandle };
    await this.#keeper.keep(handle);
    server.close();
  }
}
