import { Button, formatDateTime, token } from '@marquee/shared';
import type { Draft, DraftChanges } from '@marquee/shared/domain';
import { styled } from '@marquee/shared/styled';
import { ComparedGroup } from '@marquee/vocal-kit/compare/ComparedGroup.tsx';
import { versionTexts } from '@marquee/vocal-kit/compare/versionTexts.ts';
import { isSameField } from '@marquee/vocal-kit/drafts/isSameField.ts';
import type { Field, UnsavedChanges } from '@marquee/vocal-kit/drafts/UnsavedChanges.ts';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { storyOf } from '../../saving/merge/storyParts.ts';
import { Actions, Fault, Sides, WideSheet } from '../compare/comparisonParts.ts';
import { type Choice, chosenStory, findConflicts, firstChoice } from '../compare/findConflicts.ts';

const Choices = styled.fieldset`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 14rem), 1fr));
  gap: 0 ${token('space5')};
  margin: 0;
  padding: 0;
  border: 0;

  & label {
    display: flex;
    align-items: center;
    gap: ${token('space3')};
    min-block-size: 2.75rem;
    cursor: pointer;
  }

  & label:has(:checked) {
    font-weight: ${token('boldWeight')};
  }

  & input {
    inline-size: 1.25rem;
    block-size: 1.25rem;
    margin: 0;
    accent-color: ${token('accentText')};
  }
`;

const choices: readonly (readonly [Choice, string])[] = [
  ['mine', versionTexts.keepMine],
  ['stored', versionTexts.takeOther],
  ['both', versionTexts.keepBoth],
];

export type ConflictResolutionProps = {
  mine: Draft;
  stored: Draft;
  /** This tab's changes, with the values that they replace. */
  unsaved: UnsavedChanges;
  /** Resolves the conflict. @returns false if that failed */
  resolve: (taken: readonly Field[], merged?: DraftChanges) => Promise<boolean>;
};

/**
 * Shows each part that both versions have changed: fields, and paragraphs of the story. The writer chooses one. Of
 * paragraphs, the writer can also keep both.
 */
export function ConflictResolution({ mine, stored, unsaved, resolve }: ConflictResolutionProps) {
  const [chosen, setChosen] = useState<Readonly<Record<string, Choice>>>({});
  const [state, setState] = useState<'idle' | 'pending' | 'failed'>('idle');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    // The page may be scrolled far down in the text that was being written.
    window.scrollTo(0, 0);
  }, []);
  const { groups, regions, conflicts } = useMemo(
    () => findConflicts({ mine, stored, unsaved }),
    [mine, stored, unsaved],
  );
  const sides = [
    versionTexts.mine,
    versionTexts.other(formatDateTime(stored.modifiedAt, new Date().getTimezoneOffset())),
  ] as const;
  const choiceOf = (label: string, first: Choice = 'mine') => ({
    label,
    chosen: chosen[label] ?? first,
    choose: (choice: Choice) => setChosen({ ...chosen, [label]: choice }),
  });

  async function goOn(): Promise<void> {
    if (state === 'pending') return;
    setState('pending');
    const fields = groups
      .filter(({ label }) => chosen[label] === 'stored')
      .flatMap((group) => group.fields.filter((field) => !isSameField(field, mine[field], stored[field])));
    const story = regions && chosenStory(regions, conflicts, chosen);
    const isMine =
      !story ||
      (isSameField('content', story.content, mine.content) && isSameField('modules', story.modules, mine.modules));
    // After success, the state of the draft changes and another page replaces this one.
    if (!(await (isMine ? resolve(fields) : resolve(fields, story)))) setState('failed');
  }

  return (
    <WideSheet aria-label={versionTexts.conflictHeading}>
      <h1 ref={heading} tabIndex={-1}>
        {versionTexts.conflictHeading}
      </h1>
      <p role="alert">
        {versionTexts.conflictText} {regions ? versionTexts.othersMerged : null}
      </p>
      <Sides aria-hidden="true">
        <span>{sides[0]}</span>
        <span>{sides[1]}</span>
      </Sides>
      {groups.map((group) => (
        <ComparedGroup key={group.label} group={group} before={mine} after={stored} sides={sides} kind="choice">
          <PartChoice {...choiceOf(group.label)} choices={choices.slice(0, 2)} />
        </ComparedGroup>
      ))}
      {conflicts.map(({ label, region, group }) => (
        <ComparedGroup
          key={label}
          group={group}
          before={{ ...mine, ...storyOf(region.mine) }}
          after={{ ...stored, ...storyOf(region.stored) }}
          sides={sides}
          kind="choice"
        >
          <PartChoice {...choiceOf(label, firstChoice(region))} choices={choices} />
        </ComparedGroup>
      ))}
      {state === 'failed' ? <Fault role="alert">{versionTexts.notKept}</Fault> : null}
      <Actions>
        <Button aria-disabled={state === 'pending'} onClick={() => void goOn()}>
          {state === 'pending' ? versionTexts.goingOn : versionTexts.goOn}
        </Button>
      </Actions>
    </WideSheet>
  );
}

type PartChoiceProps = {
  label: string;
  choices: readonly (readonly [Choice, string])[];
  chosen: Choice;
  choose: (choice: Choice) => void;
};

function PartChoice({ label, choices, chosen, choose }: PartChoiceProps) {
  const name = useId();
  return (
    <Choices aria-label={versionTexts.choiceOf(label)}>
      {choices.map(([choice, text]) => (
        <label key={choice}>
          <input type="radio" name={name} checked={chosen === choice} onChange={() => choose(choice)} />
          {text}
        </label>
      ))}
    </Choices>
  );
}
