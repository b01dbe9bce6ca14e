import { describe, expect, it } from '@jest/globals';
import { render } from '@testing-library/react';
import { InPage } from '../testing/InPage.tsx';
import { CloudImage } from './CloudImage.tsx';

describe('CloudImage', () => {
  it('has a source for each density, where src alone is the first', () => {
    const { container } = render(
      <InPage>
        <CloudImage image={{ public_id: 'face' }} alt="" transform={{ width: 64, height: 64 }} />
      </InPage>,
    );
    const picture = container.querySelector('img');
    expect(picture?.getAttribute('src')).toContain('h_64,q_auto,w_64/');
    expect(picture?.getAttribute('srcset')).toMatch(/^\S+h_128,q_auto,w_128\S+ 2x, \S+h_192,q_auto,w_192\S+ 3x$/);
  });

  it('leaves out the third density for a large box', () => {
    const { container } = render(
      <InPage>
        <CloudImage image={{ public_id: 'hero' }} alt="" transform={{ width: 600, height: 400 }} />
      </InPage>,
    );
    expect(container.querySelector('img')?.getAttribute('srcset')).toMatch(/^\S+w_1200\S+ 2x$/);
  });

  it('requests the picture of another host from the image CDN and not from the host', () => {
    const { container } = render(
      <InPage>
        <CloudImage
          image={{ public_id: 'x', url: 'https://pictures.example/a.jpg' }}
          alt="A"
          transform={{ width: 600, height: 400 }}
        />
      </InPage>,
    );
    const { src, srcset } = container.querySelector('img') ?? { src: '', srcset: '' };
    for (const address of [new URL(src).pathname, srcset])
      expect(address).toMatch(/^\/res\/media\/image\/fetch\/\S+\/https:\/\/pictures\.example\/a\.jpg/);
  });
});
