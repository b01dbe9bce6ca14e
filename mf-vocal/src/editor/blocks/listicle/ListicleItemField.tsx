import type { ReactNodeViewProps } from '@tiptap/react';
import { useContext } from 'react';
import { Check } from '../../fields/Check.ts';
import { mediaTexts } from '../../media/mediaTexts.ts';
import { ListicleContext } from './ListicleContext.ts';

/** Field that makes a block a numbered item. Only shown in a listicle. */
export function ListicleItemField({ view }: { view: ReactNodeViewProps }) {
  const { node, editor, updateAttributes } = view;
  if (!useContext(ListicleContext)) return null;
  return (
    <Check>
      <input
        type="checkbox"
        checked={Boolean(node.attrs.isListicleItem)}
        disabled={!editor.isEditable}
        onChange={({ target }) => updateAttributes({ isListicleItem: target.checked })}
      />
      {mediaTexts.listicleItem}
    </Check>
  );
}
