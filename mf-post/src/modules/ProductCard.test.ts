import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderInPage } from '../testing/renderInPage.tsx';
import { examples } from './ProductCard.examples.tsx';

const { shown, hidden } = examples;

describe('ProductCard', () => {
  it('has name, seller and link of the product', () => {
    const { container } = renderInPage(shown['with a picture of ours']);
    expect(screen.getByRole('heading', { name: 'A tin for orphans' })).toBeVisible();
    expect(screen.getByText('Holds nine hundred frames.')).toBeVisible();
    expect(screen.getByText('Via: splice.example')).toBeVisible();
    const buy = screen.getByRole('link', { name: 'Buy Now' });
    expect(buy).toHaveAttribute('href', 'http://www.splice.example/tin');
    expect(buy).toHaveAttribute('rel', 'sponsored noopener');
    expect(container.querySelector('img')?.getAttribute('src')).toContain('demo/tin');
  });

  it("uses the outside product's title, and its picture through our endpoint", () => {
    const { container } = renderInPage(shown['by what its page says of itself']);
    expect(screen.getByRole('heading', { name: 'Tin, red' })).toBeVisible();
    expect(container.querySelector('img')?.getAttribute('src')).toMatch(
      /^\/res\/media\/image\/fetch\/.*shop\.example\/tin\.jpg$/,
    );
  });

  it("shows an outside product's picture that the network stores", () => {
    const { container } = renderInPage(hidden['with a picture that the network keeps']);
    expect(container.querySelector('img')).toHaveAttribute('src', '/res/media/tin.jpg');
  });

  it('shows a known price', () => {
    renderInPage(shown['with a price']);
    expect(screen.getByText('$4.20')).toBeVisible();
  });

  it('does not repeat a title above it', () => {
    renderInPage(hidden['under a title of its own']);
    expect(screen.queryByRole('heading')).toBeNull();
  });

  it('is a target of links in the page', () => {
    const { container } = renderInPage(hidden['where links lead']);
    expect(container.querySelector('#shop')).toHaveTextContent('A tin for orphans');
  });
});
