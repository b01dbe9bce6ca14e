import type { DraftModule, PostModule } from '@marquee/shared/domain';

/** A module as it is stored: one of the demo, or of a post older than the editor, has no id. */
export type StoredModule = PostModule & { id?: string };

/**
 * Gives every module an id of its own in the post. Ids that are there stay; an empty one and the second of two equal
 * ones are replaced. The same modules always get the same ids, so that reading a post twice is no change.
 */
export function withModuleIds(modules: readonly StoredModule[]): DraftModule[] {
  const used = new Set<string>();
  const kept = modules.map(({ id }) => {
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
  return modules.map((module, index) => ({ ...module, id: kept[index] ?? nextId() }));
}
