const hiddenElements = /<(style|script|xml|title|template|noscript)\b[\s\S]*?<\/\1\s*>/gi;
const comments = /<!--[\s\S]*?-->|<!\[[^>]*>/g;
const tags = /<[a-z][^\s/>]*(?:[^>"']|"[^"]*"|'[^']*')*>/gi;
const attributes = /([^\s=>"'/]+)(\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>"']+))?/g;

/**
 * Renames `style` to `data-style`, and removes style sheets, scripts, event handlers and comments. Call it before the
 * browser parses the HTML, because the content security policy blocks and reports every style and handler.
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
