import { isIP } from 'node:net';
import { hostNameSchema } from '@marquee/platform/network/networkData.ts';
import { UsageError } from '../frame/parseCommand.ts';

/** Maximum length of what a person types, in characters. A name in another script is longer in ASCII. */
const maxLength = 1_000;

/**
 * Returns a host name as browsers send it: in lower case, in ASCII, without a trailing dot.
 * @throws UsageError for an address, a port, an IP address, a wildcard, or a name that DNS cannot have
 */
export function parseHostName(typed: string): string {
  const text = typed.trim();
  const refuse = (reason: string): never => {
    throw new UsageError(`“${text.slice(0, 100)}” ${reason}`);
  };
  if (text.length > maxLength) refuse('is too long. A host name has at most 253 characters.');
  if (text.includes('*')) refuse('has a wildcard. Add each name by itself.');
  if (/[/@?#\\]/.test(text)) refuse('is an address. Give the host name alone, such as www.example.com.');
  if (isIP(text.replace(/^\[|\]$/g, ''))) refuse('is an IP address. A site needs a host name.');
  if (text.includes(':')) refuse('has a port. Give the host name alone: PUBLIC_PORT is the port of all hosts.');
  // The parser of addresses, so that the name is what browsers make of it.
  const name = URL.parse(`http://${text}`)?.hostname.replace(/\.$/, '') ?? '';
  if (isIP(name)) refuse(`is the IP address ${name}. A site needs a host name.`);
  if (hostNameSchema.safeParse(name).success) return name;
  return refuse('is not a host name. It needs two or more parts of letters, digits and hyphens: www.example.com.');
}
