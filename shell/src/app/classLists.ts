const classAttribute = ' class="';

/** The different class attributes of markup. A page has hundreds of elements, and a few dozen lists. */
export function classLists(markup: string): string[] {
  const lists = new Set<string>();
  let end = 0;
  for (let at = markup.indexOf(classAttribute); at !== -1; at = markup.indexOf(classAttribute, end)) {
    const start = at + classAttribute.length;
    end = markup.indexOf('"', start);
    if (end === -1) break;
    lists.add(markup.slice(start, end));
  }
  return [...lists];
}
