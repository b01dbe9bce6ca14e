import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { renderInPage } from '../testing/renderInPage.tsx';
import { sampleImage } from '../testing/samplePost.ts';
import { BlurUpImage } from './BlurUpImage.tsx';
import { layoutGeometry } from './pictureGeometry.ts';

const image = sampleImage();
const common = { image, alt: 'A booth', geometry: layoutGeometry(image, 'insetCenter') };
const placeholder = () => document.querySelector('img[aria-hidden]');

describe('BlurUpImage', () => {
  afterEach(() => void jest.restoreAllMocks());

  it('has a blurred placeholder of a tenth of the width, hidden from assistive technology', () => {
    renderInPage(<BlurUpImage {...common} />);
    expect(placeholder()).toBeVisible();
    expect(placeholder()).toHaveAttribute('alt', '');
    expect(placeholder()).toHaveAttribute('loading', 'lazy');
    expect(placeholder()?.getAttribute('src')).toMatch(/e_blur:400,.*w_69\//);
    expect(placeholder()).not.toHaveAttribute('style');
    expect(screen.getAllByRole('img')).toEqual([screen.getByRole('img', { name: 'A booth' })]);
  });

  it("never loads before the page's first picture", () => {
    renderInPage(<BlurUpImage {...common} eager />);
    expect(placeholder()).toHaveAttribute('loading', 'lazy');
    expect(placeholder()).toHaveAttribute('fetchpriority', 'low');
    expect(screen.getByRole('img', { name: 'A booth' })).toHaveAttribute('fetchpriority', 'high');
  });

  it.each(['load', 'error'])('hides it on the %s of the picture', (event) => {
    renderInPage(<BlurUpImage {...common} />);
    fireEvent(screen.getByRole('img', { name: 'A booth' }), new Event(event));
    expect(placeholder()).not.toBeVisible();
  });

  it('hides it on the load of an animation, whose first frame has a source of its own', () => {
    renderInPage(<BlurUpImage {...common} image={{ ...image, format: 'gif' }} />);
    expect(placeholder()?.getAttribute('src')).not.toContain('animated');
    expect(document.querySelector('source')?.media).toBe('(prefers-reduced-motion: reduce)');
    fireEvent.load(screen.getByRole('img', { name: 'A booth' }));
    expect(placeholder()).not.toBeVisible();
  });

  it('hides it behind a picture that loaded before hydration', () => {
    jest.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
    renderInPage(<BlurUpImage {...common} />);
    expect(placeholder()).not.toBeVisible();
  });
});
