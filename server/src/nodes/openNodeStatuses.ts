import { hostname } from 'node:os';
import path from 'node:path';
import { FileNodeStatuses } from './FileNodeStatuses.ts';
import type { NodeStatuses } from './NodeStatus.ts';
import { PostgresNodeStatuses } from './PostgresNodeStatuses.ts';

/** Opens the store of node statuses beside the release registry: in PostgreSQL, or in a folder. */
export function openNodeStatuses(
  { databaseUrl, dataDir: dataFolder }: { databaseUrl?: string; dataDir: string },
  onError: (error: Error) => void,
): NodeStatuses {
  return databaseUrl
    ? new PostgresNodeStatuses(databaseUrl, onError)
    : new FileNodeStatuses(path.join(dataFolder, 'registry-nodes'));
}

/** The name of the node that listens on a port of this machine. */
export const nodeName = (port: number): string => `${hostname()}-${port}`;
