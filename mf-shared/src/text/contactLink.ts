/** The mail link of a site's contact address, with the subject that the specification gives. */
export function contactLink(emailAddress: string): string {
  return `mailto:${emailAddress}?subject=Site%20Enquiry`;
}
