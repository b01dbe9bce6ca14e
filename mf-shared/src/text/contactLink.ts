/** The mail link of a site's contact address, with the specification's subject. */
export function contactLink(emailAddress: string): string {
  return `mailto:${emailAddress}?subject=Site%20Enquiry`;
}
