import { token } from '@marquee/shared';
import { openModal } from '@marquee/shared/page/openModal';
import { styled } from '@marquee/shared/styled';
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';

const Box = styled.dialog<{ $width: string }>`
  box-sizing: border-box;
  inline-size: min(${({ $width }) => $width}, 100vw - 1rem);
  max-inline-size: none;
  max-block-size: calc(100dvh - 1rem);
  padding: ${token('space4')};
  overflow: auto;
  overscroll-behavior: contain;
  border: 1px solid ${token('line')};
  border-radius: ${token('radius')};
  background: ${token('surface')};
  color: ${token('ink')};
  font-family: ${token('fontBody')};
  font-size: ${token('textMd')};

  &::backdrop {
    background: rgb(0 0 0 / 60%);
  }

  & > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${token('space3')};
  }

  & :is(h2, p) {
    margin: 0;
  }

  & h2 {
    font-size: ${token('textLg')};
  }
`;

type ModalDialogProps = {
  title: string;
  /** Widest that the dialog becomes, as a CSS length. */
  width: string;
  /** Id of the element that gets the focus. Without an id, it is the first element that can have it. */
  focusId?: string;
  onClose: () => void;
  /** Set by `styled(ModalDialog)`. */
  className?: string;
  children: ReactNode;
};

/** Dialog over the page, which is open for as long as it is rendered. */
export function ModalDialog({ title, width, focusId, onClose, className, children }: ModalDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useLayoutEffect(() => {
    if (!dialog.current) return;
    const close = openModal(dialog.current);
    if (focusId !== undefined) document.getElementById(focusId)?.focus();
    return close;
  }, [focusId]);
  return (
    <Box
      ref={dialog}
      className={className}
      $width={width}
      aria-labelledby={titleId}
      onCancel={(event) => {
        // The dialog closes when React no longer renders it.
        event.preventDefault();
        onClose();
      }}
      onClose={onClose}
    >
      <div>
        <h2 id={titleId}>{title}</h2>
        {children}
      </div>
    </Box>
  );
}
