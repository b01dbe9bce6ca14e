import { token } from '@marquee/shared';
import { styled } from '@marquee/shared/styled';
import { NodeViewContent, NodeViewWrapper, type ReactNodeViewProps } from '@tiptap/react';
import type { KeyboardEvent, ReactNode } from 'react';
import { ListicleItemField } from './listicle/ListicleItemField.tsx';
import { takeCaret } from './takeCaret.ts';
import { useBlockSelection } from './useBlockSelection.ts';

/* Title, media, caption, text: the order in which readers see them. */
const Frame = styled(NodeViewWrapper)`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space3')};
  margin-block: ${token('space6')};
  padding: ${token('space4')};
  border: 1px solid ${token('line')};
  border-radius: ${token('radius')};
  background: color-mix(in srgb, ${token('surface')} 60%, transparent);

  &[data-selected='true'] {
    border-color: ${token('focus')};
    box-shadow: 0 0 0 1px ${token('focus')};
  }

  &[data-whole='true'] {
    border-color: transparent;
    box-shadow: none;
    outline: 3px solid ${token('focus')};
    outline-offset: 2px;
  }

  & [data-node-view-content],
  & [data-node-view-content-react] {
    display: contents;
  }

  & [data-hole='title'] {
    order: 1;
  }

  & [data-hole='caption'] {
    order: 3;
  }

  & [data-hole='text'] {
    order: 4;
  }

  & img {
    display: block;
    max-inline-size: 100%;
  }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${token('space4')};
  color: ${token('inkMuted')};
  font-family: ${token('fontBody')};
  font-size: ${token('textSm')};
  line-height: 1.4;
`;

/** The block's name and the handle to drag it by. */
const Name = styled.p`
  margin: 0;
  font-weight: ${token('boldWeight')};
  cursor: grab;
`;

/* Each of its children has a place of its own among the texts. */
const Media = styled.div`
  display: contents;
  font-family: ${token('fontBody')};
  font-size: ${token('textMd')};
  line-height: 1.4;

  & > * {
    order: 2;
  }
`;

/** Language of labels and fields inside a post in any other language. */
const labelLanguage = { lang: 'en', dir: 'ltr' } as const;

type BlockFrameProps = {
  view: ReactNodeViewProps;
  label: string;
  /** False to hide an empty title and an empty text. A caption is never hidden. */
  hasDetails?: boolean;
  children: ReactNode;
};

/** Frame of a block with its media, its fields, and its editable title, caption and text. */
export function BlockFrame({ view, label, hasDetails = true, children }: BlockFrameProps) {
  const { isWhole, isSelected, selectWhole } = useBlockSelection(view);

  /** Moves the focus from a field back to the text on Escape. Tab moves it to the field. */
  function backToWords(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    view.editor.commands.focus(null, { scrollIntoView: false });
  }

  return (
    <Frame
      data-selected={isSelected}
      data-whole={isWhole}
      data-folded={hasDetails ? undefined : ''}
      role="group"
      aria-label={label}
    >
      <Head contentEditable={false} {...labelLanguage} onKeyDown={backToWords}>
        <Name data-drag-handle="" onClick={selectWhole}>
          {label}
        </Name>
        {isSelected ? <ListicleItemField view={view} /> : null}
      </Head>
      {/* The fields of a block are its own: whoever is in one of them has selected the block. */}
      <Media
        contentEditable={false}
        {...labelLanguage}
        onClick={({ target }) => (isControl(target) ? takeCaret(target) : selectWhole())}
        onFocus={() => !isSelected && selectWhole()}
        onKeyDown={backToWords}
      >
        {children}
      </Media>
      <NodeViewContent />
    </Frame>
  );
}

function isControl(target: EventTarget): boolean {
  return target instanceof Element && target.closest('a, button, input, label, select, summary, textarea') !== null;
}
