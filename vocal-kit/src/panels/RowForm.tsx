import { type FormEvent, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { CurationBox } from './rowParts.ts';

type RowFormProps = {
  label: string;
  isBusy: boolean;
  /** Ref to the form, for callers that read its fields. */
  element?: RefObject<HTMLFormElement | null>;
  onSubmit: (event: FormEvent) => void;
  onCancel: () => void;
  children: ReactNode;
};

/** A form that opens in a row of a list. It takes the focus, and closes at Escape. */
export function RowForm({ label, isBusy, element, onSubmit, onCancel, children }: RowFormProps) {
  const own = useRef<HTMLFormElement>(null);
  const form = element ?? own;
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('input, select, textarea, button')?.focus();
  }, [form]);
  return (
    <CurationBox
      as="form"
      ref={form as RefObject<HTMLFormElement & HTMLDivElement>}
      noValidate
      aria-label={label}
      aria-busy={isBusy}
      onSubmit={onSubmit}
      onKeyDown={({ key }) => {
        if (key === 'Escape' && !isBusy) onCancel();
      }}
    >
      {children}
    </CurationBox>
  );
}
