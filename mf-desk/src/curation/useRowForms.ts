import { type RefObject, useRef, useState } from 'react';

export type RowForms<Form extends string> = {
  /** The form that is open, and the id of its row. */
  open: { id: string; form: Form } | null;
  /** The sentence about the last change, for a status. */
  said: string;
  status: RefObject<HTMLParagraphElement | null>;
  toggle(id: string, form: Form, button: HTMLElement): void;
  /** Closes the form; the focus returns to the button that opened it. @param sentence about what was done */
  close(sentence?: string): void;
  /** Closes the form of a row that is gone; the focus goes to the status. */
  closeGone(sentence: string): void;
};

/** Which form of a list is open: one at a time, as its fields have fixed ids. */
export function useRowForms<Form extends string>(): RowForms<Form> {
  const [open, setOpen] = useState<RowForms<Form>['open']>(null);
  const [said, say] = useState('');
  const opener = useRef<HTMLElement>(null);
  const status = useRef<HTMLParagraphElement>(null);
  return {
    open,
    said,
    status,
    toggle(id, form, button) {
      opener.current = button;
      say('');
      setOpen(open?.id === id && open.form === form ? null : { id, form });
    },
    close(sentence = '') {
      setOpen(null);
      say(sentence);
      opener.current?.focus();
    },
    closeGone(sentence) {
      setOpen(null);
      say(sentence);
      status.current?.focus();
    },
  };
}
