import { readFile } from 'node:fs/promises';
import { stripTypeScriptTypes } from 'node:module';
import path from 'node:path';

/**
 * The reason why Node would not load one of some sources, as `server/src/a.ts:2`, the line's text and `SyntaxError …`; null when it loads them all. A file that is
 * gone has none, and names that do not exist are found only when the program starts.
 * @param files from the root on
 */
export async function syntaxFault(root: string, files: readonly string[]): Promise<string | null> {
  for (const file of files.filter((name) => name.endsWith('.ts'))) {
    const text = await readFile(path.join(root, file), 'utf8').catch(() => '');
    try {
      stripTypeScriptTypes(text);
    } catch (error) {
      // Node puts `:2` and the text of the line before the error's own words.
      const [reason = ''] = (error instanceof Error ? (error.stack ?? '') : String(error)).split('\n    at ');
      return `${file}${reason.startsWith(':') ? '' : ': '}${reason}`;
    }
  }
  return null;
}
