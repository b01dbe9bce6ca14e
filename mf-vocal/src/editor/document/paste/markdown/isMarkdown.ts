import { frontMatterOf } from './frontMatter.ts';

/** Maximum length of a text that is examined, in characters. Longer texts stay as they are. */
const maxLength = 500_000;

const fence = /^ {0,3}(`{3,}|~{3,})[^`\n]*\n[\s\S]*?^ {0,3}\1/m;
const heading = /^ {0,3}#{1,6} +\S/;
const tableRule = /^ {0,3}\|?[ \t]*:?-{1,}:?[ \t]*(?:\|[ \t]*:?-{1,}:?[ \t]*)+\|?[ \t]*$/;
const item = /^ {0,3}(?:[-*+]|(\d{1,3})[.)])[ \t]+\S/;
const quote = /^ {0,3}> ?\S/;
const link = /!?\[[^\]\n]{1,300}\]\((?:https?:\/\/|mailto:|\/|#|\.{1,2}\/)[^)\s]*(?: "[^"\n]*")?\)/;
const note = /\[\^[^\]\s]{1,100}\]/;
const noteDefinition = /^ {0,3}\[\^[^\]\s]{1,100}\]:/m;
/** Matches words between two asterisks, as in `**bold**`. */
const strong = /(?:^|[\s("'“‘>])\*\*[^\s*](?:[^*\n]*[^\s*])?\*\*(?=$|[\s.,;:!?)"'”’])/m;

/**
 * True if a text is clearly Markdown. An asterisk, a single hyphen, or a number at the start of a line also occur in
 * prose, and comments of code look like headings.
 */
export function isMarkdown(text: string): boolean {
  if (text.length > maxLength) return false;
  const plain = text.replaceAll('\r\n', '\n');
  const { body, fields } = frontMatterOf(plain);
  if (fields > 0 || fence.test(body)) return true;
  if (looksLikeCode(body)) return false;
  if (
    link.test(body) ||
    strong.test(body) ||
    (noteDefinition.test(body) && note.test(body.replace(noteDefinition, '')))
  )
    return true;
  const lines = body.split('\n');
  return hasHeading(lines) || hasTable(lines) || hasList(lines) || hasQuote(lines);
}

/** True if a line is a heading. A text of one line with one `#` may be prose that begins with a number sign. */
function hasHeading(lines: readonly string[]): boolean {
  const written = lines.filter((line) => line.trim() !== '');
  return written.some((line) => heading.test(line) && (written.length > 1 || /^ {0,3}##/.test(line)));
}

function hasTable(lines: readonly string[]): boolean {
  return lines.some((line, place) => tableRule.test(line) && (lines[place - 1] ?? '').includes('|'));
}

/** True if two items follow each other, with the same sign or with consecutive numbers. */
function hasList(lines: readonly string[]): boolean {
  let before: RegExpExecArray | null = null;
  for (const line of lines) {
    if (line.trim() === '' || /^(?: {2,}|\t)/.test(line)) continue;
    const found = item.exec(line);
    if (found && before && follows(before, found)) return true;
    before = found;
  }
  return false;
}

function follows(before: RegExpExecArray, found: RegExpExecArray): boolean {
  if (before[1] === undefined || found[1] === undefined) return before[0].trim()[0] === found[0].trim()[0];
  const step = Number(found[1]) - Number(before[1]);
  return step === 1 || (step === 0 && before[1] === '1');
}

function hasQuote(lines: readonly string[]): boolean {
  return lines.filter((line) => quote.test(line)).length > 1;
}

const codeLine =
  /[;{}]\s*$|^\s*(?:import|from|export|const|let|var|def|class|function|fn|func|public|private|protected|return|package|using|namespace|if|for|while|elif|else|try|except|catch)\b.*[:;{(=]|=>|^\s*(?:\/\/|\/\*|\*\/)|^\s*[\w.[\]'"]+\s*(?:=|\+=|:=)\s*\S|^\s*[\w.]+\(.*\)\s*$|^#!/;

/** True if many lines are code. Ignores lines that begin with `#`, which are headings or comments. */
function looksLikeCode(text: string): boolean {
  const lines = text.split('\n').filter((line) => line.trim() !== '' && !/^\s*#/.test(line));
  const code = lines.filter((line) => codeLine.test(line)).length;
  return code >= 2 && code >= lines.length * 0.4;
}
