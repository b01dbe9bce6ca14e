import { describe, expect, it } from '@jest/globals';
import type { ProductModule } from '@marquee/shared/domain';
import { screen } from '@testing-library/react';
import { renderInPage } from '../testing/renderInPage.tsx';
import { sampleImage } from '../testing/samplePost.ts';
import { ProductCard } from './ProductCard.tsx';

const product: ProductModule = {
  type: 'product',
  isListicleItem: false,
  title: 'A tin for orphans',
  url: 'www.splice.example/tin',
  data: null,
  image: sampleImage('tin', 1400, 1400),
  content: '<p>Holds nine hundred frames.</p>',
};
const data = {
  thumbnailUrl: 'https://shop.example/tin.jpg',
  thumbnailWidth: 90,
  thumbnailHeight: 90,
  title: 'Tin, red',
};

describe('ProductCard', () => {
  it('says what it is, who sells it, and where to buy it', () => {
    const { container } = renderInPage(<ProductCard product={product} isTitled={false} />);
    expect(screen.getByRole('heading', { name: 'A tin for orphans' })).toBeVisible();
    expect(screen.getByText('Holds nine hundred frames.')).toBeVisible();
    expect(screen.getByText('Via: splice.example')).toBeVisible();
    const buy = screen.getByRole('link', { name: 'Buy Now' });
    expect(buy).toHaveAttribute('href', 'http://www.splice.example/tin');
    expect(buy).toHaveAttribute('rel', 'sponsored noopener');
    expect(container.querySelector('img')?.getAttribute('src')).toContain('demo/tin');
  });

  it("takes the outside product's own title, and its picture through our endpoint", () => {
    const outside = { ...product, title: undefined, image: null, data };
    const { container } = renderInPage(<ProductCard product={outside} isTitled={false} />);
    expect(screen.getByRole('heading', { name: 'Tin, red' })).toBeVisible();
    expect(container.querySelector('img')?.getAttribute('src')).toMatch(
      /^\/res\/media\/image\/fetch\/.*shop\.example\/tin\.jpg$/,
    );
  });

  it("shows an outside product's picture that the network keeps itself", () => {
    const kept = { ...product, image: null, data: { ...data, thumbnailUrl: '/res/media/tin.jpg' } };
    const { container } = renderInPage(<ProductCard product={kept} isTitled={false} />);
    expect(container.querySelector('img')).toHaveAttribute('src', '/res/media/tin.jpg');
  });

  it('says what it costs, if that is known', () => {
    renderInPage(<ProductCard product={{ ...product, price: { amount: 420, currency: 'USD' } }} isTitled={false} />);
    expect(screen.getByText('$4.20')).toBeVisible();
  });

  it('does not repeat a title that stands over it', () => {
    renderInPage(<ProductCard product={product} isTitled />);
    expect(screen.queryByRole('heading')).toBeNull();
  });

  it('can be led to within the page', () => {
    const { container } = renderInPage(<ProductCard product={product} isTitled={false} id="shop" />);
    expect(container.querySelector('#shop')).toHaveTextContent('A tin for orphans');
  });
});
