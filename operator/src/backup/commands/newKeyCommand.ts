import { resolve } from 'node:path';
import type { LocalCommand } from '../../frame/Command.ts';
import { BackupError } from '../BackupError.ts';
import { createKey } from '../keys/createKey.ts';

export const newKeyCommand: LocalCommand = {
  isLocal: true,
  name: 'backup new-key',
  arguments: ['file'],
  options: {},
  summary: 'Writes a new private key for backups into a file, and prints its public key for BACKUP_RECIPIENTS.',
  async run({ print }, { arguments: { file = '' } }) {
    const recipient = await createKey(resolve(file), new Date()).catch((cause: unknown) => {
      throw new BackupError(`Cannot write the key into ${file}. Name a new file in a folder that exists.`, { cause });
    });
    print(`BACKUP_RECIPIENTS=${recipient}`);
    print(`Keep ${file} apart from the network and from the bucket. Without this file, nobody can read the backups.`);
    return true;
  },
};
