/** Rules in which others nest: their own names select nothing. */
const grouping = /^@(media|supports|container|layer|scope|starting-style)\b/;

/** End of a quoted string that starts at `index`. */
function skipString(css: string, index: number): number {
  const quote = css[index];
  for (let at = index + 1; at < css.length; at += 1) {
    if (css[at] === '\\') at += 1;
    else if (css[at] === quote) return at;
  }
  return css.length;
}

/** Index of the brace that closes the one at `open`. */
function closingBrace(css: string, open: number): number {
  let depth = 0;
  for (let at = open; at < css.length; at += 1) {
    const character = css[at];
    if (character === '"' || character === "'") at = skipString(css, at);
    else if (character === '{') depth += 1;
    else if (character === '}') {
      depth -= 1;
      if (depth === 0) return at;
    }
  }
  return css.length;
}

/** Selectors of a list, split at the commas that are not within brackets. */
function splitList(list: string): string[] {
  const selectors: string[] = [];
  let depth = 0;
  let from = 0;
  for (let at = 0; at < list.length; at += 1) {
    const character = list[at] ?? '';
    if (character === '"' || character === "'") at = skipString(list, at);
    else if ('(['.includes(character)) depth += 1;
    else if (')]'.includes(character)) depth -= 1;
    else if (character === ',' && depth === 0) {
      selectors.push(list.slice(from, at));
      from = at + 1;
    }
  }
  return [...selectors, list.slice(from)].map((selector) => selector.trim().replace(/\s+/g, ' ')).filter(Boolean);
}

/** A class anywhere in it keeps a rule to the elements of a component. */
const hasClass = (selector: string) => /\.[A-Za-z_-]/.test(selector.replace(/(["']).*?\1/g, ''));

/** A rule that reaches elements of others, as one for `body` or `[hidden]`: its selector is without any class. */
export type GlobalRule = {
  selector: string;
  /** The whole rule in one spelling, to compare it. */
  text: string;
};

/** Such rules of a style sheet, also those within media queries and the like. */
export function globalRules(css: string): GlobalRule[] {
  const text = css.replace(/\/\*[\s\S]*?\*\//g, '');
  const found = new Map<string, GlobalRule>();
  const add = (rule: GlobalRule) => found.set(rule.text, rule);
  let from = 0;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at];
    if (character === '"' || character === "'") at = skipString(text, at);
    else if (character === ';') from = at + 1;
    else if (character === '{') {
      const prelude = text.slice(from, at).trim();
      const end = closingBrace(text, at);
      const block = text.slice(at + 1, end);
      if (grouping.test(prelude)) for (const rule of globalRules(block)) add(rule);
      else if (!prelude.startsWith('@'))
        for (const selector of splitList(prelude))
          if (!hasClass(selector)) add({ selector, text: `${selector}{${block.replace(/\s+/g, '')}}` });
      at = end;
      from = end + 1;
    }
  }
  return [...found.values()];
}

/** Texts of the style elements of a page. */
export function stylesIn(html: string): string[] {
  return [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, css = '']) => css);
}
