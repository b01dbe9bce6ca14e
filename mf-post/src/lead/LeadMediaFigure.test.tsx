import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderInPage } from '../testing/renderInPage.tsx';
import { samplePost } from '../testing/samplePost.ts';
import { LeadMediaFigure } from './LeadMediaFigure.tsx';

const video = () => screen.queryByRole('link', { name: /^Play video: The last reel/ });
const link = 'https://youtu.be/aqz-KE-bpKQ';

describe('LeadMediaFigure', () => {
  it.each([
    ['a Brightcove id', { brightcoveId: '6038086711001' }],
    ['a link', { videoLink: link }],
  ])('shows the video of a video post with %s', (_, fields) => {
    renderInPage(<LeadMediaFigure post={samplePost({ mediaType: 'video', ...fields })} />);
    expect(video()).toBeVisible();
  });

  it('shows the image when mediaType is image, whatever video the post has', () => {
    renderInPage(<LeadMediaFigure post={samplePost({ mediaType: 'image', videoLink: link })} />);
    expect(video()).toBeNull();
    expect(screen.getByRole('img', { name: 'A projection booth' })).toHaveAttribute('loading', 'eager');
  });

  it('shows the image of a video post that names no video', () => {
    const html = '<iframe src="https://player.vimeo.com/video/76979871"></iframe>';
    const videoData = { exists: true, thumbnailUrl: null, html };
    renderInPage(<LeadMediaFigure post={samplePost({ mediaType: 'video', videoData })} />);
    expect(video()).toBeNull();
    expect(screen.getByRole('img', { name: 'A projection booth' })).toBeVisible();
  });

  it('shows nothing without an image', () => {
    const { container } = renderInPage(<LeadMediaFigure post={samplePost({ image: null })} />);
    expect(container.querySelector('figure')).toBeNull();
  });

  it('shows the caption and names a picture without alt text by it', () => {
    const post = samplePost({
      imageAltText: null,
      imageCaption: 'Marta with <em>Hardy</em>',
      mediaLayout: 'fullWidth',
    });
    renderInPage(<LeadMediaFigure post={post} />);
    const figure = screen.getByRole('figure');
    expect(figure).toHaveTextContent('Marta with Hardy');
    expect(figure).toHaveAttribute('data-layout', 'fullWidth');
    expect(screen.getByRole('img', { name: 'Marta with Hardy' })).toBeVisible();
  });

  it('passes autoplay=true of the address to the video', async () => {
    const post = samplePost({ mediaType: 'video', videoLink: link });
    renderInPage(<LeadMediaFigure post={post} />, { path: '/last-reel?autoplay=true' });
    expect(await screen.findByTitle('The last reel')).toHaveAttribute('src', expect.stringContaining('autoplay=1'));
  });
});
