import { headline, token, upTo } from '@marquee/shared';
import { styled } from '@marquee/shared/styled';
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { editorTexts } from '../editorTexts.ts';

const Panel = styled.aside`
  display: grid;
  align-content: start;
  gap: ${token('space6')};
  overflow-y: auto;
  overscroll-behavior: contain;
  padding: ${token('space4')} ${token('space5')} ${token('space7')};
  border-inline-start: 1px solid ${token('line')};
  background: ${token('surface')};
  color: ${token('ink')};

  @media (width > 1024px) {
    position: sticky;
    inset-block-start: var(--editor-bar);
    block-size: calc(100dvh - var(--editor-bar));
  }

  ${upTo('tabletLandscape')} {
    position: fixed;
    z-index: 20;
    inset: 0;
    inset-inline-start: auto;
    inline-size: min(100%, 26rem);
    box-shadow: ${token('shadowOverlay')};

    &[data-wide='true'] {
      inline-size: 100%;
    }
  }
`;

const Bar = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
`;

const Heading = styled.h2`
  ${headline('textXl')}
`;

const Close = styled.button`
  min-inline-size: 2.75rem;
  min-block-size: 2.75rem;
  border: 0;
  border-radius: ${token('radiusPill')};
  background: none;
  color: inherit;
  font-size: 1.5rem;
  line-height: 1;
  cursor: pointer;

  &:hover {
    background: ${token('sunken')};
  }
`;

type SidePanelProps = {
  label: string;
  /** True if the panel fills a narrow window. */
  isWide?: boolean;
  onClose: () => void;
  children: ReactNode;
};

/** Panel next to the text, or over the text in narrow windows. Its heading gets the focus. Escape closes the panel. */
export function SidePanel({ label, isWide = false, onClose, children }: SidePanelProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    onClose();
  }

  return (
    <Panel aria-label={label} data-wide={isWide} onKeyDown={onKeyDown}>
      <Bar>
        <Heading ref={heading} tabIndex={-1}>
          {label}
        </Heading>
        <Close type="button" aria-label={editorTexts.closePanel(label)} onClick={onClose}>
          ×
        </Close>
      </Bar>
      {children}
    </Panel>
  );
}
