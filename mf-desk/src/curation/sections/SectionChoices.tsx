import { Spinner, token } from '@marquee/shared';
import { type CuratedSection, curationLimits } from '@marquee/shared/domain';
import { styled } from '@marquee/shared/styled';
import { LoadFailure } from '@marquee/vocal-kit/lists/LoadFailure.tsx';
import { useLoaded } from '@marquee/vocal-kit/session/useLoaded.ts';
import { useContext } from 'react';
import { CurationApiContext } from '../CurationApiContext.ts';
import type { SectionsOfSite } from '../createCurationApi.ts';
import { curationTexts } from '../curationTexts.ts';
import { sectionTexts } from './sectionTexts.ts';

const Choices = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 15rem), 1fr));
  gap: 0 ${token('space4')};
  max-block-size: 20rem;
  overflow-y: auto;
  overscroll-behavior: contain;

  label {
    display: flex;
    align-items: center;
    gap: ${token('space3')};
    min-block-size: 2.75rem;
    min-inline-size: 0;
    overflow-wrap: anywhere;
    cursor: pointer;
  }

  input {
    flex: none;
    inline-size: 1.25rem;
    block-size: 1.25rem;
    accent-color: ${token('link')};
  }

  small {
    color: ${token('inkMuted')};
    font-size: ${token('textSm')};
  }
`;

type SectionChoicesProps = SectionsOfSite & {
  /** Search text. Only sections whose names contain it are listed, and the chosen sections. */
  words: string;
  /** Id of the section that is left out. */
  without: string;
  chosen: readonly CuratedSection[];
  onChange: (chosen: readonly CuratedSection[]) => void;
};

/** Lists a checkbox for each category, channel or tag. Chosen sections stay in the list during other searches. */
export function SectionChoices({ site, kind, words, without, chosen, onChange }: SectionChoicesProps) {
  const api = useContext(CurationApiContext);
  const { value, failure, retry } = useLoaded(`choices ${site} ${kind} ${words}`, (signal) =>
    api.sections({ site, kind }, words, { signal }),
  );
  if (failure) return <LoadFailure failure={failure} retry={retry} />;
  if (!value) return <Spinner label={curationTexts.loading} />;
  const isChosen = (id: string) => chosen.some((section) => section.id === id);
  const elsewhere = chosen.filter(({ id }) => !value.some((found) => found.id === id));
  const offered = [...elsewhere, ...value.filter(({ id }) => id !== without)];
  if (offered.length === 0) return <p>{sectionTexts.nothingElse(kind)}</p>;
  return (
    <Choices>
      {offered.map((section) => (
        <label key={section.id}>
          <input
            type="checkbox"
            checked={isChosen(section.id)}
            disabled={!isChosen(section.id) && chosen.length >= curationLimits.merged}
            onChange={({ target }) =>
              onChange(target.checked ? [...chosen, section] : chosen.filter(({ id }) => id !== section.id))
            }
          />
          <span>
            {section.name} <small>{curationTexts.posts(section.posts)}</small>
          </span>
        </label>
      ))}
    </Choices>
  );
}
