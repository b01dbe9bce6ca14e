/** A fault in the demo content: says which file and which field. */
export class ContentError extends Error {
  constructor(file: string, field: string, message: string) {
    super(`${file}: ${field ? `${field}: ` : ''}${message}`);
    this.name = 'ContentError';
  }
}
