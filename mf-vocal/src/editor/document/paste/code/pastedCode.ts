import { codeLanguage } from './codeLanguage.ts';

const lineNumbers = '.linenos,.lineno,.linenodiv,.line-numbers-rows,.hljs-ln-numbers,.blob-num,td.gutter,.rouge-gutter';
const lines = 'div,p,li,tr,pre';
const codeCells = 'td.blob-code,td.hljs-ln-code,td.rouge-code,td.code';
const fixedWidth =
  /font(?:-family)?\s*:[^;]*(?:mono|consolas|courier|menlo|monaco|source code|fira code|cascadia|andale|hack\b)/i;
const kept = /white-space\s*:\s*pre(?![\w-])/i;

/** Removes the numbers that pages show beside the lines of code. */
export function removeLineNumbers(body: HTMLElement): void {
  for (const number of body.querySelectorAll(lineNumbers)) number.remove();
}

/** True for a block of code, which is a `pre`, the lines of an editor, or a table of lines. */
export function isCode(block: Element): boolean {
  if (block.localName === 'pre') return true;
  const style = block.getAttribute('data-style') ?? '';
  if (block.localName === 'div') return kept.test(style) && fixedWidth.test(style);
  if (block.localName !== 'table') return false;
  const cells = [...block.querySelectorAll('td')];
  return cells.length > 0 && cells.every((cell) => cell.matches(codeCells));
}

/** Returns the text of code. Some programs write each line as a block, and some write breaks. */
export function codeText(block: Element): string {
  let text = '';
  const read = (parent: Element) => {
    for (const child of parent.childNodes) {
      // Spaces between the rows of a table are not text.
      if (child instanceof Text && !parent.matches('table,tbody,tr')) text += child.data;
      if (!(child instanceof Element)) continue;
      const isLine = child.matches(lines);
      if (isLine && text !== '' && !text.endsWith('\n')) text += '\n';
      if (child.localName === 'br') text += '\n';
      else read(child);
      if (isLine && !text.endsWith('\n')) text += '\n';
    }
  };
  read(block);
  return text.replaceAll('\r', '').replaceAll('\u00a0', ' ').replace(/\n$/, '');
}

/** Returns the class with the language of code, as named by its element, by elements inside, or by an element around it. */
export function languageClass(block: Element): string | undefined {
  const around = block.closest('[class*=language-],[class*=lang-],[class*=highlight-source-]');
  const elements = [block, ...block.querySelectorAll('code'), ...(around ? [around] : [])];
  const named = elements.flatMap((element) => [
    ...[...element.classList].map((name) => /^(?:lang(?:uage)?|highlight-source)-(.+)$/.exec(name)?.[1]),
    element.getAttribute('data-language') ?? element.getAttribute('data-lang') ?? undefined,
  ]);
  const language = codeLanguage(named.find((name) => name !== undefined) ?? '');
  return language === null ? undefined : `language-${language}`;
}
