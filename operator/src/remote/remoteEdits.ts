import type { RemoteNames } from './remoteFiles.ts';

/** A line for an existing file. */
type Edit = {
  file: string;
  /** The line goes before the first match; at the end if absent. */
  before?: RegExp;
  line: string;
};

/** Returns the lines that register a new part in the table of parts, the reserved keys of posts, and the teams. */
export function remoteEdits({ word, title, part, federationName }: RemoteNames): Edit[] {
  return [
    {
      file: 'mf-shared/src/domain/parts.ts',
      before: /^\] as const satisfies readonly Part\[\];$/m,
      line: `  { name: '${part}', federationName: '${federationName}', mounted: null, hosts: 'site' },\n`,
    },
    {
      file: 'mf-shared/src/domain/sites/reservedPostKeys.ts',
      before: /(?<=^export const reservedPostKeys\b.*\n[^\]]*)^\];$/m,
      line: `  '${word}',\n`,
    },
    { file: 'CODEOWNERS', line: `/${`${part}/`.padEnd(15)} @marquee/${word}-team\n` },
    {
      file: 'docs/teams/README.md',
      before: /^\| \[api\]/m,
      line: `| [${word}](${word}.md) | ${title}, at \`/${word}\` | \`${part}\` |\n`,
    },
  ];
}

/**
 * Adds the line to a file's text.
 * @throws Error if no place in the file matches
 */
export function withEdit(text: string, { file, before, line }: Edit): string {
  if (!before) return text + line;
  const place = text.search(before);
  if (place < 0) throw new Error(`No line of ${file} matches ${before}. Add “${line.trim()}” by hand.`);
  return text.slice(0, place) + line + text.slice(place);
}
