import type { Post, PostModule } from '@marquee/shared/domain';
import { anchoredPost } from '../anchors/anchoredPost.ts';
import { hasDropCap } from '../content/hasDropCap.ts';
import { firstPictures } from '../pictures/postPictures.ts';
import { listicleNumbers } from './listicleNumbers.ts';
import { ModuleFrame } from './ModuleFrame.tsx';
import { ModuleView } from './ModuleView.tsx';

/** The modules of a post in their order, numbered when the post is a listicle. */
export function PostModules({ post }: { post: Post }) {
  const { modules, titleIds } = anchoredPost(post);
  const numbers = post.isListicle ? listicleNumbers(post.modules, post.listicleOrder) : [];
  const pictures = firstPictures(post.modules);
  const firstProduct = post.modules.findIndex(({ type }) => type === 'product');
  return modules.map((module, index) => {
    const number = numbers[index] ?? null;
    const title = frameTitle(module, number);
    const opensPost = index === 0 && !post.content.trim() && module.type === 'content' && !title;
    return (
      <ModuleFrame key={`${post.id}-${index}`} title={title} titleId={titleIds[index]} number={number}>
        <ModuleView
          module={module}
          postName={post.name}
          isTitled={Boolean(title)}
          dropCap={opensPost && hasDropCap(module.content)}
          firstPicture={pictures[index] ?? 0}
          isFirstProduct={index === firstProduct}
        />
      </ModuleFrame>
    );
  });
}

/** A product names itself in its card, unless it is an item of a listicle. */
function frameTitle(module: PostModule, number: number | null): string | undefined {
  return module.type === 'product' && number === null ? undefined : module.title;
}
