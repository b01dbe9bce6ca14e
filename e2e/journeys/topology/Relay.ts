import { connect, createServer, type Server, type Socket } from 'node:net';

type Behaviour = 'passes' | 'drops' | 'refuses';

/**
 * Carries connections to a server, and can fail as networks do. `drops` keeps connections open and carries nothing, as a
 * firewall that loses packets. `refuses` ends them and takes no new one.
 */
export class Relay {
  readonly port: number;
  readonly #target: number;
  readonly #host: string;
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();
  #behaviour: Behaviour = 'passes';

  /** @param host address of this machine at which the relay listens */
  constructor(port: number, target: number, host = '127.0.0.1') {
    this.port = port;
    this.#target = target;
    this.#host = host;
    this.#server = createServer({ pauseOnConnect: true }, (socket) => this.#carry(socket));
  }

  async start(): Promise<void> {
    await new Promise<void>((resolve, reject) => {
      this.#server.once('error', reject);
      this.#server.listen(this.port, this.#host, resolve);
    });
  }

  behave(behaviour: Behaviour): void {
    this.#behaviour = behaviour;
    if (behaviour === 'refuses') for (const socket of this.#sockets) socket.destroy();
    if (behaviour === 'drops') for (const socket of this.#sockets) socket.pause();
    // Dropped data is lost, so these connections are reset, as by the first packet that gets through.
    if (behaviour === 'passes') for (const socket of this.#sockets) if (socket.isPaused()) socket.destroy();
  }

  #carry(client: Socket): void {
    this.#keep(client);
    if (this.#behaviour === 'refuses') return void client.destroy();
    if (this.#behaviour === 'drops') return;
    const server = connect(this.#target, '127.0.0.1');
    this.#keep(server);
    const pairs = [
      [client, server],
      [server, client],
    ] as const;
    for (const [from, to] of pairs) {
      from.on('data', (bytes) => to.write(bytes));
      from.once('close', () => to.destroy());
      from.resume();
    }
  }

  #keep(socket: Socket): void {
    this.#sockets.add(socket);
    socket.on('error', () => undefined);
    socket.once('close', () => this.#sockets.delete(socket));
  }

  async stop(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy();
    if (this.#server.listening) await new Promise((resolve) => this.#server.close(resolve));
  }
}
