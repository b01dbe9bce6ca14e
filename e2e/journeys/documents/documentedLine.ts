import { appendFileSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { commandRecord } from '@marquee/tools/cli/checks/commandRecord.ts';

/**
 * Records a line of a document as run by a journey, for `tools/cli/checks/checkCommands.ts`.
 * @param line as written in a fenced block, without its remark
 * @param values example values of the document, and the values that replace them here
 * @returns the line with these values
 */
export function documentedLine(line: string, values: Readonly<Record<string, string>> = {}): string {
  mkdirSync(path.dirname(commandRecord), { recursive: true });
  appendFileSync(commandRecord, `${JSON.stringify(line)}\n`);
  return Object.entries(values).reduce((text, [example, value]) => {
    if (!text.includes(example)) throw new Error(`“${line}” has no “${example}” to fill in.`);
    return text.replaceAll(example, value);
  }, line);
}
