/**
 * Puts a footnote into brackets after a space, as posts store it: `sea<span role="doc-footnote"> [Or the lake.]</span>`.
 * Feeds, excerpts and older pages, which do not know footnotes, then show it as a remark.
 */
export const bracketed = (note: string): string => ` [${note}]`;

/** Returns the words of a stored footnote without its brackets. */
export function withoutBrackets(stored: string): string {
  const note = stored.trim();
  return note.startsWith('[') && note.endsWith(']') ? note.slice(1, -1).trim() : note;
}
