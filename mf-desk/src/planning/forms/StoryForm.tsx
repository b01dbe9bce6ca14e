import { Button, usePageConfig } from '@marquee/shared';
import type { SiteKey, Story } from '@marquee/shared/domain';
import { FormEnd } from '@marquee/vocal-kit/form/formParts.ts';
import { useForm } from '@marquee/vocal-kit/form/useForm.ts';
import { Fault } from '@marquee/vocal-kit/panels/pageParts.ts';
import { RowForm } from '@marquee/vocal-kit/panels/RowForm.tsx';
import { DueFields, PlanFields } from '@marquee/vocal-kit/stories/PlanFields.tsx';
import {
  dueNames,
  dueOf,
  duePointers,
  faultsOfDue,
  faultsOfPlan,
  planNames,
  planOf,
} from '@marquee/vocal-kit/stories/planValues.ts';
import { StoriesApiContext } from '@marquee/vocal-kit/stories/StoriesApiContext.ts';
import { storyTexts } from '@marquee/vocal-kit/stories/storyTexts.ts';
import { useContext, useState } from 'react';
import { planningTexts } from '../planningTexts.ts';
import { EditorField } from './EditorField.tsx';
import { WriterField } from './WriterField.tsx';

type StoryFormProps = {
  /** The story to change. Null for a new one. */
  story: Story | null;
  /** Magazines of a new story; null for all. A story that exists stays on its magazine. */
  sites: readonly SiteKey[] | null;
  onSaved: (story: Story) => void;
  onCancel: () => void;
};

const names = [...planNames, ...dueNames, 'editor', 'writer'] as const;

/** Form of a story. A failed call keeps everything that is typed. */
export function StoryForm({ story, sites, onSaved, onCancel }: StoryFormProps) {
  const api = useContext(StoriesApiContext);
  const config = usePageConfig();
  const [site, setSite] = useState<string>(story?.site ?? '');
  // A repeated call with this key creates nothing.
  const [key] = useState(() => crypto.randomUUID());
  const form = useForm({
    names,
    pointers: duePointers,
    faultsIn: (values) => ({ ...faultsOfPlan(values), ...faultsOfDue(values) }),
    send: async (values) => {
      const plan = { ...planOf(values), due: dueOf(values), editor: values.editor || null };
      onSaved(
        story
          ? await api.plan(story.id, { ...plan, version: story.version })
          : await api.create({ ...plan, site: values.site, writer: values.writer || null, key }),
      );
    },
  });
  return (
    <RowForm
      label={story ? planningTexts.editOf(story.slug) : planningTexts.newStory}
      element={form.element}
      isBusy={form.isPending}
      onSubmit={form.onSubmit}
      onCancel={onCancel}
    >
      {form.failure ? <Fault role="alert">{form.failure.message}</Fault> : null}
      <PlanFields
        form={form}
        story={story}
        sites={story ? null : (sites ?? config.sites.map((one) => one.key))}
        onSite={setSite}
      />
      <DueFields form={form} due={story?.due ?? null} site={site} />
      <EditorField
        key={site}
        site={site}
        editor={story?.editor ?? null}
        hasOther={story !== null}
        error={form.failure?.fields.editor}
      />
      {story ? null : <WriterField site={site} none={planningTexts.nobody} />}
      <FormEnd>
        <Button type="submit" aria-disabled={form.isPending}>
          {story ? planningTexts.save : planningTexts.create}
        </Button>
        <Button $quiet onClick={onCancel}>
          {storyTexts.cancel}
        </Button>
      </FormEnd>
    </RowForm>
  );
}
