import { token } from '@marquee/shared';
import type { Starter } from '@marquee/shared/domain';
import { styled } from '@marquee/shared/styled';
import { useId } from 'react';
import { templateTexts } from './templateTexts.ts';

/** Row below the first line, so that nothing moves when the writer types. Clicks beside the buttons reach the text. */
const Row = styled.div`
  position: absolute;
  z-index: 4;
  inset-block-start: 3.25em;
  inset-inline: 0;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space1')} ${token('space2')};
  color: ${token('inkMuted')};
  font-family: ${token('fontBody')};
  font-size: ${token('textMd')};
  line-height: 1.4;
  pointer-events: none;

  & p {
    flex: none;
    margin: 0;
    white-space: nowrap;
  }

  & button {
    flex: none;
    min-block-size: 2.75rem;
    padding-inline: ${token('space3')};
    border: 1px solid ${token('line')};
    border-radius: ${token('radiusPill')};
    background: ${token('paper')};
    color: ${token('ink')};
    font: inherit;
    white-space: nowrap;
    cursor: pointer;
    pointer-events: auto;
  }

  & button:hover {
    border-color: ${token('ink')};
  }

  /* The buttons scroll in one line, because several lines would cover the text on a phone. */
  @media (width <= 600px) {
    inset-block-start: 4em;
    flex-wrap: nowrap;
    padding-block: 4px;
    overflow-x: auto;
    overscroll-behavior-x: contain;
    pointer-events: auto;
  }

  /* The placeholder has three lines, and five with text of 200 %. */
  @media (width <= 340px) {
    inset-block-start: 5.8em;
  }

  @media (width <= 240px) {
    inset-block-start: 9em;
  }
`;

type StartFromProps = {
  starters: readonly Starter[];
  onStart: (starter: Starter) => void;
  /** Opens the list of the writer's templates. */
  onOwn: () => void;
};

/** Choice of blocks to begin an empty post with. */
export function StartFrom({ starters, onStart, onOwn }: StartFromProps) {
  const id = useId();
  return (
    <Row role="group" aria-labelledby={id} lang="en" dir="ltr">
      <p id={id}>{templateTexts.startFrom}</p>
      {starters.map((starter) => (
        <button key={starter.name} type="button" onClick={() => onStart(starter)}>
          {starter.name}
        </button>
      ))}
      <button type="button" onClick={onOwn}>
        {templateTexts.yourTemplates}
      </button>
    </Row>
  );
}
