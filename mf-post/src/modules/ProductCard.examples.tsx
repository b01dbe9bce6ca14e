import { defineExamples } from '@marquee/shared/examples';
import { sampleProduct } from '../testing/sampleModules.ts';
import { ProductCard } from './ProductCard.tsx';

const product = sampleProduct();
const data = {
  thumbnailUrl: 'https://shop.example/tin.jpg',
  thumbnailWidth: 90,
  thumbnailHeight: 90,
  title: 'Tin, red',
};

export const examples = defineExamples({
  use: 'A product in the text of a post: its picture, name and words, who sells it, and where to buy it.',
  setting: 'post',
  shown: {
    'with a picture of ours': <ProductCard product={product} isTitled={false} />,
    'with a price': <ProductCard product={{ ...product, price: { amount: 420, currency: 'USD' } }} isTitled={false} />,
    'by what its page says of itself': (
      <ProductCard product={{ ...product, title: undefined, image: null, data }} isTitled={false} />
    ),
    'without a picture': <ProductCard product={{ ...product, image: null }} isTitled={false} />,
  },
  hidden: {
    'under a title of its own': <ProductCard product={product} isTitled />,
    'with a picture that the network keeps': (
      <ProductCard
        product={{ ...product, image: null, data: { ...data, thumbnailUrl: '/res/media/tin.jpg' } }}
        isTitled={false}
      />
    ),
    'where links lead': <ProductCard product={product} isTitled={false} id="shop" />,
    'a name and a host without end': (
      <ProductCard
        product={{
          ...product,
          title: 'The tin for orphans of the nitrate years, red, with a lid that was made for another tin',
          url: `https://${'very-'.repeat(8)}long.example/tin`,
        }}
        isTitled={false}
      />
    ),
  },
});
