import { Button, formatDateTime, token } from '@marquee/shared';
import type { Draft, DraftChanges } from '@marquee/shared/domain';
import { styled } from '@marquee/shared/styled';
import { ComparedGroup } from '@marquee/vocal-kit/compare/ComparedGroup.tsx';
import { differingGroups, type FieldGroup } from '@marquee/vocal-kit/compare/fieldGroups.ts';
import { versionTexts } from '@marquee/vocal-kit/compare/versionTexts.ts';
import { isSameField } from '@marquee/vocal-kit/drafts/isSameField.ts';
import type { Field } from '@marquee/vocal-kit/drafts/UnsavedChanges.ts';
import { useEffect, useId, useRef, useState } from 'react';
import { bothStories } from '../compare/bothStories.ts';
import { Actions, Fault, Sides, WideSheet } from '../compare/comparisonParts.ts';

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

type Choice = 'mine' | 'stored' | 'both';

const choices: readonly (readonly [Choice, string])[] = [
  ['mine', versionTexts.keepMine],
  ['stored', versionTexts.takeOther],
  ['both', versionTexts.keepBoth],
];

const isStory = ({ fields }: FieldGroup) => fields.includes('content');

export type ConflictResolutionProps = {
  mine: Draft;
  stored: Draft;
  change: (changes: DraftChanges) => void;
  /** Resolves the conflict. @returns false if that failed */
  resolve: (taken: readonly Field[]) => Promise<boolean>;
};

/** Shows each part of this tab's version next to the stored one. The writer chooses one. For the text, also both. */
export function ConflictResolution({ mine, stored, change, resolve }: ConflictResolutionProps) {
  const [chosen, setChosen] = useState<Readonly<Record<string, Choice>>>({});
  const [state, setState] = useState<'idle' | 'pending' | 'failed'>('idle');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    // The page may be scrolled far down in the text that was being written.
    window.scrollTo(0, 0);
  }, []);
  const groups = differingGroups(mine, stored);
  const sides = [
    versionTexts.mine,
    versionTexts.other(formatDateTime(stored.modifiedAt, new Date().getTimezoneOffset())),
  ] as const;

  async function goOn(): Promise<void> {
    if (state === 'pending') return;
    setState('pending');
    const story = groups.find(isStory);
    const isBoth = story && chosen[story.label] === 'both';
    // Sets the story even without `both`, because a failed attempt may have joined the two stories.
    if (story) change(isBoth ? bothStories(mine, stored) : { content: mine.content, modules: mine.modules });
    const fields = groups
      .filter(({ label }) => chosen[label] === 'stored')
      .flatMap((group) => group.fields.filter((field) => !isSameField(field, mine[field], stored[field])));
    // After success, the state of the draft changes and another page replaces this one.
    if (!(await resolve(fields))) setState('failed');
  }

  return (
    <WideSheet aria-label={versionTexts.conflictHeading}>
      <h1 ref={heading} tabIndex={-1}>
        {versionTexts.conflictHeading}
      </h1>
      <p role="alert">{versionTexts.conflictText}</p>
      <Sides aria-hidden="true">
        <span>{sides[0]}</span>
        <span>{sides[1]}</span>
      </Sides>
      {groups.map((group) => (
        <ComparedGroup key={group.label} group={group} before={mine} after={stored} sides={sides} kind="choice">
          <PartChoice
            label={group.label}
            choices={isStory(group) ? choices : choices.slice(0, 2)}
            chosen={chosen[group.label] ?? 'mine'}
            choose={(choice) => setChosen({ ...chosen, [group.label]: choice })}
          />
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
