import type { DocumentSource, FeedDocument } from './FeedDocument.ts';

/** Number of months until the contact expires. RFC 9116 recommends less than a year. */
const validMonths = 6;

/** The security contact of RFC 9116. */
export function securityText({ config, now }: DocumentSource): FeedDocument | null {
  const { contact, locale, url } = config.site;
  if (!contact.emailAddress) return null;
  const today = new Date(now);
  const expires = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + validMonths, 1));
  const lines = [
    `Contact: mailto:${contact.emailAddress}`,
    `Expires: ${expires.toISOString()}`,
    `Preferred-Languages: ${locale}`,
    `Canonical: ${new URL('/.well-known/security.txt', url.base).href}`,
  ];
  return { type: 'text/plain', body: `${lines.join('\n')}\n` };
}
