import {
  cleanShownText,
  type DraftChanges,
  type DraftModule,
  type PlainTextField,
  unshowableCharacter,
} from '@marquee/shared/domain';

/** True for the fields that can have several lines. */
const hasLines: Readonly<Record<PlainTextField, boolean>> = {
  name: false,
  title: false,
  subtitle: false,
  summary: true,
  imageAltText: true,
  imageCredit: false,
  seoTitle: false,
  seoDescription: true,
  seoKeywords: false,
  ogTitle: false,
  ogDescription: true,
};
const plainTextFields = Object.keys(hasLines) as PlainTextField[];

/**
 * Removes invisible characters from the fields of a post. The schema refuses them in a save, but revisions of older
 * releases and imported posts were not checked.
 */
export function cleanTexts(changes: DraftChanges): DraftChanges {
  const clean = { ...changes };
  for (const field of plainTextFields)
    if (clean[field]) clean[field] = cleanShownText(clean[field], { hasLines: hasLines[field] });
  return clean;
}

/**
 * Removes invisible characters from the plain texts of a module. Texts are not trimmed, because a trimmed text would
 * come back to the editor while its writer types the next word.
 */
export function cleanModuleTexts(module: DraftModule): DraftModule {
  const clean = { ...module };
  if (clean.title !== undefined) clean.title = shown(clean.title, { hasLines: false });
  switch (clean.type) {
    case 'content':
      return clean;
    case 'gallery':
      clean.images = clean.images.map((image) => ({
        ...image,
        ...(image.title !== undefined && { title: shown(image.title) }),
        ...(image.alt !== undefined && { alt: shown(image.alt) }),
        ...(image.credit !== undefined && { credit: shown(image.credit, { hasLines: false }) }),
      }));
      return clean;
    case 'product':
      if (clean.data) clean.data = { ...clean.data, title: shown(clean.data.title) };
      return clean;
    case 'image':
    case 'video':
      if (clean.imageAltText !== undefined) clean.imageAltText = shown(clean.imageAltText);
      if (clean.imageCredit !== undefined) clean.imageCredit = shown(clean.imageCredit, { hasLines: false });
      if (clean.actionLabel !== undefined) clean.actionLabel = shown(clean.actionLabel, { hasLines: false });
      return clean;
  }
}

function shown(text: string, lines = { hasLines: true }): string {
  return unshowableCharacter(text, lines) === undefined ? text : cleanShownText(text, lines);
}
