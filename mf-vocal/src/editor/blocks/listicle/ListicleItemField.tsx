import { token } from '@marquee/shared';
import { styled } from '@marquee/shared/styled';
import type { ReactNodeViewProps } from '@tiptap/react';
import { useContext } from 'react';
import { Check } from '../../fields/Check.ts';
import { mediaTexts } from '../../media/mediaTexts.ts';
import { ListicleContext } from './ListicleContext.ts';
import { NumberingField } from './NumberingField.tsx';

const Fields = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${token('space3')};

  & select {
    max-inline-size: 100%;
    min-block-size: 2.75rem;
    font: inherit;
  }
`;

/** Fields that make a block a numbered item, and choose the numbers of all items. */
export function ListicleItemField({ view }: { view: ReactNodeViewProps }) {
  const { node, editor, updateAttributes } = view;
  const { isListicle, change } = useContext(ListicleContext);
  const isItem = isListicle && Boolean(node.attrs.isListicleItem);
  return (
    <Fields>
      <Check>
        <input
          type="checkbox"
          checked={isItem}
          disabled={!editor.isEditable}
          onChange={({ target }) => {
            updateAttributes({ isListicleItem: target.checked });
            if (target.checked && !isListicle) change({ isListicle: true });
          }}
        />
        {mediaTexts.listicleItem}
      </Check>
      {isItem ? <NumberingField disabled={!editor.isEditable} /> : null}
    </Fields>
  );
}
