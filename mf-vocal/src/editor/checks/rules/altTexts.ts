import type { DraftFields, GalleryImage } from '@marquee/shared/domain';
import type { Node } from '@tiptap/pm/model';
import { isMissing } from '../../submit/missingAltTexts.ts';
import { checkTexts } from '../checkTexts.ts';
import { excerpt } from '../excerpt.ts';
import type { Finding } from '../finding.ts';

const check = { check: 'altText', message: checkTexts.altText } as const;
/** End of the id of the field for an alternative text in a block. */
const idEnd = '-alt';

/** Finds pictures without an alternative text. Leaves out decorative pictures, and blocks that wait for a picture. */
export function altTexts(document: Node, lead: Pick<DraftFields, 'image' | 'imageAltText'>): Finding[] {
  const findings: Finding[] = [];
  if (lead.image && isMissing(lead.imageAltText))
    findings.push({ ...check, words: checkTexts.leadPicture, place: { kind: 'field', field: 'imageAltText' } });
  let number = 0;
  const add = (position: number, index: number, known: string) => {
    const words = known.trim() ? excerpt(known) : checkTexts.picture(number);
    findings.push({ ...check, words, place: { kind: 'block', position, field: { idEnd, index } } });
  };
  document.forEach((node, position) => {
    if (node.type.name === 'image' && node.attrs.image) {
      number += 1;
      if (isMissing(node.attrs.imageAltText)) add(position, 0, captionOf(node));
    }
    if (node.type.name === 'gallery') {
      const images: readonly GalleryImage[] = node.attrs.images ?? [];
      for (const [index, { alt, title }] of images.entries()) {
        number += 1;
        if (isMissing(alt)) add(position, index, title ?? '');
      }
    }
  });
  return findings;
}

/** The caption of a picture block, or else its title. */
function captionOf(block: Node): string {
  const texts = block.children.filter(({ type }) => type.name !== 'moduleText').map((hole) => hole.textContent);
  return texts.toReversed().find((text) => text.trim()) ?? '';
}
