/** A refusal of a backup, or of the installation that it would go into; its message ends with a way out. */
export class BackupError extends Error {
  override name = 'BackupError';
}
