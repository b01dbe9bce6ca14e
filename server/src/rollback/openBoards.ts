import { hostname } from 'node:os';
import path from 'node:path';
import { FileBoards } from './FileBoards.ts';
import type { NodeBoards } from './NodeBoard.ts';
import { PostgresBoards } from './PostgresBoards.ts';

/** The machines' boards, where the release registry is too. */
export function openBoards(
  { DATABASE_URL: databaseUrl, DATA_DIR: dataFolder }: { DATABASE_URL?: string; DATA_DIR: string },
  onError: (error: Error) => void,
): NodeBoards {
  return databaseUrl
    ? new PostgresBoards(databaseUrl, onError)
    : new FileBoards(path.join(dataFolder, 'registry-nodes'));
}

/** Name of the shell on this machine that listens on a port. */
export const nodeName = (port: number): string => `${hostname()}-${port}`;
