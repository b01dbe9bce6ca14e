import type { DraftFields, DraftModule } from '@marquee/shared/domain';

type Described = Pick<DraftFields, 'image' | 'imageAltText' | 'modules'>;

/**
 * Returns whether the lead picture lacks a description, and the number of pictures in the text without one. An empty
 * description marks a decorative picture.
 */
export function missingAltTexts({ image, imageAltText, modules }: Described): { lead: boolean; others: number } {
  return {
    lead: image !== null && isMissing(imageAltText),
    others: modules.reduce((sum, module) => sum + undescribedIn(module), 0),
  };
}

function undescribedIn(module: DraftModule): number {
  switch (module.type) {
    case 'image':
      return isMissing(module.imageAltText) ? 1 : 0;
    case 'gallery':
      return module.images.filter(({ alt }) => isMissing(alt)).length;
    // The name of a product and the title of a video describe their pictures.
    case 'content':
    case 'product':
    case 'video':
      return 0;
  }
}

/** True if nobody has described a picture. An empty text marks a decorative picture. */
export function isMissing(text: string | null | undefined): boolean {
  return text !== '' && !text?.trim();
}
