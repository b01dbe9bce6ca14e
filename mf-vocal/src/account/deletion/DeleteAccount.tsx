import { Button } from '@marquee/shared';
import { moneyText } from '@marquee/shared/domain';
import { useNavigate } from '@marquee/shared/router';
import { useState } from 'react';
import { FailureSummary } from '../../form/FailureSummary.tsx';
import { Choices, DangerButton, FormBody, FormEnd } from '../../form/formParts.ts';
import { PasswordField } from '../../form/PasswordField.tsx';
import { useForm } from '../../form/useForm.ts';
import { useLoaded } from '../../session/useLoaded.ts';
import { useAccountApi } from '../AccountApiContext.ts';
import { accountTexts } from '../accountTexts.ts';

const names = ['password', 'posts'] as const;
type Name = (typeof names)[number];
const labels = { password: accountTexts.password, posts: accountTexts.fate };

/** Deletes the account of the signed-in writer: a button that opens the form. */
export function DeleteAccount() {
  const [isOpen, setOpen] = useState(false);
  if (isOpen) return <DeletionForm onCancel={() => setOpen(false)} />;
  return (
    <div>
      <DangerButton aria-expanded={false} onClick={() => setOpen(true)}>
        {accountTexts.openDeletion}
      </DangerButton>
    </div>
  );
}

function DeletionForm({ onCancel }: { onCancel(): void }) {
  const api = useAccountApi();
  const navigate = useNavigate();
  const { element, failure, isPending, onTyped, onSubmit } = useForm<Name>({
    names,
    faultsIn: ({ password }) => (password ? {} : { password: accountTexts.needPassword }),
    async send({ password, posts }) {
      await api.deleteAccount({ password, posts: posts === 'unpublish' ? 'unpublish' : 'keep' });
      await navigate('/auth?signed-out=yes', { replace: true });
    },
  });
  const { value: balance } = useLoaded('balance', () => api.balance());
  const { micros = 0, currency = 'USD' } = balance?.available ?? {};
  const unpaid = micros + (balance?.held.micros ?? 0);
  return (
    <FormBody ref={element} noValidate onSubmit={onSubmit} aria-busy={isPending}>
      {failure ? <FailureSummary id="vocal-deletion-failure" failure={failure} fields={names} labels={labels} /> : null}
      {unpaid > 0 ? <p>{accountTexts.givesUp(moneyText({ micros: unpaid, currency }))}</p> : null}
      <Choices>
        <legend>{accountTexts.fate}</legend>
        <label>
          <input type="radio" name="posts" value="keep" defaultChecked />
          {accountTexts.keep}
          <small>{accountTexts.keepHint}</small>
        </label>
        <label>
          <input type="radio" name="posts" value="unpublish" />
          {accountTexts.unpublish}
          <small>{accountTexts.unpublishHint}</small>
        </label>
      </Choices>
      <PasswordField
        name="password"
        label={accountTexts.confirmPassword}
        isNew={false}
        error={failure?.fields.password}
        onTyped={onTyped}
      />
      <FormEnd>
        <DangerButton type="submit" aria-disabled={isPending}>
          {isPending ? accountTexts.deleting : accountTexts.delete}
        </DangerButton>
        <Button $quiet onClick={onCancel}>
          {accountTexts.keepAccount}
        </Button>
      </FormEnd>
    </FormBody>
  );
}
