import { backupCommand } from './backup/commands/backupCommand.ts';
import { listBackupsCommand } from './backup/commands/listBackupsCommand.ts';
import { newKeyCommand } from './backup/commands/newKeyCommand.ts';
import { restoreCommand } from './backup/commands/restoreCommand.ts';
import { verifyBackupCommand } from './backup/commands/verifyBackupCommand.ts';
import { removeDemoCommand } from './demo/removeDemoCommand.ts';
import { exportCommand } from './export/exportCommand.ts';
import type { Command, LocalCommand } from './frame/Command.ts';
import { importCommands } from './import/importCommand.ts';
import { jobStatusCommand } from './jobs/jobStatusCommand.ts';
import { bookCommand } from './ledger/bookCommand.ts';
import { exportLedgerCommand } from './ledger/exportLedgerCommand.ts';
import { removeRateCommand } from './ledger/removeRateCommand.ts';
import { setRateCommand } from './ledger/setRateCommand.ts';
import { statementCommand } from './ledger/statementCommand.ts';
import { verifyCommand } from './ledger/verifyCommand.ts';
import { migrateCommand } from './migrations/migrateCommand.ts';
import { confirmPayoutsCommand } from './payouts/confirmPayoutsCommand.ts';
import { exportPayoutsCommand } from './payouts/exportPayoutsCommand.ts';
import { sendPayoutsCommand } from './payouts/sendPayoutsCommand.ts';
import { redirectCommands } from './redirects/redirectCommands.ts';
import { newRemoteCommand } from './remote/newRemoteCommand.ts';
import { createUserCommand } from './users/createUserCommand.ts';
import { demoteCommand } from './users/demoteCommand.ts';
import { promoteCommand } from './users/promoteCommand.ts';
import { removeSecondFactorCommand } from './users/removeSecondFactorCommand.ts';
import { restoreUserCommand } from './users/restoreUserCommand.ts';
import { suspendCommand } from './users/suspendCommand.ts';

/** All commands, in the order of the help. */
export const commands: readonly (Command | LocalCommand)[] = [
  createUserCommand,
  promoteCommand,
  demoteCommand,
  suspendCommand,
  restoreUserCommand,
  removeSecondFactorCommand,
  jobStatusCommand,
  bookCommand,
  verifyCommand,
  statementCommand,
  exportLedgerCommand,
  setRateCommand,
  removeRateCommand,
  sendPayoutsCommand,
  exportPayoutsCommand,
  confirmPayoutsCommand,
  migrateCommand,
  newKeyCommand,
  backupCommand,
  listBackupsCommand,
  verifyBackupCommand,
  restoreCommand,
  ...importCommands,
  ...redirectCommands,
  exportCommand,
  removeDemoCommand,
  newRemoteCommand,
];
