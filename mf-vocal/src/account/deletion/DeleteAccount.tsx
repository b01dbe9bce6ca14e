import { Button, token } from '@marquee/shared';
import { useNavigate } from '@marquee/shared/router';
import { styled } from '@marquee/shared/styled';
import { useState } from 'react';
import { FailureSummary } from '../../form/FailureSummary.tsx';
import { DangerButton, FormBody, FormEnd } from '../../form/formParts.ts';
import { PasswordField } from '../../form/PasswordField.tsx';
import { useForm } from '../../form/useForm.ts';
import { useAccountApi } from '../AccountApiContext.ts';
import { accountTexts } from '../accountTexts.ts';

const names = ['password', 'posts'] as const;
type Name = (typeof names)[number];
const labels = { password: accountTexts.password, posts: accountTexts.fate };

const Fate = styled.fieldset`
  display: grid;
  gap: ${token('space2')};
  margin: 0;
  padding: 0;
  border: 0;

  legend {
    padding: 0;
    font-weight: ${token('boldWeight')};
  }

  label {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: 0 ${token('space3')};
    align-items: center;
    min-block-size: 3.25rem;
    cursor: pointer;
  }

  input {
    inline-size: 1.25rem;
    block-size: 1.25rem;
    accent-color: ${token('link')};
  }

  small {
    grid-column: 2;
    color: ${token('inkMuted')};
    font-size: ${token('textSm')};
  }
`;

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
  return (
    <FormBody ref={element} noValidate onSubmit={onSubmit} aria-busy={isPending}>
      {failure ? <FailureSummary id="vocal-deletion-failure" failure={failure} fields={names} labels={labels} /> : null}
      <Fate>
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
      </Fate>
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
