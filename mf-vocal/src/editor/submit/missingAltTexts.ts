import type { DraftFields, DraftModule } from '@marquee/shared/domain';

type Described = Pick<DraftFields, 'image' | 'imageAltText' | 'modules'>;

/** Returns whether the lead picture lacks a description, and the number of pictures in the text without one. */
export function missingAltTexts({ image, imageAltText, modules }: Described): { lead: boolean; others: number } {
  return {
    lead: image !== null && !imageAltText?.trim(),
    others: modules.reduce((sum, module) => sum + undescribedIn(module), 0),
  };
}

function undescribedIn(module: DraftModule): number {
  switch (module.type) {
    case 'image':
      return module.imageAltText?.trim() ? 0 : 1;
    case 'gallery':
      return module.images.filter(({ alt }) => !alt?.trim()).length;
    // The name of a product and the title of a video describe their pictures.
    case 'content':
    case 'product':
    case 'video':
      return 0;
  }
}
