import type { Logger } from 'pino';
import type { ServedCounts } from '../admin/ServedCounts.ts';
import type { NodeBoards } from './NodeBoard.ts';
import { openBoards } from './openBoards.ts';
import { sumBoards } from './sumBoards.ts';

/**
 * Reads what all machines have counted; their boards are opened by the first who asks.
 * @returns null while they cannot be read
 */
export function openCountsReader(
  config: { DATABASE_URL?: string; DATA_DIR: string },
  log: Logger,
): () => Promise<ServedCounts | null> {
  let boards: NodeBoards | null = null;
  return async () => {
    boards ??= openBoards(config, (error) => log.warn({ err: error }, 'the boards of machines broke a connection'));
    const now = Date.now();
    try {
      return sumBoards(await boards.read(now), now);
    } catch (error) {
      log.error({ err: error }, 'the boards of machines cannot be read');
      return null;
    }
  };
}
