/**
 * Words that stand in the api's addresses where a key could stand, as in `/api/posts/list`. No entity has one of them
 * as its key: it would be unreachable.
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
