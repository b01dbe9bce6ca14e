/** A release API refused a call or could not be reached. The message is for the person who gave the command. */
export class RemoteError extends Error {
  /** The code of the problem that was sent, or one of ours: `unreachable`, `switched-off`, `not-started`, `late`. */
  readonly code: string;

  constructor(code: string, sentence: string) {
    super(sentence);
    this.name = 'RemoteError';
    this.code = code;
  }
}
