import { Button, token } from '@marquee/shared';
import { styled } from '@marquee/shared/styled';
import { useId, useState } from 'react';
import { areDeskKeysOn, type DeskKey, deskKeyTexts, keysHelpTexts, setDeskKeys } from './deskKeys.ts';
import { useDeskKeys } from './useDeskKeys.ts';

const Box = styled.div`
  display: grid;
  gap: ${token('space3')};
  justify-items: start;

  & dl {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: ${token('space2')} ${token('space4')};
    align-items: baseline;
    margin: 0;
  }

  & dd {
    margin: 0;
  }

  & label {
    display: flex;
    gap: ${token('space2')};
    align-items: center;
    min-block-size: 2rem;
  }

  & kbd {
    display: inline-block;
    min-inline-size: 1.9em;
    padding: 0.1em 0.4em;
    border: 1px solid ${token('lineStrong')};
    border-radius: ${token('radius')};
    background: ${token('surface')};
    font: inherit;
    text-align: center;
  }

  @media (hover: none) {
    display: none;
  }
`;

/** Shows a button that opens the list of the page's keyboard shortcuts. A checkbox below the list turns them off. */
export function KeysHelp({ keys }: { keys: readonly DeskKey[] }) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [areOn, setOn] = useState(areDeskKeysOn);
  useDeskKeys({ '?': () => setOpen((before) => !before) });
  return (
    <Box>
      <Button
        $quiet
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        aria-keyshortcuts="?"
        onClick={() => setOpen(!isOpen)}
      >
        {keysHelpTexts.keys}
      </Button>
      {isOpen ? (
        <section id={id} aria-label={keysHelpTexts.keys} ref={(list) => list?.scrollIntoView?.({ block: 'nearest' })}>
          <dl>
            {[...keys, '?' as const].map((key) => (
              <div key={key} style={{ display: 'contents' }}>
                <dt>
                  <kbd>{key}</kbd>
                </dt>
                <dd>{deskKeyTexts[key]}</dd>
              </div>
            ))}
          </dl>
          <label>
            <input
              type="checkbox"
              checked={areOn}
              onChange={({ target }) => {
                setDeskKeys(target.checked);
                setOn(target.checked);
              }}
            />
            {keysHelpTexts.useKeys}
          </label>
        </section>
      ) : null}
    </Box>
  );
}
