import { Button, Spinner } from '@marquee/shared';
import type { NoticeMails } from '@marquee/shared/domain';
import { useCallback, useEffect, useState } from 'react';
import { texts } from '../../texts.ts';
import { useAccountApi } from '../AccountApiContext.ts';
import { accountTexts } from '../accountTexts.ts';
import { MailChoiceForm } from './MailChoiceForm.tsx';

/** Loads how the writer gets notices by mail, and shows the form to change it. */
export function MailChoice() {
  const api = useAccountApi();
  const [mails, setMails] = useState<NoticeMails | null>(null);
  const [hasFailed, setFailed] = useState(false);

  const load = useCallback(async () => {
    setFailed(false);
    try {
      setMails((await api.noticeMails()).mails);
    } catch {
      setFailed(true);
    }
  }, [api]);
  useEffect(() => {
    void load();
  }, [load]);

  if (mails) return <MailChoiceForm chosen={mails} />;
  if (!hasFailed) return <Spinner label={accountTexts.loadingMails} />;
  return (
    <>
      <p role="alert">{accountTexts.mailsFailed}</p>
      <div>
        <Button $quiet onClick={() => void load()}>
          {texts.tryAgain}
        </Button>
      </div>
    </>
  );
}
