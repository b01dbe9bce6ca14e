/** A command in a fenced block of a document. */
export type DocumentedCommand = { file: string; command: string };

/** Content of a code block by language. In a `console` block, commands follow a `$` and output follows the commands. */
const languages: Record<string, 'commands' | 'console'> = {
  '': 'commands',
  sh: 'commands',
  sql: 'commands',
  console: 'console',
};

/** The line without its remark, with single spaces. */
const commandOf = (line: string) =>
  line
    .replace(/\s+#\s.*$/, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** The commands of a document. A block without a language contains commands, so every other block must have a language. */
export function documentedCommands(file: string, text: string): DocumentedCommand[] {
  const found: DocumentedCommand[] = [];
  for (const [, language = '', block = ''] of text.matchAll(/^[ \t]*```(\w*)\n([\s\S]*?)^[ \t]*```/gm)) {
    const kind = languages[language];
    if (!kind) continue;
    const lines = block.replaceAll(/\\\n\s*/g, '').split('\n');
    const commands = kind === 'console' ? lines.filter((line) => line.startsWith('$ ')) : lines;
    for (const line of commands) {
      const command = commandOf(line.replace(/^\$ /, ''));
      if (command !== '') found.push({ file, command });
    }
  }
  return found;
}
