/**
 * Whether the reader's browser signals that no data may go to third parties: then none is called before a click.
 * https://www.w3.org/TR/gpc/
 */
export function refusesThirdParties(): boolean {
  return (navigator as Navigator & { globalPrivacyControl?: boolean }).globalPrivacyControl === true;
}
