/** Whether a picture's address is the page's own: one elsewhere would call a third party before any click. */
export function isOwnAddress(address: string): boolean {
  return address.startsWith('/') && !address.startsWith('//');
}
