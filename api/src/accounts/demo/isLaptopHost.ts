/** Whether a domain or host is this machine's own: no other machine resolves it to here. */
export function isLaptopHost(host: string): boolean {
  const name = host.toLowerCase().replace(/:\d+$/, '');
  return name === 'localhost' || name.endsWith('.localhost') || name === '127.0.0.1';
}
