import type { DraftModule, PostModule } from '@marquee/shared/domain';

/** A stored module. Modules of the demo and of posts from before the editor have no id. */
export type StoredModule = PostModule & { id?: string };

/**
 * Gives every module a unique id in the post. Existing ids stay, but an empty id and the second of two equal ids are
 * replaced. The same modules always get the same ids, so that reading a post twice gives equal results.
 */
export function withModuleIds(modules: readonly StoredModule[]): DraftModule[] {
  const used = new Set<string>();
  const ids = modules.map(({ id }) => {
    const isFree = id !== undefined && id !== '' && !used.has(id);
    if (isFree) used.add(id);
    return isFree ? id : undefined;
  });
  let number = 0;
  const nextId = () => {
    do number += 1;
    while (used.has(`m${number}`));
    return `m${number}`;
  };
  return modules.map((module, index) => ({ ...module, id: ids[index] ?? nextId() }));
}
