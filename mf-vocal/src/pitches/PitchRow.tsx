import { Button, ButtonLink } from '@marquee/shared';
import type { Story } from '@marquee/shared/domain';
import { DangerButton, FormEnd } from '@marquee/vocal-kit/form/formParts.ts';
import { useForm } from '@marquee/vocal-kit/form/useForm.ts';
import { Fault, WrappingRow } from '@marquee/vocal-kit/panels/pageParts.ts';
import { RowForm } from '@marquee/vocal-kit/panels/RowForm.tsx';
import { CurationRow, RowHead, RowName } from '@marquee/vocal-kit/panels/rowParts.ts';
import { StoriesApiContext } from '@marquee/vocal-kit/stories/StoriesApiContext.ts';
import { StoryFacts, StoryText } from '@marquee/vocal-kit/stories/StoryFacts.tsx';
import { useContext } from 'react';
import { PitchForm } from './PitchForm.tsx';
import { pitchesTexts } from './pitchesTexts.ts';

/** The forms of a row. */
export type PitchFormName = 'change' | 'withdraw';

type PitchRowProps = {
  story: Story;
  /** The form that is open in the row. */
  open: PitchFormName | null;
  onToggle: (form: PitchFormName, button: HTMLElement) => void;
  onChanged: (story: Story, sentence: string) => void;
  onCancel: () => void;
};

/** A pitch or an assigned story of the writer, with what the writer can do about it. */
export function PitchRow({ story, open, onToggle, onChanged, onCancel }: PitchRowProps) {
  const { slug, post, actions } = story;
  const isDraft = story.stage === 'draft';
  return (
    <CurationRow>
      <RowHead>
        <div>
          <RowName as="h2" dir="auto">
            {slug}
          </RowName>
          <StoryFacts story={story} shows={['editor']} />
        </div>
        <WrappingRow>
          {post && story.stage !== 'dropped' ? (
            <ButtonLink
              $quiet
              to={`/vocal/posts/${post.id}`}
              aria-label={isDraft ? pitchesTexts.openDraftOf(slug) : pitchesTexts.openPostOf(slug)}
            >
              {isDraft ? pitchesTexts.openDraft : pitchesTexts.openPost}
            </ButtonLink>
          ) : null}
          {actions.includes('revise') ? (
            <Button
              $quiet
              aria-expanded={open === 'change'}
              aria-label={pitchesTexts.changeOf(slug)}
              onClick={({ currentTarget }) => onToggle('change', currentTarget)}
            >
              {pitchesTexts.change}
            </Button>
          ) : null}
          {actions.includes('withdraw') ? (
            <Button
              $quiet
              aria-expanded={open === 'withdraw'}
              aria-label={pitchesTexts.withdrawOf(slug)}
              onClick={({ currentTarget }) => onToggle('withdraw', currentTarget)}
            >
              {pitchesTexts.withdraw}
            </Button>
          ) : null}
        </WrappingRow>
      </RowHead>
      <StoryText story={story} />
      {open === 'change' ? (
        <PitchForm
          pitch={story}
          onSaved={(saved) => onChanged(saved, pitchesTexts.saved(saved.slug))}
          onCancel={onCancel}
        />
      ) : null}
      {open === 'withdraw' ? (
        <WithdrawForm
          story={story}
          onDone={(changed) => onChanged(changed, pitchesTexts.withdrawn(slug))}
          onCancel={onCancel}
        />
      ) : null}
    </CurationRow>
  );
}

type WithdrawFormProps = { story: Story; onDone: (story: Story) => void; onCancel: () => void };

function WithdrawForm({ story, onDone, onCancel }: WithdrawFormProps) {
  const api = useContext(StoriesApiContext);
  const form = useForm<never>({
    names: [],
    faultsIn: () => ({}),
    send: async () => onDone(await api.withdraw(story.id, story.version)),
  });
  return (
    <RowForm
      label={pitchesTexts.withdrawOf(story.slug)}
      element={form.element}
      isBusy={form.isPending}
      onSubmit={form.onSubmit}
      onCancel={onCancel}
    >
      {form.failure ? <Fault role="alert">{form.failure.message}</Fault> : null}
      <p>{pitchesTexts.willWithdraw}</p>
      <FormEnd>
        <Button $quiet onClick={onCancel}>
          {pitchesTexts.keep}
        </Button>
        <DangerButton type="submit" aria-disabled={form.isPending}>
          {pitchesTexts.withdraw}
        </DangerButton>
      </FormEnd>
    </RowForm>
  );
}
