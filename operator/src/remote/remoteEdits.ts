import type { RemoteNames } from './remoteFiles.ts';

/** A line for an existing file. */
type Edit = {
  file: string;
  /** The line goes before the first place that matches; at the end when absent. */
  before?: RegExp;
  line: string;
};

/** The lines by which the repository knows a new part: the table of parts, the words that no post may have, and its team. */
export function remoteEdits({ word, title, part, federationName }: RemoteNames): Edit[] {
  return [
    {
      file: 'mf-shared/src/domain/parts.ts',
      before: /^\] as const satisfies readonly Part\[\];$/m,
      line: `  { name: '${part}', federationName: '${federationName}', mounted: null, hosts: 'site' },\n`,
    },
    {
      file: 'mf-shared/src/domain/sites/reservedPostKeys.ts',
      before: /^\];\n\n\/\*\* Whether a post/m,
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
 * A file's text with the line.
 * @throws Error when the file has no place for it
 */
export function withEdit(text: string, { file, before, line }: Edit): string {
  if (!before) return text + line;
  const place = text.search(before);
  if (place < 0) throw new Error(`${file} has no line that matches ${before}: add “${line.trim()}” by hand.`);
  return text.slice(0, place) + line + text.slice(place);
}
