import { holdScroll } from '@marquee/shared/page/holdScroll';
import { type ReactNode, useLayoutEffect, useRef } from 'react';

type ModalDialogProps = {
  /** What a screen reader calls it. */
  label: string;
  /** Escape, and a click on the dialog itself: its backdrop, or what its content leaves free. May come twice. */
  onClose: () => void;
  className?: string;
  children: ReactNode;
};

/**
 * A modal dialog for as long as it is rendered: the browser keeps the focus in it and gives it back, and the page behind it
 * does not scroll. How it looks is said by who shows it: `styled(ModalDialog)`.
 */
export function ModalDialog({ label, onClose, className, children }: ModalDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);

  // Before the first paint: a click is answered by the very next frame.
  useLayoutEffect(() => {
    const element = dialog.current;
    // In this order the page's styles are computed once.
    holdScroll(document, true);
    element?.showModal();
    return () => {
      element?.close();
      holdScroll(document, false);
    };
  }, []);

  return (
    <dialog
      ref={dialog}
      aria-label={label}
      className={className}
      onCancel={(event) => {
        // It closes by being taken away, when the address no longer asks for it.
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
