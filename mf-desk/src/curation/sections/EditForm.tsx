import { Button } from '@marquee/shared';
import { type CuratedSection, curationLimits } from '@marquee/shared/domain';
import { FailureSummary } from '@marquee/vocal-kit/form/FailureSummary.tsx';
import { Field } from '@marquee/vocal-kit/form/Field.tsx';
import { statusOf } from '@marquee/vocal-kit/form/formFailure.ts';
import { FieldRow, FormEnd } from '@marquee/vocal-kit/form/formParts.ts';
import { TextAreaField } from '@marquee/vocal-kit/form/TextAreaField.tsx';
import { type Form, useForm } from '@marquee/vocal-kit/form/useForm.ts';
import { RowForm } from '@marquee/vocal-kit/panels/RowForm.tsx';
import { useContext, useState } from 'react';
import { CurationApiContext } from '../CurationApiContext.ts';
import { curationTexts } from '../curationTexts.ts';
import { keyPattern } from '../keyPattern.ts';
import { PictureField } from '../PictureField.tsx';
import type { SectionFormProps } from './sectionForm.ts';
import { sectionTexts } from './sectionTexts.ts';

const names = ['name', 'key', 'description', 'position'] as const;
const labels = {
  ...{ name: sectionTexts.name, key: sectionTexts.key },
  ...{ description: sectionTexts.description, position: sectionTexts.position },
};

const isPosition = (text: string) => /^\d+$/.test(text.trim()) && Number(text) <= curationLimits.position;

type EditedForm = Form<(typeof names)[number]>;

type EditFormProps = SectionFormProps & { onChanged: (section: CuratedSection) => void };

/** Changes a category, channel or tag. A tag has a name and an address only. */
export function EditForm(props: EditFormProps) {
  const { kind, section, onCancel } = props;
  const { form, hasPage, image, setImage } = useEditForm(props);
  return (
    <RowForm
      label={sectionTexts.actionOn(sectionTexts.edit, section.name)}
      element={form.element}
      isBusy={form.isPending}
      onSubmit={form.onSubmit}
      onCancel={onCancel}
    >
      {form.failure ? <FailureSummary failure={form.failure} fields={names} labels={labels} /> : null}
      <NameFields {...{ kind, section, hasPage, form }} />
      {hasPage ? <PageFields {...{ section, form, image }} onImage={setImage} /> : null}
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

type NameFieldsProps = Pick<EditFormProps, 'kind' | 'section'> & { hasPage: boolean; form: EditedForm };

function NameFields({ kind, section, hasPage, form }: NameFieldsProps) {
  const errors = form.failure?.fields ?? {};
  return (
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
      {hasPage ? (
        <Field
          name="position"
          label={sectionTexts.position}
          hint={sectionTexts.positionHint}
          inputMode="numeric"
          maxLength={3}
          defaultValue={section.position ?? 0}
          autoComplete="off"
          error={errors.position}
          onTyped={form.onTyped}
        />
      ) : null}
    </FieldRow>
  );
}

type PageFieldsProps = Pick<EditFormProps, 'section'> & {
  form: EditedForm;
  image: CuratedSection['image'];
  onImage: (image: CuratedSection['image']) => void;
};

function PageFields({ section, form, image, onImage }: PageFieldsProps) {
  return (
    <>
      <TextAreaField
        name="description"
        label={sectionTexts.description}
        hint={sectionTexts.descriptionHint}
        rows={2}
        defaultValue={section.description ?? ''}
        error={form.failure?.fields.description}
        onTyped={form.onTyped}
      />
      <PictureField label={sectionTexts.image} image={image} onChange={onImage} />
    </>
  );
}

/** Checks the fields of a section and sends the change. */
function useEditForm({ site, kind, section, onChanged, onGone, onOutdated }: EditFormProps) {
  const api = useContext(CurationApiContext);
  const hasPage = kind !== 'tags';
  const [image, setImage] = useState(section.image);
  const form = useForm({
    names,
    faultsIn: ({ name, key, position }) => ({
      ...(!name.trim() && { name: sectionTexts.needName }),
      ...(!keyPattern.test(key.trim()) && { key: sectionTexts.wrongKey }),
      ...(hasPage && !isPosition(position) && { position: sectionTexts.wrongPosition(curationLimits.position) }),
    }),
    async send({ name, key, description, position }) {
      const shown = { description: section.description ?? '', image: section.image, position: section.position ?? 0 };
      const before = { name: section.name, key: section.key, ...(hasPage && shown) };
      const page = { description: description.replaceAll('\r\n', '\n').trim(), image, position: Number(position) };
      const change = { name: name.trim(), key: key.trim(), ...(hasPage && page), before };
      try {
        onChanged(await api.change({ site, kind }, section.id, change));
      } catch (error) {
        if (statusOf(error) === 404) return onGone(sectionTexts.gone(kind));
        if (statusOf(error) === 409) onOutdated();
        throw error;
      }
    },
  });
  return { form, hasPage, image, setImage };
}
