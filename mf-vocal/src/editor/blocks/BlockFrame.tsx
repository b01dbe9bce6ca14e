import { token } from '@marquee/shared';
import { styled } from '@marquee/shared/styled';
import { NodeViewContent, NodeViewWrapper } from '@tiptap/react';
import type { ReactNode } from 'react';

const Frame = styled(NodeViewWrapper)`
  display: grid;
  gap: ${token('space3')};
  margin-block: ${token('space6')};
  padding: ${token('space4')};
  border: 1px solid ${token('line')};
  border-radius: ${token('radius')};
  background: color-mix(in srgb, ${token('surface')} 60%, transparent);

  &[data-selected='true'] {
    outline: 3px solid ${token('focus')};
    outline-offset: 2px;
  }

  & img {
    display: block;
    max-inline-size: 100%;
    block-size: auto;
  }
`;

/** The block's name and the handle to drag it by. */
const Name = styled.p`
  margin: 0;
  color: ${token('inkMuted')};
  font-family: ${token('fontBody')};
  font-size: ${token('textSm')};
  font-weight: ${token('boldWeight')};
  cursor: grab;
`;

const Controls = styled.div`
  display: grid;
  gap: ${token('space3')};
  font-family: ${token('fontBody')};
  font-size: ${token('textMd')};
  line-height: 1.4;
`;

type BlockFrameProps = { label: string; isSelected: boolean; children: ReactNode };

/** The frame of a block: its controls, and below them the places to type its title, caption and text. */
export function BlockFrame({ label, isSelected, children }: BlockFrameProps) {
  return (
    <Frame data-selected={isSelected} role="group" aria-label={label}>
      <Controls contentEditable={false}>
        <Name data-drag-handle="">{label}</Name>
        {children}
      </Controls>
      <NodeViewContent />
    </Frame>
  );
}
