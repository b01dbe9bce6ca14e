import { describe, expect, it } from '@jest/globals';
import { InPage } from '@marquee/shared/testing';
import { renderToString } from 'react-dom/server.edge';
import { VocalSlot } from './VocalSlot.tsx';

describe("the creator platform's slot in the server's HTML", () => {
  const written = () =>
    new DOMParser().parseFromString(
      renderToString(
        <InPage>
          <VocalSlot />
        </InPage>,
      ),
      'text/html',
    );

  it('has a header with a link home, and one heading', () => {
    expect(written().querySelector('header a')).not.toBeNull();
    expect(written().querySelectorAll('h1')).toHaveLength(1);
  });

  it('says without scripts that it needs them', () => {
    expect(written().querySelector('noscript')?.textContent).toMatch(/JavaScript|scripts/i);
  });
});
