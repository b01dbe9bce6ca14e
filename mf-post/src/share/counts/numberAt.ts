/** The count at a place in a third party's response; 0 when there is no whole number. */
export function numberAt(answer: unknown, path: readonly (string | number)[]): number {
  let value = answer;
  for (const key of path) {
    value = typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
  }
  return typeof value === 'number' && Number.isInteger(value) && value > 0 ? value : 0;
}
