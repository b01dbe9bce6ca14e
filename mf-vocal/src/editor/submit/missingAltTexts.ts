import type { DraftFields, DraftModule } from '@marquee/shared/domain';

type Described = Pick<DraftFields, 'image' | 'imageAltText' | 'modules'>;

/** Finds pictures without a description: whether the lead picture lacks one, and how many pictures in the text do. */
export function missingAltTexts({ image, imageAltText, modules }: Described): { lead: boolean; others: number } {
  return {
    lead: image !== null && !imageAltText?.trim(),
    others: modules.reduce((sum, module) => sum + undescribedIn(module), 0),
  };
}

function undescribedIn(module: DraftModule): number {
  if (module.type === 'image') return module.imageAltText?.trim() ? 0 : 1;
  return module.type === 'gallery' ? module.images.filter(({ alt }) => !alt?.trim()).length : 0;
}
