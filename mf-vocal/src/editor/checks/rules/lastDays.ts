import type { DraftFields, GalleryImage, Image } from '@marquee/shared/domain';
import type { Node } from '@tiptap/pm/model';
import { checkTexts } from '../checkTexts.ts';
import type { Endings } from '../endings/EndingPictures.ts';
import type { Finding, Place } from '../finding.ts';

/** Finds pictures of the library that may not be used any more, or only for a short time. */
export function lastDays(document: Node, { image }: Pick<DraftFields, 'image'>, endings: Endings): Finding[] {
  if (endings.size === 0) return [];
  const findings: Finding[] = [];
  const add = (picture: Image | null | undefined, place: Place) => {
    const ending = picture && endings.get(picture.public_id);
    if (!ending) return;
    const message = checkTexts[ending.term === 'expired' ? 'pictureExpired' : 'pictureExpiring'](ending.lastDay);
    findings.push({ check: 'lastDay', message, words: ending.title, place });
  };
  add(image, { kind: 'field', field: 'lead' });
  document.forEach((node, position) => {
    const place = { kind: 'block', position } as const;
    const images: readonly GalleryImage[] = node.attrs.images ?? [];
    for (const picture of [node.attrs.image as Image | null | undefined, ...images]) add(picture, place);
  });
  return findings;
}
