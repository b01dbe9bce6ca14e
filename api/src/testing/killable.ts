import { connectDatabase, type Database } from '../kernel/db/connect.ts';

/** A pool whose connections break at a chosen statement, like those of a killed process. */
export type Killable = {
  db: Database;
  /**
   * Breaks the connection at the n-th statement from now, before or after the database receives it. BEGIN and COMMIT
   * count.
   * @param statement from 1
   */
  killAt(statement: number, when: 'before' | 'after'): void;
  /** Cancels the break. @returns true if the connection was already broken */
  spare(): boolean;
};

/** The part of pg's client that breaks a connection. */
type Breakable = { query: (...args: never[]) => unknown; connection: { stream: { destroy(): void } } };

/** @param url of the database */
export function connectKillable(url: string): Killable {
  let left = 0;
  let moment: 'before' | 'after' = 'before';
  let isDone = false;
  const db = connectDatabase({
    ...{ url, pool: 2, statementTimeoutMs: 20_000, connectTimeoutMs: 15_000 },
    onIdleError: () => undefined,
  });
  db.$client.on('connect', (connected) => {
    connected.on('error', () => undefined);
    const client = connected as unknown as Breakable;
    const query = client.query.bind(client);
    client.query = (...args) => {
      left -= 1;
      const isLast = left === 0;
      const breakIt = () => {
        isDone = true;
        client.connection.stream.destroy();
      };
      if (isLast && moment === 'before') breakIt();
      const result = query(...args);
      // The statement has been sent, so the database executes it, but the response is never read.
      if (isLast && moment === 'after') setImmediate(breakIt);
      return result;
    };
  });
  return {
    db,
    killAt(statement, when) {
      left = statement;
      moment = when;
      isDone = false;
    },
    spare() {
      left = 0;
      return isDone;
    },
  };
}
