import type { PostModule } from '@marquee/shared/domain';
import { defineExamples } from '@marquee/shared/examples';
import {
  sampleContent,
  sampleGallery,
  sampleImageModule,
  sampleProduct,
  sampleVideo,
} from '../testing/sampleModules.ts';
import { sampleReadablePost } from '../testing/samplePost.ts';
import { PostModules } from './PostModules.tsx';

/** Example of each module type. A new type does not compile until it has an example. */
const ofEachType: Record<PostModule['type'], PostModule> = {
  content: sampleContent({ title: 'A Thursday' }),
  image: sampleImageModule({ mediaLayout: 'insetCenter' }),
  gallery: sampleGallery('row', 9),
  product: sampleProduct(),
  video: sampleVideo(),
};

const item = (title: string): PostModule => sampleContent({ title, isListicleItem: true });
const listicle = { isListicle: true, modules: [item('Vane'), item('Fog'), item('The lamp')] };

export const examples = defineExamples({
  use: 'The modules of a post in their order, numbered where the post is a listicle.',
  setting: 'post',
  shown: {
    'one of each type': <PostModules post={sampleReadablePost({ modules: Object.values(ofEachType) })} />,
    'a listicle': <PostModules post={sampleReadablePost(listicle)} />,
    'a listicle that counts down': (
      <PostModules post={sampleReadablePost({ ...listicle, listicleOrder: 'descending' })} />
    ),
  },
  hidden: {
    none: <PostModules post={sampleReadablePost()} />,
    'titled, but no listicle': <PostModules post={sampleReadablePost({ modules: [item('Vane')] })} />,
  },
});
