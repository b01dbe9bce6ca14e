import { describe, expect, it } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import { InPage } from '../testing/InPage.tsx';
import { postSummary } from '../testing/postSummary.ts';
import { PostCard, type PostCardProps } from './PostCard.tsx';

function renderCard(changes: Parameters<typeof postSummary>[0] = {}, props: Partial<PostCardProps> = {}) {
  const { container } = render(
    <InPage>
      <PostCard post={postSummary(changes)} {...props} />
    </InPage>,
  );
  return container;
}

const link = (name: string) => screen.getByRole('link', { name });

describe('PostCard', () => {
  it.each(['lead', 'standard', 'compact'] as const)('%s shows all fields of a post', (variant) => {
    renderCard({}, { variant });
    const card = within(screen.getByRole('article'));
    expect(card.getByRole('heading', { level: 3, name: 'The Last Projectionist' })).toBeVisible();
    expect(card.getByText('On Friday she turns it off.')).toBeVisible();
    expect(card.getByText(/^Agnes Moll keeps a tin/)).toBeVisible();
    expect(card.getByText('Imogen Varga')).toBeVisible();
    expect(card.getByText('Film')).toBeVisible();
    expect(card.getByRole('img', { name: 'A woman beside a film projector' })).toBeVisible();
    expect(card.getByRole('time')).toHaveTextContent('Oct 3, 2026 - 14:05');
  });

  it.each(['lead', 'standard', 'compact'] as const)(
    '%s leaves no single word on the last line of its headline',
    (variant) => {
      renderCard({}, { variant });
      const style = getComputedStyle(screen.getByRole('heading', { level: 3 }));
      expect(style.getPropertyValue('text-wrap')).toBe('balance');
    },
  );

  it('has a headline that is a large enough target even in a single line', () => {
    renderCard();
    expect(link('The Last Projectionist')).toHaveStyle({ minHeight: '24px' });
  });

  it('links to the post, its author, its category and its channel, without a link inside a link', () => {
    const container = renderCard({
      channel: { key: 'booth', name: 'The Booth', mastheadLogo: null, urlPath: '/channel/booth' },
    });
    expect(link('The Last Projectionist')).toHaveAttribute('href', '/the-last-projectionist');
    expect(link('Imogen Varga')).toHaveAttribute('href', '/author/imogen-varga');
    expect(link('Film')).toHaveAttribute('href', '/category/film');
    expect(link('The Booth')).toHaveAttribute('href', '/channel/booth');
    expect(container.querySelector('a a')).toBeNull();
  });

  it('renders nothing without an author', () => {
    expect(renderCard({ author: null })).toBeEmptyDOMElement();
  });

  it('gives a video a play control that starts it', () => {
    renderCard({ postType: 'video', type: 'video' });
    expect(link('Play video: The Last Projectionist')).toHaveAttribute('href', '/the-last-projectionist?autoplay=true');
  });

  it('has no play control on anything else', () => {
    renderCard({ postType: 'gallery', type: 'gallery' });
    expect(screen.queryByRole('link', { name: /Play video/ })).toBeNull();
  });

  it("shows the video's own thumbnail through the image CDN if there is no image", () => {
    renderCard({
      image: null,
      videoThumbnailUrl: 'https://video.example/1.jpg',
      postType: 'video',
      imageAltText: 'Reel',
    });
    const address = screen.getByRole('img', { name: 'Reel' }).getAttribute('src');
    expect(address).toMatch(/^\/res\/media\/image\/fetch\/\S+\/https:\/\/video\.example\/1\.jpg$/);
  });

  it('works without picture, category, subtitle and summary', () => {
    const container = renderCard({ image: null, category: null, subtitle: '', summary: '' });
    expect(container.querySelector('img')).toBeNull();
    expect(container.querySelectorAll('p')).toHaveLength(1);
    expect(link('The Last Projectionist')).toBeVisible();
  });

  it.each(['lead', 'standard', 'compact'] as const)(
    '%s has a thumbnail of 600x400, filled, fetched late unless eager',
    (variant) => {
      const container = renderCard({}, { variant });
      const picture = container.querySelector('img');
      expect(picture).toHaveAttribute('width', '600');
      expect(picture).toHaveAttribute('height', '400');
      expect(picture).toHaveAttribute('loading', 'lazy');
      expect(picture?.src).toMatch(/c_fill.*h_400.*w_600/);
    },
  );

  it.each([
    ['lead', ['512w', '768w', '688w', '1140w']],
    ['standard', ['512w', '768w', '1200w']],
    ['compact', ['416w', '624w']],
  ] as const)('%s lets the browser choose a picture of the width that it needs', (variant, widths) => {
    renderCard({}, { variant });
    const picture = screen.getByRole('img', { name: 'A woman beside a film projector' });
    const sources = picture.getAttribute('srcset')?.split(', ') ?? [];
    expect(sources.map((source) => source.split(' ')[1])).toEqual(widths);
    expect(picture).toHaveAttribute('sizes');
  });

  it('fetches the picture of an eager card at once', () => {
    const container = renderCard({}, { variant: 'lead', eager: true });
    expect(container.querySelector('img')).toHaveAttribute('loading', 'eager');
  });

  it('shows the author of a lead in a small picture', () => {
    const author = {
      key: 'teo-marsh',
      fullname: 'Teo Marsh',
      image: { public_id: 'demo/teo', width: 600, height: 600 },
      urlPath: '/author/teo-marsh',
    };
    const lead = renderCard({ author }, { variant: 'lead' }).querySelector('img[src*="demo/teo"]');
    expect(lead).toHaveAttribute('width', '30');
    expect(lead).toHaveAttribute('alt', '');
    const standard = renderCard({ author }, { variant: 'standard' });
    expect(standard.querySelector('img[src*="demo/teo"]')).toBeNull();
  });

  it('hides a picture without a description from assistive technology', () => {
    const container = renderCard({ imageAltText: null });
    expect(container.querySelector('img')).toHaveAttribute('alt', '');
  });

  it('cuts the summary to 200 characters, of a lead to 600', () => {
    const summary = 'word '.repeat(70).trim();
    renderCard({ summary }, { variant: 'standard' });
    expect(screen.getByText(/^word.*\.\.\.$/)).toBeVisible();
    renderCard({ summary }, { variant: 'lead' });
    expect(screen.getByText(summary)).toBeVisible();
  });

  it('runs a Hebrew name, subtitle and summary from right to left', () => {
    renderCard({ name: 'שלום', subtitle: 'עונה של סרטים', summary: 'שמונה סרטים' });
    const texts = [screen.getByRole('heading'), screen.getByText('עונה של סרטים'), screen.getByText('שמונה סרטים')];
    for (const text of texts) expect(text).toHaveAttribute('dir', 'auto');
  });

  it('has the given heading level', () => {
    renderCard({}, { headingLevel: 2 });
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('The Last Projectionist');
  });
});
