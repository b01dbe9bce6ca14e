import path from 'node:path';
import { FileLog } from './FileLog.ts';
import { PostgresLog } from './PostgresLog.ts';
import { Registry } from './Registry.ts';

export type RegistrySettings = {
  /** A PostgreSQL for several machines. Without it, the log is a folder of this machine. */
  databaseUrl: string | undefined;
  dataFolder: string;
  /** Called when an idle database connection breaks. */
  onError: (error: Error) => void;
};

export function openRegistry({ databaseUrl, dataFolder, onError }: RegistrySettings): Registry {
  return new Registry(
    databaseUrl ? new PostgresLog(databaseUrl, onError) : new FileLog(path.join(dataFolder, 'registry')),
  );
}
