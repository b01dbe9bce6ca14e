import { pastedClipboards, programs } from '../document/paste/fixtures/pastedClipboards.ts';
import { leftOutText } from './pasteTexts.ts';

/** Writes the table of tested clipboards in `docs/what-paste-takes.md`, for the test that compares the two. */
export function pasteTable(): string {
  const rows = pastedClipboards.map(({ program, content, leftOut }) => {
    const said = Object.keys(leftOut).length > 0 ? leftOutText(leftOut) : '';
    return `| ${programs[program]} | ${content} | ${said} |`;
  });
  return ['| copied from | what | the editor says |', '|---|---|---|', ...rows].join('\n');
}
