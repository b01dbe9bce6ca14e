/** Maximum length of the description that is read, in characters. */
const maxLength = 5_000_000;

/** Parts of a document of Google Docs that its HTML on the clipboard lacks. Places are indexes in `text`. */
export type DocsSlice = {
  /** The text with a sign at each footnote. */
  text: string;
  /** Words of the footnotes, by the place of the footnote. */
  notes: ReadonlyMap<number, string>;
  /** Ranges of suggested deletions, whose words are still in the HTML. */
  deletions: readonly { from: number; to: number }[];
};

/** Reads the description of a copied document, which any page can write. Null for a description of another form. */
export function readDocsSlice(source: string): DocsSlice | null {
  if (source === '' || source.length > maxLength) return null;
  const resolved = fieldOf(parsed(fieldOf(parsed(source), 'data')), 'resolved');
  const text = fieldOf(resolved, 'dsl_spacers');
  if (typeof text !== 'string') return null;
  return { text, notes: notesOf(resolved, text), deletions: deletionsOf(resolved, text.length) };
}

function notesOf(resolved: unknown, text: string): Map<number, string> {
  const styles = listOf(fieldOf(resolved, 'dsl_styleslices')).find((one) => fieldOf(one, 'stsl_type') === 'footnote');
  const ids = listOf(fieldOf(styles, 'stsl_styles')).map((style) => fieldOf(style, 'fs_id'));
  const slices = fieldOf(resolved, 'dsl_relateddocslices');
  const notes = new Map<number, string>();
  for (const [place, id] of ids.entries()) {
    if (typeof id !== 'string' || text[place] !== '#') continue;
    const words = fieldOf(fieldOf(slices, id), 'dsl_spacers');
    notes.set(place, typeof words === 'string' ? words.replace(/[\s\p{Cc}\p{Co}]+/gu, ' ').trim() : '');
  }
  return notes;
}

/** Google Docs lists, at each place where a suggestion begins or ends, all suggestions that continue from there. */
function deletionsOf(resolved: unknown, length: number): { from: number; to: number }[] {
  const deletions: { from: number; to: number }[] = [];
  let from: number | undefined;
  const end = (to: number) => {
    if (from !== undefined) deletions.push({ from, to });
    from = undefined;
  };
  for (const [place, suggestions] of listOf(
    fieldOf(fieldOf(resolved, 'dsl_suggesteddeletions'), 'sgsl_sugg'),
  ).entries()) {
    if (!Array.isArray(suggestions)) continue;
    if (suggestions.length === 0) end(place);
    else from ??= place;
  }
  end(length);
  return deletions;
}

function parsed(source: unknown): unknown {
  if (typeof source !== 'string') return source;
  try {
    return JSON.parse(source);
  } catch {
    return undefined;
  }
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? Reflect.get(value, name)
    : undefined;
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
