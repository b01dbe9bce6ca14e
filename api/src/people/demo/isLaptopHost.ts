/** Checks whether a domain or host always resolves to the local machine. */
export function isLaptopHost(host: string): boolean {
  const name = host.toLowerCase().replace(/:\d+$/, '');
  return name === 'localhost' || name.endsWith('.localhost') || name === '127.0.0.1';
}
