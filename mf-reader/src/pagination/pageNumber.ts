/** The page that a route parameter asks for: 1 when absent, null for what no page is called. */
export function pageNumber(parameter: string | undefined): number | null {
  if (parameter === undefined) return 1;
  return /^[1-9]\d{0,4}$/.test(parameter) ? Number(parameter) : null;
}
