import type { Attrs } from '@tiptap/pm/model';
import { readFields } from './fieldChecks.ts';
import { type BlockType, hasArrival, optionalFields } from './moduleFields.ts';
import { leftOnItsPage, waitingPictures } from './waitingPictures.ts';

/** Maximum characters of a block's fields on the clipboard. Even the largest gallery has fewer. */
const maxDataLength = 200_000;
/** Maximum characters of a module's id that the api accepts. */
const maxIdLength = 40;

/** Serializes the fields of a block for the clipboard. */
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
    ...(hasArrival(type) && { arrival: arrivalOf(type, arrival) }),
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

/**
 * Replaces the name of a picture that waits in another tab by `leftOnItsPage`, because this tab cannot upload it. A
 * gallery has its other pictures.
 */
function arrivalOf(type: BlockType, arrival: unknown): string | null {
  if (typeof arrival !== 'string') return null;
  if (waitingPictures(arrival).length > 0) return arrival;
  return type === 'image' ? leftOnItsPage : null;
}
