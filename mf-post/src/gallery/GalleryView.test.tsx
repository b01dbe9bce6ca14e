import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { renderInPage } from '../testing/renderInPage.tsx';
import { sampleGallery } from '../testing/sampleModules.ts';
import { sampleImage } from '../testing/samplePost.ts';
import { GalleryView } from './GalleryView.tsx';

const pictures = () => within(screen.getByRole('list', { name: 'Orphans' })).getAllByRole('link');

describe('GalleryView', () => {
  it.each([
    ['row', 3, 3],
    ['row', 5, 5],
    ['row', 9, 5],
    ['grid', 13, 13],
    ['columns', 7, 7],
  ] as const)('in %s shows, of %i pictures, %i', (style, count, shown) => {
    renderInPage(<GalleryView gallery={sampleGallery(style, count)} first={0} />);
    expect(pictures()).toHaveLength(shown);
    expect(screen.getByText('From the tin.')).toBeVisible();
  });

  it.each([
    [6, 3],
    [7, 4],
    [8, 4],
    [9, 3],
  ])('sets %i whole pictures in %i columns, of which none is empty', (count, columns) => {
    renderInPage(<GalleryView gallery={sampleGallery('columns', count)} first={0} />);
    expect(screen.getByRole('list', { name: 'Orphans' })).toHaveStyle({ columns });
  });

  it('counts the hidden pictures in a row of more than five', () => {
    renderInPage(<GalleryView gallery={sampleGallery('row', 9)} first={0} />);
    expect(pictures()[4]).toHaveTextContent('+ 5 More');
    expect(screen.getAllByText(/More/)).toHaveLength(1);
  });

  it('has no count in a row of five', () => {
    renderInPage(<GalleryView gallery={sampleGallery('row', 5)} first={0} />);
    expect(screen.queryByText(/More/)).toBeNull();
  });

  it.each(['row', 'grid'] as const)('cuts thumbnails to 130x130 in a %s', (style) => {
    renderInPage(<GalleryView gallery={sampleGallery(style, 2)} first={0} />);
    const thumbnail = screen.getByRole('img', { name: 'Frame 1' });
    expect(thumbnail).toHaveAttribute('width', '130');
    expect(thumbnail.getAttribute('src')).toMatch(/c_fill.*h_130.*w_130/);
  });

  it('shows whole pictures with their titles in columns', () => {
    renderInPage(<GalleryView gallery={sampleGallery('columns', 2)} first={0} />);
    expect(screen.getByRole('img', { name: 'Frame 2' }).getAttribute('src')).toMatch(/c_fit,(?!.*h_).*w_512/);
    expect(screen.getByText('Frame 2')).toBeVisible();
  });

  it('shows credits in columns, also of a picture without a title', () => {
    const gallery = sampleGallery('columns', 2);
    const images = gallery.images.map((image, index) => ({
      ...image,
      title: index ? 'Reel' : undefined,
      credit: 'Ada',
    }));
    renderInPage(<GalleryView gallery={{ ...gallery, images }} first={0} />);
    expect(screen.getAllByText('Ada').map((credit) => credit.parentElement?.textContent)).toEqual(['Ada', 'Reel Ada']);
  });

  it('links every thumbnail to its picture, as wide as the lightbox', () => {
    renderInPage(<GalleryView gallery={sampleGallery('grid', 2)} first={0} />);
    const link = screen.getByRole('link', { name: 'Frame 2' });
    expect(link.getAttribute('href')).toMatch(/w_1024.*frame-2$/);
  });

  it('names an untitled picture by its place', () => {
    const [image] = sampleGallery('grid', 1).images;
    const images = [
      { ...sampleImage('a'), url: null },
      { ...image, ...sampleImage('b'), url: null },
    ];
    renderInPage(<GalleryView gallery={{ ...sampleGallery('grid', 1), images }} first={0} />);
    expect(screen.getByRole('img', { name: 'Picture 1 of 2' })).toBeVisible();
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', 'https://', 'x.jpg'])('ignores the address %j', (url) => {
    const images = [{ ...sampleImage('a'), url, alt: 'A hand' }];
    renderInPage(<GalleryView gallery={{ ...sampleGallery('grid', 1), images }} first={0} />);
    expect(screen.getByRole('link', { name: 'A hand' }).getAttribute('href')).toMatch(/^\/res\/.*\/a$/);
  });

  it.each(['row', 'grid'] as const)('opens with its first picture, large, over a %s', (style) => {
    renderInPage(<GalleryView gallery={sampleGallery(style, 9)} first={3} />);
    const cover = screen.getByRole('link', { name: 'See all 9 pictures' });
    expect(cover).toHaveAttribute('href', '#picture-4');
    expect(cover.querySelector('img')?.getAttribute('srcset')).toMatch(/w_1140\/.*frame-1 1140w$/);
    expect(cover.querySelector('img')).toHaveAttribute('alt', '');
  });

  it('has no large first picture in columns of whole pictures', () => {
    renderInPage(<GalleryView gallery={sampleGallery('columns', 9)} first={0} />);
    expect(screen.queryByRole('link', { name: /^See all/ })).toBeNull();
  });

  it.each(['row', 'grid', 'columns'] as const)(
    'in %s shows a picture of another host, through our endpoint',
    (style) => {
      const images = [{ ...sampleImage('a'), url: 'https://elsewhere.example/a.jpg', alt: 'A hand' }];
      renderInPage(<GalleryView gallery={{ ...sampleGallery(style, 1), images }} first={0} />);
      const through = /^\/res\/media\/image\/fetch\/.*elsewhere\.example\/a\.jpg$/;
      expect(screen.getByRole('img', { name: 'A hand' }).getAttribute('src')).toMatch(through);
      expect(screen.getByRole('link', { name: 'A hand' }).getAttribute('href')).toMatch(through);
    },
  );
});
