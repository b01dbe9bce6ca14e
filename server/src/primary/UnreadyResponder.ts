import { once } from 'node:events';
import { createServer, type Server } from 'node:http';

export type ListenAddress = { host: string; port: number };

/**
 * Responds to `/readyz` with 503 and the reason while a node has no release set to serve. Closes the connection of every other request
 * without a response, so that a proxy tries another node.
 */
export class UnreadyResponder {
  readonly #address: ListenAddress | null;
  #server: Server | null = null;
  #reason = '';
  #isOver = false;

  /** @param address port of the readers. Null if a service manager listens, because closing its socket would refuse readers later */
  constructor(address: ListenAddress | null) {
    this.#address = address;
  }

  /** Listens, unless the responder listens already. A port that is in use is left to the workers, whose start reports the error. */
  async say(reason: string): Promise<void> {
    this.#reason = reason;
    if (this.#server || !this.#address || this.#isOver) return;
    const server = createServer((request, response) => {
      if (request.url !== '/readyz') request.socket.destroy();
      else
        response
          .writeHead(503, { 'content-type': 'application/json', 'cache-control': 'no-store', connection: 'close' })
          .end(JSON.stringify({ status: 'no-release-set', reason: this.#reason }));
    });
    server.listen(this.#address);
    const isListening = await once(server, 'listening').then(
      () => true,
      () => false,
    );
    if (isListening) this.#server = server;
  }

  /** Gives the port to the workers for good. */
  async end(): Promise<void> {
    this.#isOver = true;
    const server = this.#server;
    if (!server) return;
    this.#server = null;
    server.close();
    server.closeAllConnections();
    await once(server, 'close');
  }
}
