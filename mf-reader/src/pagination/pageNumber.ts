/** Parses the page number of a route parameter. Returns 1 if it is absent, and null if it is invalid. */
export function pageNumber(parameter: string | undefined): number | null {
  if (parameter === undefined) return 1;
  return /^[1-9]\d{0,4}$/.test(parameter) ? Number(parameter) : null;
}
