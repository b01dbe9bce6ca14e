import { token } from '@marquee/shared';
import { type Draft, missingParts } from '@marquee/shared/domain';
import { styled } from '@marquee/shared/styled';
import { type ReactNode, useContext } from 'react';
import { editorTexts } from '../editorTexts.ts';
import { faultsOf } from '../fields/faultsOf.ts';
import { SmartPunctuationContext } from '../typing/SmartPunctuationContext.ts';
import { hasStraightMarks } from './hasStraightMarks.ts';
import { missingAltTexts } from './missingAltTexts.ts';
import { OwnSchedule } from './OwnSchedule.tsx';

const Box = styled.section`
  display: grid;
  gap: ${token('space2')};
  padding: ${token('space4')};
  border-radius: ${token('radius')};
  background: ${token('sunken')};

  & h3 {
    margin: 0;
    font-size: ${token('textMd')};
  }

  & p,
  & ul {
    margin: 0;
    padding: 0;
    font-size: ${token('textSm')};
    list-style: none;
  }

  & ul {
    display: grid;
    gap: ${token('space2')};
  }

  & fieldset {
    display: grid;
    gap: ${token('space2')};
    justify-items: start;
    min-inline-size: 0;
    margin: 0;
    padding: 0;
    border: 0;
  }

  & li button {
    min-block-size: 1.75rem;
    padding: 0;
    border: 0;
    background: none;
    color: ${token('link')};
    font: inherit;
    text-align: start;
    text-decoration: underline;
    text-underline-offset: 0.2em;
    cursor: pointer;
  }
`;

export type BeforeSubmissionProps = {
  draft: Draft;
  /** Focuses a field on the page or in the settings. */
  goTo: (field: string) => void;
  /** Publishes the post at a time, for authors who need no review. */
  schedule?: ((publishAt: string) => void) | undefined;
  /** The list of checks. Its code is not there at once, and not without a connection: then, there is short advice. */
  children?: ReactNode;
};

/** Links to the fields that a post lacks for a review, and advice. */
export function BeforeSubmission({ draft, goTo, schedule, children = null }: BeforeSubmissionProps) {
  const missing = Object.entries(faultsOf(missingParts(draft)));
  const { lead, others } = children === null ? missingAltTexts(draft) : { lead: false, others: 0 };
  const way = (field: string, words: string) => (
    <li key={field}>
      <button type="button" onClick={() => goTo(field)}>
        {words}
      </button>
    </li>
  );
  return (
    <Box aria-labelledby="editor-before-submission">
      <h3 id="editor-before-submission">{editorTexts.beforeSubmission}</h3>
      {missing.length === 0 ? <p>{editorTexts.nothingMissing}</p> : null}
      {missing.length > 0 || lead ? (
        <ul>
          {missing.map(([field, words]) => way(field, words))}
          {lead ? way('imageAltText', editorTexts.leadAltText) : null}
        </ul>
      ) : null}
      {useContext(SmartPunctuationContext) && hasStraightMarks(draft) ? <p>{editorTexts.straightMarks}</p> : null}
      {others > 0 ? <p>{editorTexts.otherAltTexts(others)}</p> : null}
      {children}
      {schedule && draft.reviewStatus !== 'published' ? <OwnSchedule site={draft.site} onSchedule={schedule} /> : null}
    </Box>
  );
}
