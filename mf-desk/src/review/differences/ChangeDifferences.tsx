import { headline, token } from '@marquee/shared';
import type { DraftFields } from '@marquee/shared/domain';
import { styled } from '@marquee/shared/styled';
import { ComparedGroup } from '@marquee/vocal-kit/compare/ComparedGroup.tsx';
import { differingGroups } from '@marquee/vocal-kit/compare/fieldGroups.ts';
import { notePlaces } from '@marquee/vocal-kit/notes/notePlaces.ts';
import { useMemo } from 'react';
import type { Since } from '../createReviewApi.ts';
import { blockChanges } from './blockChanges.ts';
import { differencesTexts } from './differencesTexts.ts';

const Sheet = styled.section`
  display: grid;
  gap: ${token('space4')};
  min-inline-size: 0;

  & > h2 {
    ${headline('textXl')}
    margin: 0;
  }

  & > p {
    max-inline-size: 42rem;
    margin: 0;
  }
`;

const Blocks = styled.ul`
  display: grid;
  gap: ${token('space2')};
  margin: 0;
  padding: 0;
  list-style: none;
  overflow-wrap: anywhere;

  & li {
    display: flex;
    flex-wrap: wrap;
    gap: ${token('space1')} ${token('space2')};
    align-items: baseline;
    padding-inline-start: ${token('space3')};
    border-inline-start: 4px solid ${token('lineStrong')};
  }

  & [data-change='added'] {
    border-inline-start-color: ${token('success')};
  }

  & [data-change='gone'] {
    border-inline-start-color: ${token('danger')};
  }
`;

const Badge = styled.span`
  padding: 0.1em 0.6em;
  border-radius: ${token('radiusPill')};
  background: ${token('sunken')};
  color: ${token('ink')};
  font-size: ${token('textSm')};
`;

type ChangeDifferencesProps = { before: DraftFields; after: DraftFields; since?: Since };

/** Compares a post with its published text, or with the version of the last decision. Lists the blocks that differ, then compares each part word by word. */
export function ChangeDifferences({ before, after, since = 'published' }: ChangeDifferencesProps) {
  const { explanation, same, earlier } = differencesTexts.since[since];
  const groups = useMemo(
    () =>
      differingGroups(before, after).map((group) =>
        group.fields.includes('content') ? { ...group, label: differencesTexts.story } : group,
      ),
    [before, after],
  );
  const blocks = useMemo(() => blockChanges(before.modules, after.modules), [before, after]);
  return (
    <Sheet aria-label={differencesTexts.heading}>
      <h2>{differencesTexts.heading}</h2>
      <p>{groups.length > 0 ? explanation : same}</p>
      {blocks.length > 0 ? (
        <Blocks aria-label={differencesTexts.blocks}>
          {blocks.map(({ module, changes }) => (
            <li key={module.id} data-change={changes[0]}>
              <span>{notePlaces({ content: '', modules: [module] }).get(module.id)}</span>
              {changes.map((change) => (
                <Badge key={change}>{differencesTexts.changes[change]}</Badge>
              ))}
            </li>
          ))}
        </Blocks>
      ) : null}
      {groups.map((group) => (
        <ComparedGroup
          key={group.label}
          {...{ group, before, after }}
          sides={[earlier, differencesTexts.changed]}
          kind="change"
        />
      ))}
    </Sheet>
  );
}
