import type { ListicleOrder, PostType } from '@marquee/shared/domain';
import { ChoiceField } from '@marquee/vocal-kit/fields/ChoiceField.tsx';
import type { DraftEditing } from '../draftEditing.ts';
import { editorTexts } from '../editorTexts.ts';
import { Check } from '../fields/Check.ts';
import { SettingsGroup } from './SettingsGroup.tsx';

const types: readonly PostType[] = ['article', 'gallery', 'video'];
const orders: readonly ListicleOrder[] = ['ascending', 'descending'];

/** The kind of post, and whether its items are numbered. */
export function KindSettings({ draft, change, isReadOnly }: DraftEditing) {
  const { postType, isListicle, listicleOrder } = draft;
  return (
    <SettingsGroup label={editorTexts.kind} disabled={isReadOnly}>
      <ChoiceField
        field="postType"
        label={editorTexts.postType}
        value={postType}
        choices={types.map((value) => ({ value, label: editorTexts.postTypes[value] }))}
        onChange={(chosen) => chosen && change({ postType: chosen })}
      />
      <Check>
        <input type="checkbox" checked={isListicle} onChange={({ target }) => change({ isListicle: target.checked })} />
        {editorTexts.isListicle}
      </Check>
      {isListicle ? (
        <ChoiceField
          field="listicleOrder"
          label={editorTexts.listicleOrder}
          value={listicleOrder}
          choices={orders.map((value) => ({ value, label: editorTexts[value] }))}
          onChange={(chosen) => chosen && change({ listicleOrder: chosen })}
        />
      ) : null}
    </SettingsGroup>
  );
}
