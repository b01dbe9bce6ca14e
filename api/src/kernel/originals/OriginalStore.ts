/** Formats of pictures, and of the files of posts. */
export const originalFormats = ['jpg', 'png', 'svg', 'webp', 'gif', 'pdf'] as const;
export type OriginalFormat = (typeof originalFormats)[number];

export type OriginalFacts = {
  format: OriginalFormat;
  /** Version of the original. It is part of the name of every picture made from the original. */
  version: string;
};
export type ListedOriginal = { publicId: string; format: OriginalFormat };
export type Original = OriginalFacts & { bytes: Buffer };

/** Stores original pictures and the files of posts, as files below a directory or as objects in a bucket. */
export interface OriginalStore {
  /** Resolves to undefined if the original does not exist. */
  read(publicId: string): Promise<Original | undefined>;
  /** All originals, in no order. */
  list(): AsyncIterable<ListedOriginal>;
  /** Format and version of an original, without its bytes. */
  find(publicId: string): Promise<OriginalFacts | undefined>;
  /**
   * Stores an original completely or not at all.
   * @throws Error for a public id that could leave the store.
   */
  write(publicId: string, format: OriginalFormat, bytes: Buffer | string): Promise<void>;
  /**
   * Stores a finished file, which may be moved.
   * @param file on the disk of `DATA_DIR`.
   * @throws Error for a public id that could leave the store.
   */
  take(publicId: string, format: OriginalFormat, file: string): Promise<void>;
  /** Removes an original, if it is there. */
  remove(publicId: string, format: OriginalFormat): Promise<void>;
  /** Removes unfinished originals of processes that were killed before that time. */
  removeUnfinished(before: Date): Promise<void>;
}

/** Matches names of originals, which are words in folders, so that no name leads out of the store. */
const publicIdPattern = /^[A-Za-z0-9][\w-]*(\/[A-Za-z0-9][\w-]*)*$/;
const maxPublicIdLength = 200;

export function isPublicId(text: string): boolean {
  return text.length <= maxPublicIdLength && publicIdPattern.test(text);
}

/** @throws Error for a text that could lead out of the store. */
export function assertPublicId(text: string): void {
  if (!isPublicId(text)) throw new Error(`"${text}" is not a public id.`);
}

/** Returns the original of a file below the store's folder; undefined for files that are not originals. */
export function originalOf(path: string): ListedOriginal | undefined {
  const format = originalFormats.find((candidate) => path.endsWith(`.${candidate}`));
  const publicId = format && path.slice(0, -format.length - 1);
  return publicId && isPublicId(publicId) ? { publicId, format } : undefined;
}
