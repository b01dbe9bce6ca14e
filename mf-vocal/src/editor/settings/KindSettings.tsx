import type { PostType } from '@marquee/shared/domain';
import { ChoiceField } from '@marquee/vocal-kit/fields/ChoiceField.tsx';
import type { DraftEditing } from '../draftEditing.ts';
import { editorTexts } from '../editorTexts.ts';
import { SettingsGroup } from './SettingsGroup.tsx';

const types: readonly PostType[] = ['article', 'gallery', 'video'];

/** The kind of post. */
export function KindSettings({ draft: { postType }, change, isReadOnly }: DraftEditing) {
  return (
    <SettingsGroup label={editorTexts.kind} disabled={isReadOnly}>
      <ChoiceField
        field="postType"
        label={editorTexts.postType}
        value={postType}
        choices={types.map((value) => ({ value, label: editorTexts.postTypes[value] }))}
        onChange={(chosen) => chosen && change({ postType: chosen })}
      />
    </SettingsGroup>
  );
}
