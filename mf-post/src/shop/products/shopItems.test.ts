import { describe, expect, it } from '@jest/globals';
import type { ProductModule } from '@marquee/shared/domain';
import { sampleImage, samplePost } from '../../testing/samplePost.ts';
import { shopItems } from './shopItems.ts';

const product = (fields: Partial<ProductModule> = {}): ProductModule => ({
  type: 'product',
  isListicleItem: false,
  title: 'A tin for orphans',
  url: 'www.splice.example/tin',
  data: null,
  image: sampleImage('tin'),
  ...fields,
});
const data = {
  thumbnailUrl: 'https://shop.example/tin.jpg',
  thumbnailWidth: 90,
  thumbnailHeight: 60,
  title: 'Tin, red',
};
const itemOf = (fields: Partial<ProductModule>) => shopItems(samplePost({ modules: [product(fields)] }))[0];

describe('shopItems', () => {
  it('are the products of a post in the order of its text', () => {
    const modules = [
      product({ title: 'One' }),
      { type: 'content', isListicleItem: false, content: '<p>And then</p>' } as const,
      product({ title: 'Two' }),
    ];
    expect(shopItems(samplePost({ modules }))).toEqual([
      expect.objectContaining({ title: 'One' }),
      expect.objectContaining({ title: 'Two' }),
    ]);
  });

  it('are an address, a picture and a title for a product with a picture of ours', () => {
    expect(itemOf({})).toEqual({
      actionUrl: 'http://www.splice.example/tin',
      image: sampleImage('tin'),
      title: 'A tin for orphans',
    });
  });

  it('are embedly data and a link for a product elsewhere', () => {
    expect(itemOf({ data, image: null, title: undefined })).toEqual({
      embedlyData: data,
      embedlyLink: 'http://www.splice.example/tin',
    });
  });

  it("prefer the post's own title and picture to those of the product's page", () => {
    expect(itemOf({ data, image: null })).toMatchObject({ embedlyData: { title: 'A tin for orphans' } });
    expect(itemOf({ data })).toMatchObject({ image: sampleImage('tin'), title: 'A tin for orphans' });
  });

  it('keep a path on the site unchanged', () => {
    expect(itemOf({ url: '/what-to-carry' })).toMatchObject({ actionUrl: '/what-to-carry' });
  });

  it.each([
    ['https://www.shop.example/x', 'shop.example'],
    ['/what-to-carry', '/what-to-carry'],
  ])('without any title (%s) are called %s', (url, title) => {
    expect(itemOf({ title: undefined, image: null, url })).toEqual({
      actionUrl: expect.any(String),
      image: null,
      title,
    });
  });
});
