/** Marks an image block whose picture could not be copied from its page. */
export const leftOnItsPage = 'left';

const waiting = new Map<string, File>();

/** Stores a pasted or dropped picture until its block uploads it. @returns a name for the block's attributes */
export function keepPicture(file: File): string {
  const name = crypto.randomUUID();
  waiting.set(name, file);
  return name;
}

/**
 * Picture that waits for a block to upload it. A block that is moved before it has finished starts the upload again.
 */
export function waitingPicture(name: string | null | undefined): File | undefined {
  return name ? waiting.get(name) : undefined;
}

export function forgetPicture(name: string | null | undefined): void {
  if (name) waiting.delete(name);
}
