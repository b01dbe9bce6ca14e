import type { Worker } from 'node:cluster';

/** A connection as Node's cluster hands it to a worker. */
type Connection = { close(): void };

/** Node's own message between primary and worker: a new connection with a number, or a worker's answer with that number. */
type ClusterMessage = { cmd?: unknown; act?: unknown; seq?: unknown; ack?: unknown };

/** Between two looks whether all messages of a dead worker are read, in milliseconds. */
const readMs = 10;
/** Longest wait for workers to take connections: one that hangs is killed after ten seconds, and another gets them. */
const takenMs = 15_000;

/** By worker that lives: the connections that it has been handed and has not taken yet. */
const allHanded = new Set<Map<number, Connection>>();

type Send = (message: ClusterMessage, handle?: Connection, ...rest: unknown[]) => boolean;

/**
 * Node's cluster forgets a connection that it has handed to a worker which dies, or is killed because it hangs, before it takes it:
 * the reader would wait until their browser gives up. This gives it to another worker, in the way of a worker that does not take
 * it, or closes it where there is none. Known in Node as #3551 and #21746, and so in Node 24.
 * @param hasOthers whether other workers take connections
 */
export function returnConnections(worker: Worker, hasOthers: () => boolean): void {
  const { process: child } = worker;
  const handed = new Map<number, Connection>();
  allHanded.add(handed);
  const send = child.send.bind(child) as unknown as Send;
  child.send = ((message: ClusterMessage, handle?: Connection, ...rest: unknown[]) => {
    if (message.act === 'newconn' && typeof message.seq === 'number' && handle) handed.set(message.seq, handle);
    return send(message, handle, ...rest);
  }) as typeof child.send;
  child.on('internalMessage', ({ cmd, ack }: ClusterMessage) => {
    if (cmd === 'NODE_CLUSTER' && typeof ack === 'number') handed.delete(ack);
  });
  worker.once('exit', () => {
    // Answers that it has sent may still be on their way.
    const whenRead = setInterval(() => {
      if (child.connected) return;
      clearInterval(whenRead);
      allHanded.delete(handed);
      if (handed.size === 0) return;
      // Node waits with it until the connection is taken; without it, the cluster would take the dead worker for a free one.
      child.emit('disconnect');
      for (const [ack, connection] of handed) {
        if (hasOthers()) child.emit('internalMessage', { cmd: 'NODE_CLUSTER', ack, accepted: false });
        else connection.close();
      }
      handed.clear();
    }, readMs);
  });
}

/**
 * Resolves when workers have taken all connections that the cluster has accepted: it hands a worker the next one as soon as that has
 * taken one, so that none waits while nobody has one in hand. To be asked when it accepts no more.
 */
export async function connectionsTaken(): Promise<void> {
  const deadline = Date.now() + takenMs;
  while ([...allHanded].some(({ size }) => size > 0) && Date.now() < deadline)
    await new Promise((resolve) => setTimeout(resolve, readMs));
}
