import type { ChildProcess, SendHandle } from 'node:child_process';
import { CrashCount } from '../counts/CrashCount.ts';
import type { FromKeeper, Neighbour, ToKeeper } from './keeperMessages.ts';

/** Longest time that a successor may take until it serves; without the api it waits for that. */
const comingMs = 180_000;

/** A socket as Node passes it between processes, in which nobody listens yet. */
export type HeldSocket = { close(): void };

export type KeeperParts = {
  /** Starts a primary with the code on the disk. */
  start: (isSuccessor: boolean) => ChildProcess;
  /** Where a supervisor has given us the socket. */
  socket: HeldSocket | null;
  log: { info(facts: object, sentence: string): void; error(facts: object, sentence: string): void };
  now: () => number;
  /** The last primary has ended. */
  onEnd: (code: number) => void;
};

interface Primary extends Record<Neighbour, Primary | null> {
  readonly child: ChildProcess;
  isServing: boolean;
  /** It has bound the port, and is about to serve. */
  isListening: boolean;
}

/**
 * Holds the listening socket for as long as the server runs, and one primary after the other. A successor listens on the same socket
 * before its predecessor stops to, so that the kernel has one queue of connections, and none is refused. When a primary dies, new
 * connections wait in that queue for the next one.
 */
export class Keeper {
  readonly #parts: KeeperParts;
  readonly #running = new Set<Primary>();
  readonly #crashes = new CrashCount();
  #socket: HeldSocket | null;
  #current: Primary | null = null;
  #coming: Primary | null = null;
  /** Asked for while another handover was under way: the code may have changed since it began. */
  #isAskedAgain = false;
  #isRenewalWanted = false;
  #isStopping = false;

  constructor(parts: KeeperParts) {
    this.#parts = parts;
    this.#socket = parts.socket;
  }

  /** Starts the first primary. */
  start(): void {
    this.#current = this.#begin(null);
  }

  /** Starts a successor. When it does not serve, the one before goes on. */
  handOver(): void {
    if (this.#isStopping) return;
    if (this.#coming || !this.#current?.isServing) {
      this.#isAskedAgain = true;
      return;
    }
    const coming = this.#begin(this.#current);
    this.#coming = coming;
    const timer = setTimeout(() => {
      if (this.#coming === coming) coming.child.kill('SIGKILL');
    }, comingMs);
    timer.unref();
  }

  /** Has the primary that serves, or is about to, take workers with the code on the disk. */
  renew(): void {
    // A primary that starts may not listen to signals yet, and would die of it.
    if (this.#current?.isServing) this.#current.child.kill('SIGHUP');
    else this.#isRenewalWanted = true;
  }

  /** Has all primaries end, with the signal that this process got. The port is closed when they close it. */
  stop(signal: NodeJS.Signals): void {
    this.#isStopping = true;
    this.#socket?.close();
    this.#socket = null;
    for (const { child } of this.#running) child.kill(signal);
  }

  #begin(predecessor: Primary | null): Primary {
    const child = this.#parts.start(predecessor !== null);
    const primary: Primary = { child, isServing: false, isListening: false, predecessor, successor: null };
    this.#running.add(primary);
    if (predecessor) predecessor.successor = primary;
    child.on('message', (message: ToKeeper, handle?: SendHandle) => this.#hear(primary, message, handle));
    child.once('exit', (code, signal) => {
      const end = () => this.#end(primary, code, signal);
      // Its last messages may not have been read yet.
      if (child.connected) child.once('disconnect', end);
      else end();
    });
    child.on('error', (error) => {
      this.#parts.log.error({ err: error }, 'cannot start a primary, or cannot reach it');
      // Of a process that could not be started, Node tells no end.
      if (child.pid === undefined) this.#end(primary, 1, null);
    });
    return primary;
  }

  #hear(primary: Primary, message: ToKeeper, handle?: SendHandle): void {
    if (message.kind === 'port') {
      this.#hold(handle as unknown as HeldSocket);
      primary.isListening = true;
    }
    if (message.kind === 'portWanted')
      tell(primary, { kind: 'port' }, (this.#socket ?? undefined) as SendHandle | undefined);
    if (message.kind === 'serving') this.#serve(primary);
    if (message.kind === 'pass') {
      const from = message.to === 'predecessor' ? 'successor' : 'predecessor';
      tell(primary[message.to], { kind: 'passed', from, message: message.message });
    }
  }

  #hold(socket: HeldSocket): void {
    this.#socket?.close();
    this.#socket = null;
    if (this.#isStopping) socket.close();
    else this.#socket = socket;
  }

  #serve(primary: Primary): void {
    primary.isServing = true;
    if (primary === this.#coming) {
      this.#current = primary;
      this.#coming = null;
      this.#parts.log.info({ primary: primary.child.pid }, 'a new primary serves');
    }
    if (this.#isRenewalWanted && primary === this.#current) {
      this.#isRenewalWanted = false;
      this.renew();
    }
    this.#again();
  }

  #end(primary: Primary, code: number | null, signal: NodeJS.Signals | null): void {
    if (!this.#running.delete(primary)) return;
    for (const other of this.#running) {
      if (other.predecessor === primary) other.predecessor = null;
      if (other.successor === primary) other.successor = null;
    }
    if (primary === this.#coming) {
      this.#coming = null;
      if (!this.#isStopping)
        this.#parts.log.error({ code, signal }, 'the new primary does not start; the one before goes on');
    }
    if (primary === this.#current) this.#current = this.#isToBeReplaced(primary, code) ? this.#begin(null) : null;
    if (this.#running.size === 0) this.#parts.onEnd(this.#isStopping ? 0 : (code ?? 1));
    else if (!this.#current && !this.#coming) this.stop('SIGTERM');
    else this.#again();
  }

  /** A primary that served and died by accident is followed by another; one that ended in order, or that dies again and again, is not. */
  #isToBeReplaced({ isServing, isListening, child }: Primary, code: number | null): boolean {
    const { log, now } = this.#parts;
    // After the socket, a killed primary's next message may be lost: Node sends it once the socket was taken.
    if (!isServing && !isListening) return false;
    if (this.#isStopping || this.#coming || code === 0 || this.#crashes.isTooMany(now())) return false;
    log.error({ primary: child.pid, code, signal: child.signalCode }, 'the primary died; another one starts');
    return true;
  }

  #again(): void {
    if (!this.#isAskedAgain || this.#coming) return;
    this.#isAskedAgain = false;
    this.handOver();
  }
}

function tell(primary: Primary | null, message: FromKeeper, handle?: SendHandle): void {
  if (primary?.child.connected) primary.child.send(message, handle);
}
