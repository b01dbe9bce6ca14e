import { Button, Spinner, token } from '@marquee/shared';
import type { OnDemand } from '@marquee/shared/page/onDemand';
import { useOnDemand } from '@marquee/shared/page/useOnDemand';
import { styled } from '@marquee/shared/styled';
import { useState } from 'react';
import { texts } from '../texts.ts';

const Failure = styled.div`
  display: grid;
  justify-items: start;
  gap: ${token('space4')};
`;

type LazyPanelProps<Props extends object> = {
  panel: OnDemand<Props>;
  panelProps: Props;
  /** Texts shown while the code loads, and if it fails to load. */
  loading: string;
  failed: string;
};

/** Content of a panel. Loads its code when the panel opens. */
export function LazyPanel<Props extends object>({ panel, panelProps, loading, failed }: LazyPanelProps<Props>) {
  const [attempt, setAttempt] = useState(0);
  const [failedAttempt, setFailedAttempt] = useState<number | null>(null);
  const Panel = useOnDemand(panel, String(attempt), () => setFailedAttempt(attempt));
  if (Panel) return <Panel {...panelProps} />;
  if (failedAttempt !== attempt) return <Spinner label={loading} />;
  return (
    <Failure role="alert">
      <p>{failed}</p>
      <Button $quiet onClick={() => setAttempt(attempt + 1)}>
        {texts.tryAgain}
      </Button>
    </Failure>
  );
}
