import type { ListicleOrder, PostModule } from '../domain/index.ts';

/**
 * Returns the number of each module of a listicle. Items count up, or down in a descending list. Other modules get
 * null.
 */
export function listicleNumbers(
  modules: readonly Pick<PostModule, 'isListicleItem'>[],
  order: ListicleOrder,
): (number | null)[] {
  const total = modules.filter(({ isListicleItem }) => isListicleItem).length;
  let place = 0;
  return modules.map(({ isListicleItem }) => {
    if (!isListicleItem) return null;
    place += 1;
    return order === 'ascending' ? place : total - place + 1;
  });
}
