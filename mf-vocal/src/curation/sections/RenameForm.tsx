import { Button } from '@marquee/shared';
import { type CuratedSection, curationLimits } from '@marquee/shared/domain';
import { useContext } from 'react';
import { FailureSummary } from '../../form/FailureSummary.tsx';
import { Field } from '../../form/Field.tsx';
import { statusOf } from '../../form/formFailure.ts';
import { FieldRow, FormEnd } from '../../form/formParts.ts';
import { useForm } from '../../form/useForm.ts';
import { CurationApiContext } from '../CurationApiContext.ts';
import { curationTexts } from '../curationTexts.ts';
import { RowForm } from '../RowForm.tsx';
import type { SectionFormProps } from './sectionForm.ts';
import { sectionTexts } from './sectionTexts.ts';

const names = ['name', 'key'] as const;

/** As the api checks it. */
const keyPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;

type RenameFormProps = SectionFormProps & { onChanged: (section: CuratedSection) => void };

/** Gives a category, channel or tag another name or address. */
export function RenameForm({ site, kind, section, onChanged, onCancel, onGone, onOutdated }: RenameFormProps) {
  const api = useContext(CurationApiContext);
  const form = useForm({
    names,
    faultsIn: ({ name, key }) => ({
      ...(!name.trim() && { name: sectionTexts.needName }),
      ...(!keyPattern.test(key.trim()) && { key: sectionTexts.wrongKey }),
    }),
    async send({ name, key }) {
      const before = { name: section.name, key: section.key };
      try {
        onChanged(await api.change({ site, kind }, section.id, { name: name.trim(), key: key.trim(), before }));
      } catch (error) {
        if (statusOf(error) === 404) return onGone(sectionTexts.gone(kind));
        if (statusOf(error) === 409) onOutdated();
        throw error;
      }
    },
  });
  const errors = form.failure?.fields ?? {};
  const labels = { name: sectionTexts.name, key: sectionTexts.key };
  return (
    <RowForm
      label={sectionTexts.actionOn(sectionTexts.rename, section.name)}
      element={form.element}
      isBusy={form.isPending}
      onSubmit={form.onSubmit}
      onCancel={onCancel}
    >
      {form.failure ? <FailureSummary failure={form.failure} fields={names} labels={labels} /> : null}
      <FieldRow>
        <Field
          name="name"
          label={sectionTexts.name}
          maxLength={curationLimits.name}
          defaultValue={section.name}
          autoComplete="off"
          error={errors.name}
          onTyped={form.onTyped}
        />
        <Field
          name="key"
          label={sectionTexts.key}
          hint={sectionTexts.keyHint(kind)}
          maxLength={curationLimits.key}
          defaultValue={section.key}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          error={errors.key}
          onTyped={form.onTyped}
        />
      </FieldRow>
      <FormEnd>
        <Button type="submit" disabled={form.isPending}>
          {sectionTexts.save}
        </Button>
        <Button $quiet onClick={onCancel}>
          {curationTexts.cancel}
        </Button>
      </FormEnd>
    </RowForm>
  );
}
