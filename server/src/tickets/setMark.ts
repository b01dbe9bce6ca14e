import { partNames } from '@marquee/releases/partNames.ts';
import type { ReleaseSet } from '@marquee/releases/releaseSet.ts';
import type { PartName } from '@marquee/shared/domain';

/** Hexadecimal digits of a mark, of which a ticket has room for this many. */
const markDigits = 16;
/** Digits for each part's version: four, as long as there are four parts. */
const digits = Math.floor(markDigits / partNames.length);

const markOfVersion = (version: string) => version.split('-')[1]?.slice(0, digits) ?? '';

/** A release set as tickets carry it: the first digits of the hash of each part's version, in the order of `partNames`. */
export function setMark(set: ReleaseSet): string {
  return partNames
    .map((part) => markOfVersion(set[part]))
    .join('')
    .padEnd(markDigits, '0');
}

/** True if a set with this mark contains this version of the part. */
export function hasVersion(mark: string, part: PartName, version: string): boolean {
  const at = partNames.indexOf(part) * digits;
  return mark.slice(at, at + digits) === markOfVersion(version);
}
