import { token } from '@marquee/shared';
import { useSearchParams } from '@marquee/shared/router';
import { styled } from '@marquee/shared/styled';
import { PageHeading } from '@marquee/vocal-kit/frame/PageHeading.tsx';
import { AuthFrame } from '../AuthFrame.tsx';
import { type RecoveryWay, readAuthAddress } from '../address/authAddress.ts';
import { RecoveryDone } from './RecoveryDone.tsx';
import { RecoveryFormPanel } from './RecoveryFormPanel.tsx';
import { recoveryTexts } from './recoveryTexts.ts';
import { useRecoveryForm } from './useRecoveryForm.ts';

const Lead = styled.p`
  color: ${token('inkMuted')};
  line-height: 1.5;
`;

/** A page on which a password or an address is recovered: its form, and then the result in place of it. */
export function RecoveryPage({ way }: { way: RecoveryWay }) {
  const [search] = useSearchParams();
  const address = readAuthAddress(search);
  const form = useRecoveryForm(way);
  const { heading, lead, doneHeading } = recoveryTexts[way];
  return (
    <AuthFrame siteKey={address.from} isFormFirst>
      {form.isDone ? (
        <>
          <PageHeading key="done" takesFocus>
            {doneHeading}
          </PageHeading>
          <RecoveryDone way={way} address={address} form={form} />
        </>
      ) : (
        <>
          <PageHeading>{heading}</PageHeading>
          <Lead>{lead}</Lead>
          <RecoveryFormPanel way={way} address={address} form={form} />
        </>
      )}
    </AuthFrame>
  );
}
