import { afterEach, expect, jest, test } from '@jest/globals';
import { createRoot } from 'react-dom/client';
import { useDeskKeys } from './useDeskKeys.ts';

const act = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
afterEach(() => {
  act.IS_REACT_ACT_ENVIRONMENT = true;
});

function Desk({ onClaim }: { onClaim: () => void }) {
  useDeskKeys({ c: onClaim });
  return <button type="button">Claim</button>;
}

test('a key is answered from the moment at which its button is on the page', async () => {
  // Lets React decide when effects run, as in a browser.
  act.IS_REACT_ACT_ENVIRONMENT = false;
  const onClaim = jest.fn();
  const host = document.body.appendChild(document.createElement('div'));
  const shown = new Promise<void>((resolve) => {
    new MutationObserver(() => {
      window.dispatchEvent(new KeyboardEvent('keydown', { key: 'c' }));
      resolve();
    }).observe(host, { childList: true, subtree: true });
  });
  const root = createRoot(host);
  root.render(<Desk onClaim={onClaim} />);
  await shown;
  expect(onClaim).toHaveBeenCalledTimes(1);
  root.unmount();
});
