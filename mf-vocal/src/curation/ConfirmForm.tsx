import { Button } from '@marquee/shared';
import { Fault } from '../desk/deskParts.ts';
import { DangerButton, FormEnd } from '../form/formParts.ts';
import { useForm } from '../form/useForm.ts';
import { RowForm } from './RowForm.tsx';

type ConfirmFormProps = {
  label: string;
  /** What will happen. */
  sentence: string;
  action: string;
  keep: string;
  /** Makes the change. Its error is shown in words. */
  run: () => Promise<void>;
  onCancel: () => void;
};

/** Asks once more before a change that cannot be undone. */
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
