import type { ReactNodeViewProps } from '@tiptap/react';
import { useContext } from 'react';
import { Check } from '../../fields/Check.ts';
import { mediaTexts } from '../../media/mediaTexts.ts';
import { ListicleContext } from './ListicleContext.ts';

/** Whether a block is an item with a number, in a post that is a listicle. */
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
