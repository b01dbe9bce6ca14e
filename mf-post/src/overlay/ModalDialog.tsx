import { openModal } from '@marquee/shared/page/openModal';
import { type ReactNode, useLayoutEffect, useRef } from 'react';

type ModalDialogProps = {
  /** The name that screen readers announce. */
  label: string;
  /** Called for Escape, and for a click on the backdrop or beside the content. It may be called twice. */
  onClose: () => void;
  className?: string;
  children: ReactNode;
};

/**
 * A modal dialog for as long as it is rendered. The browser keeps the focus in it and returns it afterwards, and the
 * page behind it does not scroll. Callers style it with `styled(ModalDialog)`.
 */
export function ModalDialog({ label, onClose, className, children }: ModalDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);

  // Opens before the first paint, so that the next frame shows the dialog.
  useLayoutEffect(() => (dialog.current ? openModal(dialog.current) : undefined), []);

  return (
    <dialog
      ref={dialog}
      aria-label={label}
      className={className}
      onCancel={(event) => {
        // The dialog closes when the address changes and React no longer renders it.
        event.preventDefault();
        onClose();
      }}
      onClose={onClose}
      onClickCapture={({ target, currentTarget }) => {
        if (target === currentTarget) onClose();
      }}
    >
      {children}
    </dialog>
  );
}
