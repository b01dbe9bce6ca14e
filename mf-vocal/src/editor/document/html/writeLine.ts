import type { Node } from '@tiptap/pm/model';
import { readLine } from './readText.ts';
import { writeElements } from './writeElements.ts';

/** Writes a line of text without paragraphs as HTML. Returns `before` unchanged if the line is unchanged. */
export function writeLine(line: Node, before: string): string {
  const { name, schema } = line.type;
  if (readLine(schema, name, before).eq(line.content)) return before;
  return writeElements(line.content).innerHTML;
}
