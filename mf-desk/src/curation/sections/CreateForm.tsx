import { Button } from '@marquee/shared';
import { type CuratedSection, curationLimits } from '@marquee/shared/domain';
import { FailureSummary } from '@marquee/vocal-kit/form/FailureSummary.tsx';
import { Field } from '@marquee/vocal-kit/form/Field.tsx';
import { FieldRow, FormEnd } from '@marquee/vocal-kit/form/formParts.ts';
import { useForm } from '@marquee/vocal-kit/form/useForm.ts';
import { RowForm } from '@marquee/vocal-kit/panels/RowForm.tsx';
import { useContext } from 'react';
import { CurationApiContext } from '../CurationApiContext.ts';
import type { SectionsOfSite } from '../createCurationApi.ts';
import { curationTexts } from '../curationTexts.ts';
import { keyPattern } from '../keyPattern.ts';
import { sectionTexts } from './sectionTexts.ts';

const names = ['name', 'key'] as const;

type CreateFormProps = SectionsOfSite & { onCreated: (section: CuratedSection) => void; onCancel: () => void };

/** Adds a category, channel or tag. */
export function CreateForm({ site, kind, onCreated, onCancel }: CreateFormProps) {
  const form = useCreateForm({ site, kind }, onCreated);
  const errors = form.failure?.fields ?? {};
  return (
    <RowForm
      label={sectionTexts.create(kind)}
      element={form.element}
      isBusy={form.isPending}
      onSubmit={form.onSubmit}
      onCancel={onCancel}
    >
      {form.failure ? (
        <FailureSummary
          failure={form.failure}
          fields={names}
          labels={{ name: sectionTexts.name, key: sectionTexts.key }}
        />
      ) : null}
      <FieldRow>
        <Field
          name="name"
          label={sectionTexts.name}
          maxLength={curationLimits.name}
          autoComplete="off"
          error={errors.name}
          onTyped={form.onTyped}
        />
        <Field
          name="key"
          label={sectionTexts.key}
          hint={sectionTexts.newKeyHint(kind)}
          isOptional
          maxLength={curationLimits.key}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          error={errors.key}
          onTyped={form.onTyped}
        />
      </FieldRow>
      <FormEnd>
        <Button type="submit" disabled={form.isPending}>
          {sectionTexts.createNow(kind)}
        </Button>
        <Button $quiet onClick={onCancel}>
          {curationTexts.cancel}
        </Button>
      </FormEnd>
    </RowForm>
  );
}

/** Checks the fields of a new section and creates the section. */
function useCreateForm({ site, kind }: SectionsOfSite, onCreated: CreateFormProps['onCreated']) {
  const api = useContext(CurationApiContext);
  return useForm({
    names,
    faultsIn: ({ name, key }) => ({
      ...(!name.trim() && { name: sectionTexts.needName }),
      ...(key.trim() && !keyPattern.test(key.trim()) && { key: sectionTexts.wrongKey }),
    }),
    async send({ name, key }) {
      onCreated(await api.create({ site, kind }, { name: name.trim(), ...(key.trim() && { key: key.trim() }) }));
    },
  });
}
