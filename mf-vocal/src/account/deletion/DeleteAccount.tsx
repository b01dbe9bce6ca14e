import { buttonStyle } from '@marquee/shared';
import { type AccountDeleted, moneyText } from '@marquee/shared/domain';
import { styled } from '@marquee/shared/styled';
import { DangerButton, Done, FormBody } from '@marquee/vocal-kit/form/formParts.ts';
import { useEffect, useRef, useState } from 'react';
import { accountTexts } from '../accountTexts.ts';
import { DeletionForm } from './DeletionForm.tsx';

const Leave = styled.a<{ $quiet?: boolean }>`
  ${buttonStyle}
  justify-self: start;
`;

/** Deletes the account of the signed-in writer: a button, the form behind it, and what became of the money. */
export function DeleteAccount() {
  const [isOpen, setOpen] = useState(false);
  const [deleted, setDeleted] = useState<AccountDeleted | null>(null);
  if (deleted) return <Deleted deleted={deleted} />;
  if (isOpen) return <DeletionForm onCancel={() => setOpen(false)} onDeleted={setDeleted} />;
  return (
    <div>
      <DangerButton aria-expanded={false} onClick={() => setOpen(true)}>
        {accountTexts.openDeletion}
      </DangerButton>
    </div>
  );
}

/** Says that the account is gone, and what became of its money. */
function Deleted({ deleted: { payout, givenUp } }: { deleted: AccountDeleted }) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => element.current?.focus(), []);
  return (
    <FormBody as="div" ref={element} tabIndex={-1}>
      <Done>{accountTexts.deleted}</Done>
      {payout ? <p>{accountTexts.paidOut(moneyText(payout.amount), payout.address, payout.id)}</p> : null}
      {givenUp.micros > 0 ? <p>{accountTexts.givenUp(moneyText(givenUp))}</p> : null}
      <Leave href="/auth">{accountTexts.leave}</Leave>
    </FormBody>
  );
}
