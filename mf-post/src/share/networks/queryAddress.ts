/** An address with a query. Missing values are left out. Spaces are `%20`, which mail programs need. */
export function queryAddress(base: string, values: Record<string, string | null | undefined>): string {
  const given = Object.entries(values).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return `${base}?${new URLSearchParams(given).toString().replaceAll('+', '%20')}`;
}
