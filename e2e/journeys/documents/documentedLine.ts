import { appendFileSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { commandRecord } from '@marquee/tools/cli/checks/commandRecord.ts';

/**
 * Records a line of a document as one that a journey runs, for `tools/cli/checks/checkCommands.ts`.
 * @param line as it stands in a fenced block, without its remark
 * @param values examples of the document and what stands in their place here
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
