import { Button, headline, Spinner } from '@marquee/shared';
import { type CuratedSection, curationLimits } from '@marquee/shared/domain';
import { styled } from '@marquee/shared/styled';
import { failureHere, statusOf } from '@marquee/vocal-kit/form/formFailure.ts';
import { DangerButton, FormEnd } from '@marquee/vocal-kit/form/formParts.ts';
import { SearchForm } from '@marquee/vocal-kit/form/SearchForm.tsx';
import { Faint, Fault } from '@marquee/vocal-kit/panels/pageParts.ts';
import { CurationBox } from '@marquee/vocal-kit/panels/rowParts.ts';
import { useContext, useEffect, useRef, useState } from 'react';
import { CurationApiContext } from '../CurationApiContext.ts';
import { curationTexts } from '../curationTexts.ts';
import { SectionChoices } from './SectionChoices.tsx';
import type { SectionFormProps } from './sectionForm.ts';
import { sectionTexts } from './sectionTexts.ts';

const Heading = styled.h2`
  ${headline('textLg')}
  margin: 0;
`;

type MergeFormProps = SectionFormProps & { onMerged: (section: CuratedSection) => void };

/** Chooses the category, channel or tag that replaces another one, and asks for confirmation before the merge. */
export function MergeForm({ site, kind, section, onMerged, onCancel, onGone, onOutdated }: MergeFormProps) {
  const api = useContext(CurationApiContext);
  const [words, setWords] = useState('');
  const [chosen, setChosen] = useState<readonly CuratedSection[]>([]);
  const [step, setStep] = useState<'choosing' | 'confirming' | 'merging'>('choosing');
  const [fault, setFault] = useState<string | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each step has other content
  useEffect(() => heading.current?.focus(), [step]);

  async function merge(): Promise<void> {
    setStep('merging');
    setFault(null);
    try {
      const from = chosen.map(({ id }) => id);
      onMerged(await api.merge({ site, kind }, section.id, from));
    } catch (error) {
      if (statusOf(error) === 404) return onGone(sectionTexts.goneOfMerge(kind));
      setFault(failureHere(error, []).message);
      setStep('confirming');
      if (statusOf(error) === 409) onOutdated();
    }
  }

  return (
    <CurationBox
      role="group"
      aria-label={sectionTexts.actionOn(sectionTexts.merge, section.name)}
      aria-busy={step === 'merging'}
      onKeyDown={({ key }) => {
        if (key === 'Escape' && step !== 'merging') onCancel();
      }}
    >
      <Heading ref={heading} tabIndex={-1}>
        {sectionTexts.mergeHeading(section.name)}
      </Heading>
      {fault ? <Fault role="alert">{fault}</Fault> : null}
      {step === 'choosing' ? (
        <MergeChoice
          {...{ site, kind, section, words, chosen, onCancel }}
          onSearch={setWords}
          onChange={setChosen}
          onContinue={() => setStep('confirming')}
        />
      ) : (
        <MergeConfirmation
          {...{ kind, section, chosen }}
          isMerging={step === 'merging'}
          onMerge={() => void merge()}
          onBack={() => setStep('choosing')}
        />
      )}
    </CurationBox>
  );
}

type MergeChoiceProps = Pick<SectionFormProps, 'site' | 'kind' | 'section' | 'onCancel'> & {
  words: string;
  chosen: readonly CuratedSection[];
  onSearch: (words: string) => void;
  onChange: (chosen: readonly CuratedSection[]) => void;
  onContinue: () => void;
};

function MergeChoice(props: MergeChoiceProps) {
  const { site, kind, section, words, chosen, onSearch, onChange, onContinue, onCancel } = props;
  return (
    <>
      <p>{sectionTexts.mergeLead(kind, section.name)}</p>
      <SearchForm words={words} label={sectionTexts.search(kind)} onSearch={onSearch} />
      <SectionChoices {...{ site, kind, words, chosen }} without={section.id} onChange={onChange} />
      <Faint role="status">{sectionTexts.chosen(kind, chosen.length, curationLimits.merged)}</Faint>
      <FormEnd>
        <Button disabled={chosen.length === 0} onClick={onContinue}>
          {sectionTexts.goOn}
        </Button>
        <Button $quiet onClick={onCancel}>
          {curationTexts.cancel}
        </Button>
      </FormEnd>
    </>
  );
}

type MergeConfirmationProps = Pick<SectionFormProps, 'kind' | 'section'> & {
  chosen: readonly CuratedSection[];
  isMerging: boolean;
  onMerge: () => void;
  onBack: () => void;
};

function MergeConfirmation({ kind, section, chosen, isMerging, onMerge, onBack }: MergeConfirmationProps) {
  const posts = chosen.reduce((sum, other) => sum + other.posts, 0);
  return (
    <>
      <p>
        {sectionTexts.willMerge(
          kind,
          chosen.map(({ name }) => name),
          posts,
          section.name,
        )}
      </p>
      {isMerging ? <Spinner label={sectionTexts.merging} /> : null}
      <FormEnd>
        <DangerButton disabled={isMerging} onClick={onMerge}>
          {sectionTexts.mergeNow(kind, chosen.length)}
        </DangerButton>
        <Button $quiet disabled={isMerging} onClick={onBack}>
          {sectionTexts.back}
        </Button>
      </FormEnd>
    </>
  );
}
