import { Button, headline, token } from '@marquee/shared';
import { styled } from '@marquee/shared/styled';
import { texts } from '../texts.ts';
import { listTexts } from './listTexts.ts';

const Box = styled.div`
  display: grid;
  justify-items: start;
  gap: ${token('space3')};
  padding: ${token('space5')};
  border: 2px solid ${token('line')};
  border-radius: ${token('radius')};

  & > strong {
    ${headline('textLg')}
  }

  & > p {
    color: ${token('inkMuted')};
  }
`;

type ListFailureProps = { failure: 'offline' | 'failed' | 'forbidden'; retry: () => void };

/** Shown instead of a list that could not be loaded. */
export function ListFailure({ failure, retry }: ListFailureProps) {
  const isOffline = failure === 'offline';
  return (
    <Box role="alert">
      <strong>{isOffline ? listTexts.offline : listTexts.failed}</strong>
      <p>{isOffline ? listTexts.offlineHelp : listTexts.failedHelp}</p>
      <Button $quiet onClick={retry}>
        {texts.tryAgain}
      </Button>
    </Box>
  );
}
