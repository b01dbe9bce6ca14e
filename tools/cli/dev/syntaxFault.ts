import { readFile } from 'node:fs/promises';
import { stripTypeScriptTypes } from 'node:module';
import path from 'node:path';

/**
 * Returns the reason why Node cannot load one of the sources, such as `server/src/a.ts:2`, the text of the line and `SyntaxError …`.
 * Null if Node can load them all. Ignores deleted files. Missing imports are found only when the program starts.
 * @param files paths from the root
 */
export async function syntaxFault(root: string, files: readonly string[]): Promise<string | null> {
  for (const file of files.filter((name) => name.endsWith('.ts'))) {
    const text = await readFile(path.join(root, file), 'utf8').catch(() => '');
    try {
      stripTypeScriptTypes(text);
    } catch (error) {
      // Node puts `:2` and the text of the line before the error's message.
      const [reason = ''] = (error instanceof Error ? (error.stack ?? '') : String(error)).split('\n    at ');
      return `${file}${reason.startsWith(':') ? '' : ': '}${reason}`;
    }
  }
  return null;
}
