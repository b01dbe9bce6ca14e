import type { RouteTable } from '../routeEntry.ts';

/** Milliseconds after which the table counts as missing. The page of a link is then requested as a document. */
const timeoutMs = 10_000;

/**
 * Reads the route table of the release set that the page was made with. A table that could not be fetched is fetched
 * again at the next call.
 * @param address null where the server gives none: it is older than this shell
 */
export function routeTableAt(address: string | null): () => Promise<RouteTable> {
  let table: Promise<RouteTable> | null = null;
  async function fetchTable(): Promise<RouteTable> {
    if (address === null) throw new Error('The page names no route table');
    const response = await fetch(address, { signal: AbortSignal.timeout(timeoutMs) });
    if (!response.ok) throw new Error(`There is no route table at ${address}: ${response.status}`);
    return (await response.json()) as RouteTable;
  }
  return () => {
    table ??= fetchTable().catch((error: unknown) => {
      table = null;
      throw error;
    });
    return table;
  };
}
