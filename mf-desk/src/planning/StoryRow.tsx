import { Button, ButtonLink } from '@marquee/shared';
import type { Story, StoryAction } from '@marquee/shared/domain';
import { Faint, WrappingRow } from '@marquee/vocal-kit/panels/pageParts.ts';
import { CurationRow, RowHead, RowName } from '@marquee/vocal-kit/panels/rowParts.ts';
import { StoryFacts, StoryText } from '@marquee/vocal-kit/stories/StoryFacts.tsx';
import type { RowForms } from '../curation/useRowForms.ts';
import { AnswerForm } from './forms/AnswerForm.tsx';
import { AssignForm } from './forms/AssignForm.tsx';
import { DropForm } from './forms/DropForm.tsx';
import { StoryForm } from './forms/StoryForm.tsx';
import { planningTexts } from './planningTexts.ts';

/** The forms of a row. */
export type StoryFormName = 'answer' | 'assign' | 'edit' | 'drop';

/** The forms with the steps that they offer. */
const offered: readonly {
  form: StoryFormName;
  of: readonly StoryAction[];
  label: string;
  name: (slug: string) => string;
}[] = [
  { form: 'answer', of: ['accept'], label: planningTexts.answer, name: planningTexts.answerOf },
  { form: 'assign', of: ['assign', 'reassign'], label: planningTexts.assign, name: planningTexts.assignOf },
  { form: 'edit', of: ['plan'], label: planningTexts.edit, name: planningTexts.editOf },
  { form: 'drop', of: ['drop'], label: planningTexts.drop, name: planningTexts.dropOf },
];

type StoryRowProps = {
  story: Story;
  forms: RowForms<StoryFormName>;
  onChanged: (story: Story, sentence: string) => void;
};

/** A story with the steps that its editors can take. */
export function StoryRow({ story, forms, onChanged }: StoryRowProps) {
  const { id, slug, post, actions } = story;
  const open = forms.open?.id === id ? forms.open.form : null;
  return (
    <CurationRow>
      <RowHead>
        <div>
          <RowName as="h2" dir="auto">
            {slug}
          </RowName>
          <StoryFacts story={story} shows={['writer', 'editor']} />
        </div>
        <WrappingRow>
          {post ? (
            <ButtonLink $quiet to={`/vocal/review/${post.id}`} aria-label={planningTexts.openPostOf(slug)}>
              {planningTexts.openPost}
            </ButtonLink>
          ) : null}
          {offered
            .filter(({ of }) => of.some((action) => actions.includes(action)))
            .map(({ form, label, name }) => (
              <Button
                key={form}
                $quiet
                aria-expanded={open === form}
                aria-label={name(slug)}
                onClick={({ currentTarget }) => forms.toggle(id, form, currentTarget)}
              >
                {label}
              </Button>
            ))}
        </WrappingRow>
      </RowHead>
      <StoryText story={story} />
      {post && actions.includes('plan') && !actions.includes('reassign') ? (
        <Faint>{planningTexts.hasText}</Faint>
      ) : null}
      <Opened open={open} story={story} onDone={onChanged} onCancel={() => forms.close()} />
    </CurationRow>
  );
}

type OpenedProps = {
  open: StoryFormName | null;
  story: Story;
  onDone: (story: Story, sentence: string) => void;
  onCancel: () => void;
};

/** The form that is open in the row, if one is. */
function Opened({ open, story, onDone, onCancel }: OpenedProps) {
  const { slug } = story;
  switch (open) {
    case 'answer':
      return (
        <AnswerForm
          story={story}
          onSaved={(saved) => onDone(saved, planningTexts.answered(slug))}
          onCancel={onCancel}
        />
      );
    case 'assign':
      return (
        <AssignForm
          story={story}
          onSaved={(saved) => onDone(saved, planningTexts.assigned(slug, saved.writer?.name ?? ''))}
          onCancel={onCancel}
        />
      );
    case 'edit':
      return (
        <StoryForm
          story={story}
          sites={null}
          onSaved={(saved) => onDone(saved, planningTexts.saved(saved.slug))}
          onCancel={onCancel}
        />
      );
    case 'drop':
      return (
        <DropForm story={story} onSaved={(saved) => onDone(saved, planningTexts.dropped(slug))} onCancel={onCancel} />
      );
    case null:
      return null;
  }
}
