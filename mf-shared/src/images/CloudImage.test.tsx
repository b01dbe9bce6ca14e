import { describe, expect, it } from '@jest/globals';
import { render } from '@testing-library/react';
import { InPage } from '../testing/InPage.tsx';
import { CloudImage } from './CloudImage.tsx';

describe('CloudImage', () => {
  it('is there at densities 1 and 2, the first by its src alone', () => {
    const { container } = render(
      <InPage>
        <CloudImage image={{ public_id: 'face' }} alt="" transform={{ width: 64, height: 64 }} />
      </InPage>,
    );
    const picture = container.querySelector('img');
    expect(picture?.getAttribute('src')).toContain('h_64,q_auto,w_64/');
    expect(picture?.getAttribute('srcset')).toMatch(/^\S+h_128,q_auto,w_128\S+ 2x$/);
  });
});
