import { token, upTo } from '@marquee/shared';
import { styled } from '@marquee/shared/styled';
import { useMemo, useState } from 'react';
import { type ComparedRow, compareTexts, type Piece } from './compareTexts.ts';
import { foldedRows } from './foldedRows.ts';
import { versionTexts } from './versionTexts.ts';

const Rows = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 0 ${token('space5')};
  line-height: 1.6;
  overflow-wrap: anywhere;

  & p {
    margin: 0;
    padding-block: ${token('space1')};
  }

  /* Marked by a line as well as by colour: forced colours keep lines. */
  & ins {
    background: color-mix(in srgb, ${token('success')} 18%, transparent);
    text-decoration: underline 2px ${token('success')};
    text-underline-offset: 0.2em;
  }

  & del {
    background: color-mix(in srgb, ${token('danger')} 14%, transparent);
    text-decoration: line-through 2px ${token('danger')};
  }

  & mark {
    background: ${token('mark')};
    color: inherit;
    text-decoration: underline dotted 2px;
    text-underline-offset: 0.2em;
  }

  ${upTo('tabletPortrait')} {
    grid-template-columns: minmax(0, 1fr);

    /* Shows a single text with the removed words before the new words. */
    & [data-side='after'][data-is-same='true'],
    & [data-is-empty='true'] {
      display: none;
    }

    & [data-is-same='false'] {
      padding-inline-start: ${token('space3')};
      border-inline-start: 3px solid ${token('lineStrong')};
    }

    & [data-is-same='false']::before {
      display: block;
      color: ${token('inkMuted')};
      font-size: ${token('textSm')};
      content: attr(data-label);
    }
  }
`;

const Fold = styled.button`
  grid-column: 1 / -1;
  justify-self: start;
  min-block-size: 2.75rem;
  padding: 0;
  border: 0;
  background: none;
  color: ${token('link')};
  font: inherit;
  font-size: ${token('textSm')};
  text-decoration: underline;
  text-underline-offset: 0.2em;
  cursor: pointer;
`;

const Nothing = styled.span`
  color: ${token('inkMuted')};
  font-style: italic;
`;

/** `change`: an earlier text and a later one. `choice`: two texts of the same rank. */
export type ComparisonKind = 'change' | 'choice';

type ComparisonProps = {
  before: readonly string[];
  after: readonly string[];
  /** Names of both sides, shown at each paragraph in narrow windows. */
  sides: readonly [string, string];
  kind: ComparisonKind;
};

/** Two texts beside each other, in one column in narrow windows, with the words that differ marked. */
export function Comparison({ before, after, sides, kind }: ComparisonProps) {
  const rows = useMemo(() => foldedRows(compareTexts(before, after)), [before, after]);
  const isOneSided = before.length === 0 || after.length === 0;
  const [unfolded, setUnfolded] = useState<ReadonlySet<number>>(new Set());
  return (
    <Rows>
      {rows.map((entry) =>
        entry.isFolded && !unfolded.has(entry.start) ? (
          <Fold key={entry.start} type="button" onClick={() => setUnfolded(new Set([...unfolded, entry.start]))}>
            {versionTexts.unchanged(entry.rows.length)}
          </Fold>
        ) : (
          entry.rows.map((row, index) => (
            <Row
              key={entry.start + index}
              row={row}
              isOnly={isOneSided && entry.start + index === 0}
              sides={sides}
              kind={kind}
            />
          ))
        ),
      )}
    </Rows>
  );
}

type RowProps = {
  row: ComparedRow;
  /** The first row of a text that has no counterpart at all. */
  isOnly: boolean;
} & Pick<ComparisonProps, 'sides' | 'kind'>;

const nothing = <Nothing>{versionTexts.nothingThere}</Nothing>;

function Row({ row: { before, after, isSame }, isOnly, sides, kind }: RowProps) {
  return (
    <>
      <p data-side="before" data-label={sides[0]} data-is-same={isSame} data-is-empty={before === null && !isOnly}>
        {before || !isOnly ? <Pieces pieces={before} as={kind === 'change' ? 'del' : 'mark'} /> : nothing}
      </p>
      <p data-side="after" data-label={sides[1]} data-is-same={isSame} data-is-empty={after === null && !isOnly}>
        {after || !isOnly ? <Pieces pieces={after} as={kind === 'change' ? 'ins' : 'mark'} /> : nothing}
      </p>
    </>
  );
}

function Pieces({ pieces, as: Mark }: { pieces: Piece[] | null; as: 'ins' | 'del' | 'mark' }) {
  return pieces?.map(({ text, isOwn }, index) =>
    isOwn ? <Mark key={index}>{text}</Mark> : <span key={index}>{text}</span>,
  );
}
