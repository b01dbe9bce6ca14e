import { token, usePageConfig } from '@marquee/shared';
import type { Draft } from '@marquee/shared/domain';
import { postWords } from '@marquee/shared/seo/postWords';
import { styled } from '@marquee/shared/styled';
import { editorTexts } from '../editorTexts.ts';
import { shownLengths } from './shownLengths.ts';

const Snippet = styled.figure`
  display: grid;
  gap: ${token('space1')};
  margin: 0;
  padding: ${token('space3')} ${token('space4')};
  border: 1px solid ${token('line')};
  border-radius: ${token('radius')};
  background: ${token('paper')};
  line-height: 1.4;
  overflow-wrap: anywhere;

  & > p {
    margin: 0;
  }

  & > p:first-child {
    color: ${token('inkMuted')};
    font-size: ${token('textXs')};
  }

  & > p:nth-child(2) {
    color: ${token('link')};
    font-size: ${token('textLg')};
    line-height: 1.25;
  }

  & > p:nth-child(3) {
    color: ${token('inkMuted')};
    font-size: ${token('textSm')};
  }
`;

/** Previews how a search engine lists the post. Cuts texts where search engines cut them. */
export function SearchSnippet({ draft }: { draft: Draft }) {
  const { sites } = usePageConfig();
  const address = sites.find(({ key }) => key === draft.site)?.url;
  const { title, description } = postWords(draft);
  return (
    <Snippet aria-label={editorTexts.searchSnippet}>
      <p>{address ? `${new URL(address).host} › ${draft.key ?? '…'}` : editorTexts.noSite}</p>
      <p>{cut(title, shownLengths.seoTitle) || editorTexts.untitled}</p>
      <p>{cut(description, shownLengths.seoDescription) || editorTexts.noDescription}</p>
    </Snippet>
  );
}

/** Cuts a text to the shown length. */
function cut(text: string, max: number): string {
  return text.length > max ? `${text.slice(0, max).trimEnd()}…` : text;
}
