import { pastedClipboards, programs } from '../document/paste/fixtures/pastedClipboards.ts';
import { leftOutText } from './pasteTexts.ts';

/** The table of `docs/what-paste-takes.md`: what was copied from each program, and what the editor says about it. */
export function pasteTable(): string {
  const rows = pastedClipboards.map(({ program, content, leftOut }) => {
    const said = Object.keys(leftOut).length > 0 ? leftOutText(leftOut) : '';
    return `| ${programs[program]} | ${content} | ${said} |`;
  });
  return ['| copied from | what | the editor says |', '|---|---|---|', ...rows].join('\n');
}
