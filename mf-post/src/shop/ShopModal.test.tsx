import { beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { ProductModule } from '@marquee/shared/domain';
import { fireEvent, screen, within } from '@testing-library/react';
import { renderInPage } from '../testing/renderInPage.tsx';
import { sampleImage, samplePost } from '../testing/samplePost.ts';
import { ShopModal } from './ShopModal.tsx';

beforeAll(() => {
  // jsdom has no modal dialogs; what the browser does with one is tested in e2e/tests/post/shop.spec.ts.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});

const product = (fields: Partial<ProductModule> = {}): ProductModule => ({
  type: 'product',
  isListicleItem: false,
  title: 'A tin for orphans',
  url: 'www.splice.example/tin',
  data: null,
  image: sampleImage('tin', 1400, 1400),
  ...fields,
});

function openShop(...modules: ProductModule[]) {
  const onClose = jest.fn();
  renderInPage(<ShopModal post={samplePost({ modules, products: true })} onClose={onClose} />);
  return { dialog: screen.getByRole('dialog'), onClose };
}
const cards = (dialog: HTMLElement) => within(dialog).getAllByRole('listitem');

describe('ShopModal', () => {
  it("says 'Now Shopping', the post's title, and has a card for every product", () => {
    const { dialog } = openShop(product(), product({ title: 'Splicing tape' }), product({ title: 'Lamp' }));
    expect(dialog).toHaveAccessibleName('Now Shopping: The last reel at the Rialto');
    expect(within(dialog).getByText('Now Shopping')).toBeVisible();
    expect(within(dialog).getByRole('heading', { level: 2, name: 'The last reel at the Rialto' })).toBeVisible();
    expect(
      within(dialog)
        .getAllByRole('heading', { level: 3 })
        .map((name) => name.textContent),
    ).toEqual(['A tin for orphans', 'Splicing tape', 'Lamp']);
  });

  it('opens a shop elsewhere in a new tab, and says so', () => {
    const { dialog } = openShop(product());
    const link = within(dialog).getByRole('link', { name: 'Buy Now A tin for orphans (opens in a new tab)' });
    expect(link).toHaveAttribute('href', 'http://www.splice.example/tin');
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'sponsored noopener');
    expect(dialog).toHaveTextContent('Via: splice.example');
  });

  it('leads to a path on the site as to any page of it', () => {
    const { dialog } = openShop(product({ url: '/what-to-carry' }));
    const link = within(dialog).getByRole('link', { name: 'Buy Now A tin for orphans' });
    expect(link).toHaveAttribute('href', '/what-to-carry');
    expect(link).not.toHaveAttribute('target');
    expect(dialog).not.toHaveTextContent('Via:');
  });

  it.each([
    [1, true],
    [2, true],
    [3, false],
    [4, false],
  ])('with %i items stands centred: %s', (count, isCentred) => {
    const { dialog } = openShop(...Array.from({ length: count }, () => product()));
    expect(cards(dialog)).toHaveLength(count);
    const { justifyContent } = getComputedStyle(within(dialog).getByRole('list'));
    expect(justifyContent === 'center').toBe(isCentred);
  });

  it('shows pictures of ours and, through our endpoint, of others; a plate with the initial without one', () => {
    const data = { thumbnailUrl: 'https://shop.example/t.jpg', thumbnailWidth: 90, thumbnailHeight: 60, title: 'élan' };
    const { dialog } = openShop(
      product(),
      product({ image: null, data }),
      product({ image: null, data: { ...data, thumbnailUrl: '/res/media/kept.jpg' } }),
      product({ title: undefined, image: null, url: '', data: { ...data, thumbnailUrl: null } }),
    );
    const [own, elsewhere, kept, bare] = cards(dialog).map((card) => card.querySelector('img')?.getAttribute('src'));
    expect(own).toContain('demo/tin');
    expect(elsewhere).toMatch(/^\/res\/media\/image\/fetch\/.*shop\.example\/t\.jpg$/);
    expect(kept).toBe('/res/media/kept.jpg');
    expect(bare).toBeUndefined();
    expect(within(dialog).getByText('É')).toHaveAttribute('aria-hidden', 'true');
  });

  it('closes by its button', () => {
    const { dialog, onClose } = openShop(product());
    fireEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});
