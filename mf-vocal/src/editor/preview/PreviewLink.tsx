import { Button, formatDateTime, token } from '@marquee/shared';
import { styled } from '@marquee/shared/styled';
import { inputStyles } from '@marquee/vocal-kit/fields/inputStyles.ts';
import { useRef } from 'react';
import type { KeptLink } from './keptLinks.ts';
import { previewTexts } from './previewTexts.ts';

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${token('space2')};
`;

const Address = styled.input`
  ${inputStyles}
`;

const Note = styled.p`
  margin: 0;
  color: ${token('inkMuted')};
  font-size: ${token('textSm')};
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${token('space4')};

  & > :is(a, button) {
    display: inline-flex;
    align-items: center;
    min-block-size: 2.75rem;
    padding: 0;
    border: 0;
    background: none;
    color: ${token('link')};
    font: inherit;
    text-decoration: underline;
    text-underline-offset: 0.2em;
    cursor: pointer;
  }

  & > button {
    color: ${token('danger')};
  }
`;

type PreviewLinkProps = {
  link: KeptLink;
  address: string;
  announce: (words: string) => void;
  onRevoke: () => void;
};

/** Shows the address of the preview, with buttons to copy, open and revoke it. */
export function PreviewLink({ link, address, announce, onRevoke }: PreviewLinkProps) {
  const field = useRef<HTMLInputElement>(null);

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(address);
      announce(previewTexts.copied);
    } catch {
      field.current?.select();
      announce(previewTexts.selected);
    }
  }

  return (
    <div>
      <Row>
        <Address
          ref={field}
          aria-label={previewTexts.link}
          readOnly
          value={address}
          onFocus={(event) => event.currentTarget.select()}
        />
        <Button onClick={() => void copy()}>{previewTexts.copy}</Button>
      </Row>
      <Actions>
        <a href={address} target="_blank" rel="noopener noreferrer">
          {previewTexts.open}
        </a>
        <button type="button" onClick={onRevoke}>
          {previewTexts.revokeThis}
        </button>
      </Actions>
      <Note>{previewTexts.expires(formatDateTime(link.expiresAt, new Date(link.expiresAt).getTimezoneOffset()))}</Note>
    </div>
  );
}
