import pg from 'pg';

const connectMs = 3_000;
/** Pause before a connection that broke is made again. */
const pauseMs = 1_000;

/**
 * Listens to a PostgreSQL channel on its own connection, and reconnects when it breaks. Notices between two connections
 * are lost, so each new connection counts as a notice. No notice arrives after the end.
 * @param channel a name without quotation marks
 * @param onError is called with errors of the connection
 * @returns ends it
 */
export function listenTo(
  url: string,
  channel: string,
  onNotice: () => void,
  onError: (error: Error) => void,
): () => void {
  let isEnded = false;
  let client: pg.Client | null = null;
  let timer: NodeJS.Timeout | null = null;

  // A connection that is being ended still hands on the notices that were under way.
  const notice = () => {
    if (!isEnded) onNotice();
  };

  async function connect(): Promise<void> {
    const connection = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: connectMs,
      keepAlive: true,
      application_name: channel,
    });
    client = connection;
    let isBroken = false;
    const again = (error?: Error) => {
      if (isBroken) return;
      isBroken = true;
      if (error && !isEnded) onError(error);
      void connection.end().catch(() => undefined);
      if (!isEnded) timer = setTimeout(() => void connect(), pauseMs);
    };
    connection.on('error', again);
    connection.on('end', () => again());
    connection.on('notification', notice);
    try {
      await connection.connect();
      await connection.query(`listen ${channel}`);
      notice();
    } catch (error) {
      again(error instanceof Error ? error : new Error(String(error)));
    }
  }

  void connect();
  return () => {
    isEnded = true;
    if (timer) clearTimeout(timer);
    void client?.end().catch(() => undefined);
  };
}
