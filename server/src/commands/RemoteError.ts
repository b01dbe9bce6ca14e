/** A release API refused a call or was unreachable. The message is for the user of the command. */
export class RemoteError extends Error {
  /** Code of the response's problem, or a code of the client: `unreachable`, `switched-off`, `not-started`, `late`. */
  readonly code: string;

  constructor(code: string, sentence: string) {
    super(sentence);
    this.name = 'RemoteError';
    this.code = code;
  }
}
