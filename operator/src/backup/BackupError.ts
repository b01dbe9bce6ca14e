/** Error for an unusable backup or installation. The message ends with a next step. */
export class BackupError extends Error {
  override name = 'BackupError';
}
