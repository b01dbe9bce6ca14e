import { Link } from '@marquee/shared/router';
import type { LegalText } from './legalDocument.ts';

/** The words of a paragraph, with the links between them. Addresses elsewhere open in this tab: readers choose. */
export function RunningText({ text }: { text: LegalText }) {
  if (typeof text === 'string') return text;
  return text.map((part) => {
    if (typeof part === 'string') return part;
    return part.to.startsWith('/') ? (
      <Link key={part.to} to={part.to}>
        {part.label}
      </Link>
    ) : (
      <a key={part.to} href={part.to}>
        {part.label}
      </a>
    );
  });
}
