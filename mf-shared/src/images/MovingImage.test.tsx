import { expect, it } from '@jest/globals';
import { render } from '@testing-library/react';
import { InPage } from '../testing/InPage.tsx';
import type { ImageSource } from './imageSource.ts';
import { MovingImage } from './MovingImage.tsx';

const place = { alt: 'A runner', widths: [512, 768], sizes: '100vw' };
const whole = { width: 688, height: 459, crop: 'fit' } as const;

function shown(image: ImageSource, transform: { width: number; height: number; crop: 'fit' | 'fill' } = whole) {
  const { container } = render(
    <InPage>
      <MovingImage {...place} image={image} transform={transform} />
    </InPage>,
  );
  return {
    img: container.querySelector('img'),
    still: container.querySelector('picture > source[media="(prefers-reduced-motion: reduce)"]'),
  };
}

it('shows all frames of a GIF, and only the first to readers who prefer reduced motion', () => {
  const { img, still } = shown({ public_id: 'runner', format: 'gif' });
  expect(img?.getAttribute('src')).toMatch(/fl_animated\.progressive.*\/runner$/);
  expect(img?.getAttribute('srcset')).toMatch(/fl_animated\S+ 512w, \S+fl_animated\S+ 768w$/);
  expect(still?.getAttribute('srcset')).toMatch(/^\S+fl_progressive\S+ 512w, \S+fl_progressive\S+ 768w$/);
  expect(still?.getAttribute('sizes')).toBe('100vw');
});

it.each<[string, ImageSource]>([
  ['another format', { public_id: 'runner', format: 'jpg' }],
  ['no known format', { public_id: 'runner' }],
  ['another host', { public_id: 'runner', format: 'gif', url: 'https://pictures.example/a.gif' }],
])('is a plain image for a picture of %s', (_, image) => {
  const { img, still } = shown(image);
  expect(still).toBeNull();
  expect(img?.parentElement?.tagName).not.toBe('PICTURE');
  expect(img?.getAttribute('srcset')).not.toContain('animated');
});

it('is a plain image if the transform crops the picture', () => {
  const { img, still } = shown({ public_id: 'runner', format: 'gif' }, { width: 688, height: 387, crop: 'fill' });
  expect(still).toBeNull();
  expect(img?.getAttribute('src')).not.toContain('animated');
});
