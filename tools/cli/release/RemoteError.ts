/** A release API refused a call or was unreachable. The message is for the user of the command. */
export class RemoteError extends Error {
  /** The code of the problem that was sent, or one of ours: `unreachable`, `switched-off`, `not-started`, `late`. */
  readonly code: string;

  constructor(code: string, sentence: string) {
    super(sentence);
    this.name = 'RemoteError';
    this.code = code;
  }
}
