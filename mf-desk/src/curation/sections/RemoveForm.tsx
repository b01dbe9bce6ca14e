import { statusOf } from '@marquee/vocal-kit/form/formFailure.ts';
import { useContext } from 'react';
import { ConfirmForm } from '../ConfirmForm.tsx';
import { CurationApiContext } from '../CurationApiContext.ts';
import type { SectionFormProps } from './sectionForm.ts';
import { sectionTexts } from './sectionTexts.ts';

/** Asks for confirmation before a category, channel or tag without posts is deleted. */
export function RemoveForm({ site, kind, section, onCancel, onGone, onOutdated }: SectionFormProps) {
  const api = useContext(CurationApiContext);

  async function remove(): Promise<void> {
    try {
      await api.remove({ site, kind }, section.id);
    } catch (error) {
      if (statusOf(error) === 404) return onGone(sectionTexts.gone(kind));
      if (statusOf(error) === 409) onOutdated();
      throw error;
    }
    onGone(sectionTexts.removed(section.name));
  }

  return (
    <ConfirmForm
      label={sectionTexts.actionOn(sectionTexts.remove, section.name)}
      sentence={sectionTexts.willRemove(section.name)}
      action={sectionTexts.removeNow(kind)}
      keep={sectionTexts.keep}
      run={remove}
      onCancel={onCancel}
    />
  );
}
