import { Button, usePageConfig } from '@marquee/shared';
import type { Story } from '@marquee/shared/domain';
import { FormEnd } from '@marquee/vocal-kit/form/formParts.ts';
import { useForm } from '@marquee/vocal-kit/form/useForm.ts';
import { Fault } from '@marquee/vocal-kit/panels/pageParts.ts';
import { RowForm } from '@marquee/vocal-kit/panels/RowForm.tsx';
import { PlanFields } from '@marquee/vocal-kit/stories/PlanFields.tsx';
import { faultsOfPlan, planNames, planOf } from '@marquee/vocal-kit/stories/planValues.ts';
import { StoriesApiContext } from '@marquee/vocal-kit/stories/StoriesApiContext.ts';
import { storyTexts } from '@marquee/vocal-kit/stories/storyTexts.ts';
import { useContext, useState } from 'react';
import { pitchesTexts } from './pitchesTexts.ts';

type PitchFormProps = {
  /** The pitch to change. Null for a new pitch. */
  pitch: Story | null;
  onSaved: (story: Story) => void;
  onCancel: () => void;
};

/** Form of a pitch. A failed call keeps everything that is typed. */
export function PitchForm({ pitch, onSaved, onCancel }: PitchFormProps) {
  const api = useContext(StoriesApiContext);
  const { sites } = usePageConfig();
  // A repeated call with this key creates nothing.
  const [key] = useState(() => crypto.randomUUID());
  const form = useForm({
    names: planNames,
    faultsIn: faultsOfPlan,
    send: async (values) => {
      const plan = { ...planOf(values), site: values.site };
      onSaved(
        pitch ? await api.revise(pitch.id, { ...plan, version: pitch.version }) : await api.pitch({ ...plan, key }),
      );
    },
  });
  return (
    <RowForm
      label={pitch ? pitchesTexts.changeOf(pitch.slug) : pitchesTexts.newPitch}
      element={form.element}
      isBusy={form.isPending}
      onSubmit={form.onSubmit}
      onCancel={onCancel}
    >
      {form.failure ? <Fault role="alert">{form.failure.message}</Fault> : null}
      <PlanFields form={form} story={pitch} sites={sites.map((site) => site.key)} />
      <FormEnd>
        <Button type="submit" aria-disabled={form.isPending}>
          {pitch ? pitchesTexts.save : pitchesTexts.send}
        </Button>
        <Button $quiet onClick={onCancel}>
          {storyTexts.cancel}
        </Button>
      </FormEnd>
    </RowForm>
  );
}
