import type { PostModule } from '@marquee/shared/domain';
import { listicleNumbers } from '@marquee/shared/posts/listicleNumbers';
import { firstPictures } from '../pictures/postPictures.ts';
import type { ReadablePost } from '../readable/ReadablePost.ts';
import { ModuleFrame } from './ModuleFrame.tsx';
import { ModuleView } from './ModuleView.tsx';

/** The modules of a post in their order, numbered when the post is a listicle. */
export function PostModules({ post }: { post: ReadablePost }) {
  const { modules, reading } = post;
  const numbers = post.isListicle ? listicleNumbers(modules, post.listicleOrder) : [];
  const pictures = firstPictures(modules);
  const firstProduct = modules.findIndex(({ type }) => type === 'product');
  return modules.map((module, index) => {
    const number = numbers[index] ?? null;
    const title = frameTitle(module, number);
    const opensPost = index === 0 && !post.content.trim() && module.type === 'content' && !title;
    return (
      <ModuleFrame
        key={`${post.id}-${index}`}
        title={title}
        titleId={reading.titleIds[index] ?? undefined}
        number={number}
      >
        <ModuleView
          module={module}
          index={index}
          postName={post.name}
          isTitled={Boolean(title)}
          dropCap={opensPost && reading.hasDropCap}
          firstPicture={pictures[index] ?? 0}
          isFirstProduct={index === firstProduct}
        />
      </ModuleFrame>
    );
  });
}

/** Returns the title above a module. A product has its name in its card, unless it is an item of a listicle. */
function frameTitle(module: PostModule, number: number | null): string | undefined {
  return module.type === 'product' && number === null ? undefined : module.title;
}
