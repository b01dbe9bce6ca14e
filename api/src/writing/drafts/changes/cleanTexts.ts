import { cleanShownText, type DraftChanges, type DraftModule, unshowableCharacter } from '@marquee/shared/domain';

const lineFields = ['name', 'title', 'subtitle', 'seoTitle', 'seoKeywords', 'ogTitle'] as const;
const linesFields = ['summary', 'imageAltText', 'seoDescription', 'ogDescription'] as const;

/**
 * Removes invisible characters from the fields of a post. The schema refuses them in a save, but revisions of older
 * releases and imported posts were not checked.
 */
export function cleanTexts(changes: DraftChanges): DraftChanges {
  const clean = { ...changes };
  for (const field of lineFields) if (clean[field]) clean[field] = cleanShownText(clean[field]);
  for (const field of linesFields) if (clean[field]) clean[field] = cleanShownText(clean[field], { hasLines: true });
  return clean;
}

/**
 * Removes invisible characters from the plain texts of a module. Texts are not trimmed, because a trimmed text would
 * come back to the editor while its writer types the next word.
 */
export function cleanModuleTexts(module: DraftModule): DraftModule {
  const clean = { ...module };
  if (clean.title !== undefined) clean.title = shown(clean.title, { hasLines: false });
  if (clean.type === 'gallery')
    clean.images = clean.images.map((image) => ({
      ...image,
      ...(image.title !== undefined && { title: shown(image.title) }),
      ...(image.alt !== undefined && { alt: shown(image.alt) }),
    }));
  if (clean.type === 'product' && clean.data) clean.data = { ...clean.data, title: shown(clean.data.title) };
  if (clean.type === 'image' || clean.type === 'video') {
    if (clean.imageAltText !== undefined) clean.imageAltText = shown(clean.imageAltText);
    if (clean.actionLabel !== undefined) clean.actionLabel = shown(clean.actionLabel, { hasLines: false });
  }
  return clean;
}

function shown(text: string, lines = { hasLines: true }): string {
  return unshowableCharacter(text, lines) === undefined ? text : cleanShownText(text, lines);
}
