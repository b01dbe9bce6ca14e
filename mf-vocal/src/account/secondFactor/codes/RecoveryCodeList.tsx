import { Button, token } from '@marquee/shared';
import { styled } from '@marquee/shared/styled';
import { FormEnd } from '@marquee/vocal-kit/form/formParts.ts';
import { useEffect, useRef, useState } from 'react';
import { secondFactorTexts } from '../secondFactorTexts.ts';

const Box = styled.div`
  display: grid;
  gap: ${token('space3')};

  h4 {
    font-size: ${token('textMd')};
  }

  ol {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(12rem, 1fr));
    gap: ${token('space2')} ${token('space5')};
    margin: 0;
    padding: ${token('space4')};
    border-radius: ${token('radius')};
    background: ${token('sunken')};
    font-family: monospace;
    list-style: none;
  }
`;

/** Shows new recovery codes, once. */
export function RecoveryCodeList({ codes, onKept }: { codes: readonly string[]; onKept(): void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [message, setMessage] = useState('');
  useEffect(() => heading.current?.focus(), []);
  const copy = () =>
    navigator.clipboard.writeText(codes.join('\n')).then(
      () => setMessage(secondFactorTexts.copied),
      () => setMessage(secondFactorTexts.copyFailed),
    );
  return (
    <Box>
      <h4 ref={heading} tabIndex={-1}>
        {secondFactorTexts.recoveryTitle}
      </h4>
      <p>{secondFactorTexts.recoveryText}</p>
      <ol>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <FormEnd>
        <Button onClick={onKept}>{secondFactorTexts.kept}</Button>
        <Button $quiet onClick={() => void copy()}>
          {secondFactorTexts.copy}
        </Button>
        <span role="status">{message}</span>
      </FormEnd>
    </Box>
  );
}
