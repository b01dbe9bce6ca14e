import { Link } from '@marquee/shared/router';
import type { LegalText } from './legalDocument.ts';

/** The text of a paragraph with its links. External links open in the same tab unless the reader chooses another. */
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
