import type { PictureLanguage } from '@marquee/api/content/pictureLanguage.ts';
import type { SiteKey } from '@marquee/shared/domain';
import { z } from 'zod';

const pictureModuleSchema = z.object({ pictures: z.custom<PictureLanguage>((value) => Boolean(value)) });

/** How a site draws its demo pictures. */
export async function languageOf(site: SiteKey): Promise<PictureLanguage> {
  const module: unknown = await import(`./${site}/pictures.ts`);
  return pictureModuleSchema.parse(module).pictures;
}
