/** Marks an image block whose picture could not be copied from its page. */
export const leftOnItsPage = 'left';

const waiting = new Map<string, readonly File[]>();

/** Stores pasted, dropped or chosen pictures until their block uploads them. @returns a name for the block's attributes */
export function keepPictures(files: readonly File[]): string {
  const name = crypto.randomUUID();
  waiting.set(name, files);
  return name;
}

/**
 * Pictures that wait for a block to upload them. A block that is moved before it has finished starts the uploads again.
 */
export function waitingPictures(name: string | null | undefined): readonly File[] {
  return (name && waiting.get(name)) || [];
}

/** Forgets a picture that is uploaded. @returns the name, or null if no picture waits any more */
export function forgetPicture(name: string | null | undefined, file: File): string | null {
  if (!name) return null;
  const left = waitingPictures(name).filter((one) => one !== file);
  if (left.length > 0) waiting.set(name, left);
  else waiting.delete(name);
  return left.length > 0 ? name : null;
}
