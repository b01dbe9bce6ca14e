export const originalFormats = ['jpg', 'png', 'svg', 'webp', 'gif'] as const;
export type OriginalFormat = (typeof originalFormats)[number];

export type OriginalFacts = {
  format: OriginalFormat;
  /** Changes with the original; part of the name of everything made from it. */
  version: string;
};
export type Original = OriginalFacts & { bytes: Buffer };

/** The pictures that everything shown is made from: files below a directory, or objects in a bucket. */
export interface OriginalStore {
  /** Resolves to undefined when there is no such original. */
  read(publicId: string): Promise<Original | undefined>;
  /** Public ids of all originals, in no order. */
  list(): AsyncIterable<string>;
  /** Format and version of an original, without its bytes. */
  find(publicId: string): Promise<OriginalFacts | undefined>;
  /**
   * Keeps an original, whole or not at all.
   * @throws Error for a public id that could leave the store.
   */
  write(publicId: string, format: OriginalFormat, bytes: Buffer | string): Promise<void>;
  /**
   * Keeps a finished file, which may be gone afterwards.
   * @param file on the disk of `DATA_DIR`.
   * @throws Error for a public id that could leave the store.
   */
  take(publicId: string, format: OriginalFormat, file: string): Promise<void>;
  /** Removes an original, if it is there. */
  remove(publicId: string, format: OriginalFormat): Promise<void>;
  /** Removes the halves of originals that processes left behind which were killed before that time. */
  removeUnfinished(before: Date): Promise<void>;
}

/** Names of originals are words with a few marks, in folders; so none leads out of the store. */
const publicIdPattern = /^[A-Za-z0-9][\w-]*(\/[A-Za-z0-9][\w-]*)*$/;
const longestPublicId = 200;

export function isPublicId(text: string): boolean {
  return text.length <= longestPublicId && publicIdPattern.test(text);
}

/** @throws Error for a text that could lead out of the store. */
export function assertPublicId(text: string): void {
  if (!isPublicId(text)) throw new Error(`"${text}" is not a public id.`);
}

/** The public id of an original's file below the store's folder; undefined for other files. */
export function publicIdOf(path: string): string | undefined {
  const format = originalFormats.find((candidate) => path.endsWith(`.${candidate}`));
  const publicId = format && path.slice(0, -format.length - 1);
  return publicId && isPublicId(publicId) ? publicId : undefined;
}
