import type { SendHandle } from 'node:child_process';
import { type FromKeeper, type Neighbour, successorVariable, type ToKeeper } from '../keeper/keeperMessages.ts';
import type { SocketHandle, SocketKeeper } from './ListeningPort.ts';

/** The process's channel to its keeper; without one it is alone. */
export type Channel = Pick<NodeJS.Process, 'on' | 'off' | 'send'>;

/** The keeper's end in a primary: the socket that it holds, and what the primaries before and after say. */
export class KeeperLink implements SocketKeeper {
  /** Whether another primary serves until this one does. */
  readonly isSuccessor: boolean;
  readonly isAlone: boolean;
  readonly #channel: Channel;

  constructor(channel: Channel = process, environment: NodeJS.ProcessEnv = process.env) {
    this.#channel = channel;
    this.isAlone = channel.send === undefined;
    this.isSuccessor = environment[successorVariable] === 'on';
  }

  async ask(): Promise<SocketHandle | null> {
    if (this.isAlone) return null;
    const answer = Promise.withResolvers<SocketHandle | null>();
    const listener = (message: FromKeeper, handle?: unknown) => {
      if (message.kind === 'port') answer.resolve((handle as SocketHandle | undefined) ?? null);
    };
    this.#channel.on('message', listener);
    this.#tell({ kind: 'portWanted' });
    try {
      return await answer.promise;
    } finally {
      this.#channel.off('message', listener);
    }
  }

  keep(handle: SocketHandle): Promise<void> {
    return new Promise((resolve, reject) => {
      const message: ToKeeper = { kind: 'port' };
      this.#channel.send?.(message, handle as unknown as SendHandle, undefined, (error) =>
        error ? reject(error) : resolve(),
      );
    });
  }

  serving(): void {
    this.#tell({ kind: 'serving' });
  }

  pass(to: Neighbour, message: unknown): void {
    this.#tell({ kind: 'pass', to, message });
  }

  /** @param hear gets what the other primary passes to this one */
  onPassed(from: Neighbour, hear: (message: unknown) => void): void {
    this.#channel.on('message', (message: FromKeeper) => {
      if (message.kind === 'passed' && message.from === from) hear(message.message);
    });
  }

  #tell(message: ToKeeper): void {
    this.#channel.send?.(message);
  }
}
