/**
 * Words that paths of the api use instead of a key, as in `/api/posts/list`. No entity has one of these words as
 * its key, because it would be unreachable.
 */
export const reservedKeys: readonly string[] = [
  'list',
  'next',
  'mostViewed',
  'createImpression',
  'create',
  'resource',
  'submitForReview',
];

export function isReservedKey(key: string): boolean {
  return reservedKeys.includes(key);
}
