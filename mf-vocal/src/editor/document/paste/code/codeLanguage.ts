import { type CodeLanguage, codeLanguages } from '@marquee/shared/domain';

/** Languages by the names that editors and web pages give them. */
const others: Readonly<Record<string, CodeLanguage>> = {
  'c++': 'cpp',
  golang: 'go',
  gql: 'graphql',
  html: 'xml',
  javascriptreact: 'javascript',
  js: 'javascript',
  jsonc: 'json',
  jsx: 'javascript',
  kt: 'kotlin',
  md: 'markdown',
  patch: 'diff',
  py: 'python',
  rb: 'ruby',
  rs: 'rust',
  sass: 'scss',
  sh: 'bash',
  shell: 'bash',
  shellscript: 'bash',
  svg: 'xml',
  ts: 'typescript',
  tsx: 'typescript',
  typescriptreact: 'typescript',
  yml: 'yaml',
  zsh: 'bash',
};
const none: ReadonlySet<string> = new Set(['', 'none', 'plain', 'plaintext', 'text', 'txt', 'unset']);

/** Returns the key of a language by its name in an editor or page. An unknown name stays. Null for no language. */
export function codeLanguage(name: string): string | null {
  const lower = name.trim().toLowerCase();
  if (none.has(lower) || !/^[\w#+-]{1,30}$/.test(lower)) return null;
  if (Object.hasOwn(codeLanguages, lower)) return lower;
  return (Object.hasOwn(others, lower) && others[lower]) || lower;
}
