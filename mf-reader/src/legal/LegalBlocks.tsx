import { token } from '@marquee/shared';
import { styled } from '@marquee/shared/styled';
import type { LegalBlock } from './legalDocument.ts';
import { plainText } from './plainText.ts';
import { RunningText } from './RunningText.tsx';

const Paragraph = styled.p`
  text-wrap: pretty;

  & + &,
  ul + & {
    margin-block-start: 1em;
  }
`;

const List = styled.ul`
  margin: 1em 0 0;
  padding-inline-start: 1.25em;

  & > li + li {
    margin-block-start: ${token('space2')};
  }

  & > li {
    padding-inline-start: ${token('space1')};
    text-wrap: pretty;
  }

  & > li::marker {
    color: ${token('accentText')};
  }
`;

/** Paragraphs and lists of a legal text. */
export function LegalBlocks({ blocks }: { blocks: readonly LegalBlock[] }) {
  return blocks.map((block) => {
    if (typeof block === 'string' || !('items' in block)) {
      return (
        <Paragraph key={plainText(block)}>
          <RunningText text={block} />
        </Paragraph>
      );
    }
    return (
      <List key={`list: ${block.items.map(plainText).join(' ')}`}>
        {block.items.map((item) => (
          <li key={plainText(item)}>
            <RunningText text={item} />
          </li>
        ))}
      </List>
    );
  });
}
