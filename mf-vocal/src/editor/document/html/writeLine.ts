import type { Node } from '@tiptap/pm/model';
import { readLine } from './readText.ts';
import { writeElements } from './writeElements.ts';

/** HTML of a line of text without paragraphs; the HTML before, byte for byte, if the line is still as it was. */
export function writeLine(line: Node, before: string): string {
  const { name, schema } = line.type;
  if (readLine(schema, name, before).eq(line.content)) return before;
  return writeElements(line.content).innerHTML;
}
