const block = /^\uFEFF?---[^\S\n]*\n((?:[^\n]*\n){1,200}?)---[^\S\n]*(?:\n|$)/;
const field = /^([A-Za-z][\w -]{0,40}):(?:\s|$)/;
/** Matches further lines of a field, such as lists, texts of several lines, and comments. */
const continued = /^(?:\s|-\s|#|$)/;

/** Counts the fields at the top of a text (`title: …`, between lines of hyphens), and returns the text below them. */
export function frontMatterOf(text: string): { fields: number; body: string } {
  const [whole = '', inside = ''] = block.exec(text) ?? [];
  const lines = inside.split('\n').slice(0, -1);
  const fields = lines.filter((line) => field.test(line)).length;
  const isFields =
    fields > 0 && field.test(lines[0] ?? '') && lines.every((line) => field.test(line) || continued.test(line));
  return isFields ? { fields, body: text.slice(whole.length) } : { fields: 0, body: text };
}
