import { Button } from '@marquee/shared';
import { useContext } from 'react';
import { Fault } from '../../desk/deskParts.ts';
import { statusOf } from '../../form/formFailure.ts';
import { DangerButton, FormEnd } from '../../form/formParts.ts';
import { useForm } from '../../form/useForm.ts';
import { CurationApiContext } from '../CurationApiContext.ts';
import { RowForm } from '../RowForm.tsx';
import type { SectionFormProps } from './sectionForm.ts';
import { sectionTexts } from './sectionTexts.ts';

/** Asks once more before a category, channel or tag without posts is deleted. */
export function RemoveForm({ site, kind, section, onCancel, onGone, onOutdated }: SectionFormProps) {
  const api = useContext(CurationApiContext);
  const form = useForm<never>({
    names: [],
    faultsIn: () => ({}),
    async send() {
      try {
        await api.remove({ site, kind }, section.id);
      } catch (error) {
        if (statusOf(error) === 404) return onGone(sectionTexts.gone(kind));
        if (statusOf(error) === 409) onOutdated();
        throw error;
      }
      onGone(sectionTexts.removed(section.name));
    },
  });
  return (
    <RowForm
      label={sectionTexts.actionOn(sectionTexts.remove, section.name)}
      element={form.element}
      isBusy={form.isPending}
      onSubmit={form.onSubmit}
      onCancel={onCancel}
    >
      {form.failure ? <Fault role="alert">{form.failure.message}</Fault> : null}
      <p>{sectionTexts.willRemove(section.name)}</p>
      <FormEnd>
        <Button $quiet onClick={onCancel}>
          {sectionTexts.keep}
        </Button>
        <DangerButton type="submit" disabled={form.isPending}>
          {sectionTexts.removeNow(kind)}
        </DangerButton>
      </FormEnd>
    </RowForm>
  );
}
