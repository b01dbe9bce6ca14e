import { Button } from '@marquee/shared';
import { DangerButton, FormEnd } from '@marquee/vocal-kit/form/formParts.ts';
import { useForm } from '@marquee/vocal-kit/form/useForm.ts';
import { Fault } from '@marquee/vocal-kit/panels/pageParts.ts';
import { RowForm } from '@marquee/vocal-kit/panels/RowForm.tsx';

type ConfirmFormProps = {
  label: string;
  /** Consequence of the change. */
  sentence: string;
  action: string;
  keep: string;
  /** Makes the change. Its error is shown in words. */
  run: () => Promise<void>;
  onCancel: () => void;
};

/** Asks for confirmation before a change that cannot be undone. */
export function ConfirmForm({ label, sentence, action, keep, run, onCancel }: ConfirmFormProps) {
  const form = useForm<never>({ names: [], faultsIn: () => ({}), send: run });
  return (
    <RowForm label={label} element={form.element} isBusy={form.isPending} onSubmit={form.onSubmit} onCancel={onCancel}>
      {form.failure ? <Fault role="alert">{form.failure.message}</Fault> : null}
      <p>{sentence}</p>
      <FormEnd>
        <Button $quiet onClick={onCancel}>
          {keep}
        </Button>
        <DangerButton type="submit" disabled={form.isPending}>
          {action}
        </DangerButton>
      </FormEnd>
    </RowForm>
  );
}
