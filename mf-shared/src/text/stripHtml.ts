const namedEntities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  hellip: '…',
  mdash: '—',
  ndash: '–',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
};

const lastCodePoint = 0x10ffff;

function decodeEntity(entity: string, name: string): string {
  if (!name.startsWith('#')) return namedEntities[name] ?? entity;
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number.parseInt(name.slice(1), 10);
  return code > 0 && code <= lastCodePoint ? String.fromCodePoint(code) : entity;
}

/**
 * Returns the plain text of sanitized HTML on one line. Tags become spaces, and entities become characters. Escape the
 * result before it is put into HTML again.
 */
export function stripHtml(html: string): string {
  // Most texts have no markup, and need only the last expression.
  const text = /[<&]/.test(html) ? withoutMarkup(html) : html;
  // Skips single spaces, which are by far the most frequent white space.
  return text.replace(/\s{2,}|[^\S ]/g, ' ').trim();
}

function withoutMarkup(html: string): string {
  return (
    html
      // Removes tags that may be inside a word (`H<sub>2</sub>O`). All other tags become spaces.
      .replace(/<\/?(?:a|abbr|b|cite|code|em|i|mark|q|s|small|span|strong|sub|sup|u)(?:\s[^<>]*)?>/gi, '')
      .replace(/<[/!a-z][^<>]*>/gi, ' ')
      .replace(/&(#\d{1,7}|#x[\da-f]{1,6}|[a-z]{2,8});/gi, decodeEntity)
  );
}
