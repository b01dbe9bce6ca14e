import type { Story } from '@marquee/shared/domain';
import { useLoaded } from '@marquee/vocal-kit/session/useLoaded.ts';
import { SelectField } from '@marquee/vocal-kit/stories/SelectField.tsx';
import { StoriesApiContext } from '@marquee/vocal-kit/stories/StoriesApiContext.ts';
import { useContext, useState } from 'react';
import { planningTexts } from '../planningTexts.ts';

type EditorFieldProps = {
  site: string;
  editor: Story['editor'];
  /** True if the story may have no editor. A new story without another editor gets the account. */
  hasOther: boolean;
  error: string | undefined;
};

/** The editor of a story, out of the editors of its magazine. */
export function EditorField({ site, editor, hasOther, error }: EditorFieldProps) {
  const api = useContext(StoriesApiContext);
  const [chosen, choose] = useState(editor?.id ?? '');
  const { value } = useLoaded(`editors of ${site}`, async (signal) =>
    site === '' ? null : api.people(site, 'editor', '', { signal }),
  );
  if (site === '') return null;
  const people = value?.people ?? [];
  const listed = editor && !people.some(({ id }) => id === editor.id) ? [editor, ...people] : people;
  return (
    <SelectField
      name="editor"
      label={planningTexts.storyEditor}
      none={hasOther ? planningTexts.nobody : planningTexts.yourself}
      value={chosen}
      choices={listed.map(({ id, name }) => ({ value: id, label: name }))}
      error={error}
      onChange={choose}
    />
  );
}
