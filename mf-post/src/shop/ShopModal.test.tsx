import { beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { ProductModule } from '@marquee/shared/domain';
import { fireEvent, screen, within } from '@testing-library/react';
import { renderInPage } from '../testing/renderInPage.tsx';
import { sampleProduct } from '../testing/sampleModules.ts';
import { samplePost } from '../testing/samplePost.ts';
import { ShopModal } from './ShopModal.tsx';

beforeAll(() => {
  // jsdom has no modal dialogs; the browser's behaviour is tested in e2e/tests/post/shop.spec.ts.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});

function openShop(...modules: ProductModule[]) {
  const onClose = jest.fn();
  renderInPage(<ShopModal post={samplePost({ modules, products: true })} onClose={onClose} />);
  return { dialog: screen.getByRole('dialog'), onClose };
}
const cards = (dialog: HTMLElement) => within(dialog).getAllByRole('listitem');

describe('ShopModal', () => {
  it('gives the title of the post and the names of products in Hebrew their direction', () => {
    const post = samplePost({ title: 'שלום', modules: [sampleProduct({ title: 'פח לסרטים' })], products: true });
    renderInPage(<ShopModal post={post} onClose={jest.fn()} />);
    for (const name of ['שלום', 'פח לסרטים'])
      expect(screen.getByRole('heading', { name })).toHaveAttribute('dir', 'auto');
  });

  it("says 'Now Shopping', the post's title, and has a card for every product", () => {
    const { dialog } = openShop(
      sampleProduct(),
      sampleProduct({ title: 'Splicing tape' }),
      sampleProduct({ title: 'Lamp' }),
    );
    expect(dialog).toHaveAccessibleName('Now Shopping: The last reel at the Rialto');
    expect(within(dialog).getByText('Now Shopping')).toBeVisible();
    expect(within(dialog).getByRole('heading', { level: 2, name: 'The last reel at the Rialto' })).toBeVisible();
    expect(
      within(dialog)
        .getAllByRole('heading', { level: 3 })
        .map((name) => name.textContent),
    ).toEqual(['A tin for orphans', 'Splicing tape', 'Lamp']);
  });

  it('opens an outside shop in a new tab, and says so', () => {
    const { dialog } = openShop(sampleProduct());
    const link = within(dialog).getByRole('link', { name: 'Buy Now A tin for orphans (opens in a new tab)' });
    expect(link).toHaveAttribute('href', 'http://www.splice.example/tin');
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'sponsored noopener');
    expect(dialog).toHaveTextContent('Via: splice.example');
  });

  it('follows a path on the site without loading a document', () => {
    const { dialog } = openShop(sampleProduct({ url: '/what-to-carry' }));
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
  ])('with %i items is centred: %s', (count, isCentred) => {
    const { dialog } = openShop(...Array.from({ length: count }, () => sampleProduct()));
    expect(cards(dialog)).toHaveLength(count);
    const { justifyContent } = getComputedStyle(within(dialog).getByRole('list'));
    expect(justifyContent === 'center').toBe(isCentred);
  });

  it('shows our pictures, others through our endpoint, and an initial where there is none', () => {
    const data = { thumbnailUrl: 'https://shop.example/t.jpg', thumbnailWidth: 90, thumbnailHeight: 60, title: 'élan' };
    const { dialog } = openShop(
      sampleProduct(),
      sampleProduct({ image: null, data }),
      sampleProduct({ image: null, data: { ...data, thumbnailUrl: '/res/media/kept.jpg' } }),
      sampleProduct({ title: undefined, image: null, url: '', data: { ...data, thumbnailUrl: null } }),
    );
    const [own, elsewhere, kept, bare] = cards(dialog).map((card) => card.querySelector('img')?.getAttribute('src'));
    expect(own).toContain('demo/tin');
    expect(elsewhere).toMatch(/^\/res\/media\/image\/fetch\/.*shop\.example\/t\.jpg$/);
    expect(kept).toBe('/res/media/kept.jpg');
    expect(bare).toBeUndefined();
    expect(within(dialog).getByText('É')).toHaveAttribute('aria-hidden', 'true');
  });

  it('closes by its button', () => {
    const { dialog, onClose } = openShop(sampleProduct());
    fireEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});
