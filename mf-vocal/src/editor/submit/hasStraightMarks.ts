import type { Draft } from '@marquee/shared/domain';

/** True if a submission will set typographic quotation marks in the post. */
export function hasStraightMarks({ title, subtitle, summary, content, modules }: Draft): boolean {
  const texts = modules.flatMap((module) => [module.content ?? '', 'imageCaption' in module && module.imageCaption]);
  const words = [content, ...texts].filter((html) => html).join(' ');
  const prose = words.replace(/<(pre|code)\b[\s\S]*?<\/\1>|<[^>]*>/g, '');
  return /["']|&quot;|&#39;/.test([title, subtitle, summary, prose].join(' '));
}
