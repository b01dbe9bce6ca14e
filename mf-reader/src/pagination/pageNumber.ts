/** The page that a route parameter names: 1 when absent, null for an invalid name. */
export function pageNumber(parameter: string | undefined): number | null {
  if (parameter === undefined) return 1;
  return /^[1-9]\d{0,4}$/.test(parameter) ? Number(parameter) : null;
}
