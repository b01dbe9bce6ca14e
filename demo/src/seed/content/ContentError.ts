/** A fault in content files. The message names the file and the field. */
export class ContentError extends Error {
  constructor(file: string, field: string, message: string) {
    super(`${file}: ${field ? `${field}: ` : ''}${message}`);
    this.name = 'ContentError';
  }
}
