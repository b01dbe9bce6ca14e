/** Clipboard type in which VS Code names the language of copied text. */
export const vsCodeType = 'vscode-editor-data';

/** Files of these languages are text rather than code. */
const prose: ReadonlySet<string> = new Set(['markdown', 'mdx', 'plaintext', 'restructuredtext']);

/** Language of text that was copied from VS Code, and whether it is code. Null for another clipboard. */
export function vsCodeLanguage(data: string): { name: string; isCode: boolean } | null {
  if (data === '' || data.length > 10_000) return null;
  try {
    const parsed: unknown = JSON.parse(data);
    const mode: unknown = typeof parsed === 'object' && parsed !== null ? Reflect.get(parsed, 'mode') : null;
    return typeof mode === 'string' && mode !== '' ? { name: mode, isCode: !prose.has(mode) } : null;
  } catch {
    return null;
  }
}
