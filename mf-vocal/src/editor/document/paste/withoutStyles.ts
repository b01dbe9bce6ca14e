const hiddenElements = /<(style|script|xml|title|template|noscript)\b[\s\S]*?<\/\1\s*>/gi;
const comments = /<!--[\s\S]*?-->|<!\[[^>]*>/g;
const tags = /<[a-z][^\s/>]*(?:[^>"']|"[^"]*"|'[^']*')*>/gi;
const attributes = /([^\s=>"'/]+)(\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>"']+))?/g;

/**
 * HTML with `data-style` in place of `style`, and without style sheets, scripts, event handlers and comments. The content
 * security policy removes styles and handlers while the browser parses, and reports each: they must be gone before it.
 */
export function withoutStyles(html: string): string {
  return html
    .replace(comments, '')
    .replace(hiddenElements, '')
    .replace(tags, (tag) =>
      tag.replace(attributes, (attribute, name: string, value: string = '') => {
        if (/^on[a-z]+$/i.test(name)) return '';
        return name.toLowerCase() === 'style' ? `data-style${value}` : attribute;
      }),
    );
}
