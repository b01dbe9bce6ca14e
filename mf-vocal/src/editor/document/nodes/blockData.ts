import {
  galleryModuleSchema,
  imageModuleSchema,
  imageSchema,
  productModuleSchema,
  videoModuleSchema,
} from '@marquee/shared/domain';
import type { Attrs } from '@tiptap/pm/model';
import { type BlockType, moduleFields, optionalFields } from './moduleFields.ts';
import { leftOnItsPage, waitingPicture } from './waitingPictures.ts';

const schemas = {
  gallery: galleryModuleSchema,
  // An image block may wait for its picture.
  image: imageModuleSchema.extend({ image: imageSchema.nullable() }),
  product: productModuleSchema,
  video: videoModuleSchema,
};

/** Characters of a block's fields on the clipboard: more than a gallery of the most pictures has. */
const longestData = 200_000;
/** Characters of the id of a module, as the api accepts them. */
const longestId = 40;

/** The fields of a block as text, for the clipboard. */
export function writeBlockData(attributes: Attrs): string {
  const given = Object.entries(attributes).filter(([name, value]) => value !== null || !optionalFields.has(name));
  return JSON.stringify(Object.fromEntries(given));
}

/**
 * The attributes of a block that stands on the clipboard. Any page can write there, so that only what the schema of the
 * module accepts is read.
 * @returns null for data that no block has
 */
export function readBlockData(type: BlockType, data: string | undefined): Attrs | null {
  if (data === undefined || data.length > longestData) return null;
  const given = parsed(data);
  const { data: module } = schemas[type].safeParse({ ...given, type });
  if (!given || !module) return null;
  const read = new Map(Object.entries(module));
  const fields = Object.keys(moduleFields[type]).map((name) => [name, read.get(name) ?? null]);
  const { module: id, arrival } = given;
  return {
    ...Object.fromEntries(fields),
    isListicleItem: module.isListicleItem,
    module: typeof id === 'string' && id.length <= longestId ? id : null,
    ...(type === 'image' && { arrival: arrivalOf(arrival) }),
  };
}

function parsed(data: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(data);
    return typeof value === 'object' && value !== null ? { ...value } : null;
  } catch {
    return null;
  }
}

/** A picture that waits in another tab cannot be uploaded from this one. */
function arrivalOf(arrival: unknown): string | null {
  if (typeof arrival !== 'string') return null;
  return waitingPicture(arrival) ? arrival : leftOnItsPage;
}
