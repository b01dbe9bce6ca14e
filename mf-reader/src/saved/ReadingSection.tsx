import { Button, SectionTitle, token } from '@marquee/shared';
import type { ReadingLine } from '@marquee/shared/reading/readingLine';
import { styled } from '@marquee/shared/styled';
import type { ReactNode } from 'react';
import { ReadingCard } from './ReadingCard.tsx';
import { savedTexts } from './savedTexts.ts';

const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 24rem), 1fr));
  gap: ${token('space4')} ${token('space5')};
  margin: ${token('space4')} 0 0;
  padding: 0;
  list-style: none;
`;

const Empty = styled.div`
  margin-block-start: ${token('space4')};
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space3')};
  margin-block-start: ${token('space5')};
`;

type ReadingSectionProps = {
  id: string;
  title: string;
  lines: readonly ReadingLine[];
  onRemove: (id: string) => void;
  onClear: () => void;
  /** Shown instead of an empty list. */
  empty: ReactNode;
  /** Further actions on the list. */
  children?: ReactNode;
};

/** A list of posts stored on the device. The reader can remove one post or all posts. */
export function ReadingSection({ id, title, lines, onRemove, onClear, empty, children }: ReadingSectionProps) {
  const isEmpty = lines.length === 0;
  return (
    <section aria-labelledby={id}>
      <SectionTitle id={id}>{title}</SectionTitle>
      {isEmpty ? (
        <Empty>{empty}</Empty>
      ) : (
        <Cards>
          {lines.map((line) => (
            <li key={line.id}>
              <ReadingCard line={line} onRemove={() => onRemove(line.id)} />
            </li>
          ))}
        </Cards>
      )}
      {isEmpty && !children ? null : (
        <Actions>
          {isEmpty ? null : (
            <Button $quiet onClick={onClear}>
              {savedTexts.removeAll}
            </Button>
          )}
          {children}
        </Actions>
      )}
    </section>
  );
}
