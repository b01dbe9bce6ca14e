/** Returns the name of a host without an entry: `beat.example.com`. */
export function usualName(host: string, domain: string): string {
  return `${host.toLowerCase()}.${domain}`;
}
