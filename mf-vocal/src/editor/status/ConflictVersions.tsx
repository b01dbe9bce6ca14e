import { formatDateTime, stripHtml, token } from '@marquee/shared';
import type { Draft } from '@marquee/shared/domain';
import { styled } from '@marquee/shared/styled';
import { editorTexts } from '../editorTexts.ts';

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 16rem), 1fr));
  gap: ${token('space4')};
`;

const Version = styled.article`
  overflow: auto;
  max-block-size: 20rem;
  padding: ${token('space4')};
  border: 1px solid ${token('line')};
  border-radius: ${token('radius')};
  background: ${token('paper')};
  white-space: pre-line;
  overflow-wrap: anywhere;

  & h3 {
    margin: 0 0 ${token('space2')};
    color: ${token('inkMuted')};
    font-size: ${token('textSm')};
  }
`;

/** All words of a draft, its blocks one below the other. */
function wordsOf({ title, subtitle, content, modules }: Draft): string {
  const blocks = [content, ...modules.flatMap((module) => [module.title ?? '', module.content ?? ''])];
  const paragraphs = blocks.flatMap((html) => html.split(/<\/(?:p|h\d|li|tr)>/)).map((html) => stripHtml(html).trim());
  return [title, subtitle, ...paragraphs].filter(Boolean).join('\n\n');
}

/** This tab's version and the stored one, side by side. */
export function ConflictVersions({ mine, stored }: { mine: Draft; stored: Draft }) {
  return (
    <Columns>
      <Version tabIndex={0} aria-label={editorTexts.myVersion}>
        <h3>{editorTexts.myVersion}</h3>
        {wordsOf(mine)}
      </Version>
      <Version tabIndex={0} aria-label={editorTexts.otherVersion(formatDateTime(stored.modifiedAt))}>
        <h3>{editorTexts.otherVersion(formatDateTime(stored.modifiedAt))}</h3>
        {wordsOf(stored)}
      </Version>
    </Columns>
  );
}
