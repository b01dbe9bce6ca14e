import type { FieldError } from '../problem.ts';
import type { DraftFields, DraftModule } from './draft.ts';

/**
 * Finds the parts that a post still needs for a review (design.md 6), in the order of the editor's page.
 * @returns an error for each missing part, with the pointer of the field to fill in
 */
export function missingParts(fields: DraftFields): FieldError[] {
  const hasVideo = Boolean(fields.videoLink?.trim() || fields.brightcoveId?.trim());
  const hasText = [fields.content, ...fields.modules.map(({ content }) => content ?? '')].some(showsText);
  const parts: [isThere: boolean, pointer: string, message: string][] = [
    [fields.title.trim() !== '', '/title', 'Add a title.'],
    [fields.subtitle.trim() !== '', '/subtitle', 'Add a subtitle that makes people want to read on.'],
    fields.mediaType === 'video'
      ? [hasVideo, '/videoLink', 'Add a lead video, or choose a picture instead.']
      : [fields.image !== null, '/image', 'Add a lead picture, or choose a video instead.'],
    [hasText, '/content', 'Add some text.'],
    [fields.modules.every(hasName), '/content', 'Give each product a name.'],
    [fields.site !== null, '/site', 'Choose a magazine.'],
    [fields.category !== null, '/category', 'Choose a category.'],
  ];
  return parts.flatMap(([isThere, pointer, message]) => (isThere ? [] : [{ pointer, code: 'missing', message }]));
}

function hasName(module: DraftModule): boolean {
  return module.type !== 'product' || Boolean(module.title?.trim() || module.data?.title.trim());
}

function showsText(html: string): boolean {
  return html.replace(/<[^>]*>|&nbsp;|&#160;|\s/g, '') !== '';
}
