import { Button, token } from '@marquee/shared';
import { styled } from '@marquee/shared/styled';
import { useRef, useState } from 'react';
import { texts } from '../../texts.ts';

/**
 * Copies an element's text. Without access to the clipboard, such as on an insecure page, it selects the text and uses
 * `execCommand`. Returns false if this fails too. The text then stays selected, so that the reader can copy it.
 */
async function copyText(element: HTMLElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(element.textContent);
    return true;
  } catch {
    getSelection()?.selectAllChildren(element);
    return document.execCommand('copy');
  }
}

const Row = styled.div`
  display: flex;
  gap: ${token('space3')};
  align-items: center;
  min-width: 0;
  padding-inline-start: ${token('space3')};
  border: 1px solid ${token('line')};
  border-radius: ${token('radius')};
  background: ${token('paper')};

  & > button {
    flex: none;
    margin: -1px;
  }
`;

const Address = styled.span`
  flex: 1;
  overflow: hidden;
  color: ${token('inkMuted')};
  font-size: calc(${token('textSm')} * ${token('bodyScale')});
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const Outcome = styled.p`
  min-height: 1lh;
  color: ${token('success')};
  font-size: ${token('textSm')};
  line-height: 1.5;
`;

/** The browser focuses the element with `autofocus` when a popover opens. React does not render this attribute. */
const takeFocus = (button: HTMLButtonElement | null) => button?.setAttribute('autofocus', '');

/** The post's address, and a button that copies it with a notice. */
export function CopyLink({ url }: { url: string }) {
  const address = useRef<HTMLSpanElement>(null);
  const [outcome, setOutcome] = useState('');

  async function copy() {
    if (!address.current) return;
    setOutcome((await copyText(address.current)) ? texts.linkCopied : texts.linkSelected);
  }

  return (
    <div>
      <Row>
        <Address ref={address}>{url}</Address>
        <Button ref={takeFocus} type="button" onClick={() => void copy()}>
          {texts.copyLink}
        </Button>
      </Row>
      <Outcome role="status">{outcome}</Outcome>
    </div>
  );
}
