/** Largest number of digits that surely fits into the database's bigint and JavaScript's safe integers. */
const idPattern = /^[1-9]\d{0,14}$/;

/** Ids and keys share one place in addresses; a text that cannot be an id becomes 0, which no row has. */
export function rowId(text: string): number {
  return idPattern.test(text) ? Number(text) : 0;
}
