import type { Attrs } from '@tiptap/pm/model';
import { readFields } from './fieldChecks.ts';
import { type BlockType, optionalFields } from './moduleFields.ts';
import { leftOnItsPage, waitingPicture } from './waitingPictures.ts';

/** Characters of a block's fields on the clipboard: more than a gallery of the most pictures has. */
const maxDataLength = 200_000;
/** Characters of the id of a module, as the api accepts them. */
const maxIdLength = 40;

/** The fields of a block as text, for the clipboard. */
export function writeBlockData(attributes: Attrs): string {
  const given = Object.entries(attributes).filter(([name, value]) => value !== null || !optionalFields.has(name));
  return JSON.stringify(Object.fromEntries(given));
}

/**
 * Reads the attributes of a block from the clipboard, where any page can write.
 * @returns null for data that no block has
 */
export function readBlockData(type: BlockType, data: string | undefined): Attrs | null {
  if (data === undefined || data.length > maxDataLength) return null;
  const given = parsed(data);
  const fields = given && readFields(type, given);
  if (!given || !fields) return null;
  const { module: id, arrival, isListicleItem } = given;
  return {
    ...fields,
    isListicleItem: isListicleItem === true,
    module: typeof id === 'string' && id.length <= maxIdLength ? id : null,
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
