/**
 * A footnote is stored in its sentence, in brackets after a space: `sea<span role="doc-footnote"> [Or the lake.]</span>`.
 * Feeds, excerpts and older pages, which do not know footnotes, then show it as a remark.
 */
export const bracketed = (note: string): string => ` [${note}]`;

/** The words of a stored footnote, without its brackets. */
export function withoutBrackets(stored: string): string {
  const note = stored.trim();
  return note.startsWith('[') && note.endsWith(']') ? note.slice(1, -1).trim() : note;
}
