/**
 * Host names below the network's domain that no site may have, in lower case: those of Vocal, of the api, and of hosts that
 * networks usually have.
 */
const reservedSiteKeys: readonly string[] = [
  ...['vocal', 'api', 'www', 'social'],
  ...['admin', 'assets', 'cdn', 'img', 'images', 'media', 'metrics', 'static', 'status'],
  ...['auth', 'login', 'account', 'accounts'],
  ...['mail', 'email', 'smtp', 'imap', 'pop', 'mx', 'ftp', 'ns1', 'ns2', 'autoconfig', 'autodiscover'],
  ...['localhost', 'all', 'none'],
];

/** True for a key that no site may have, whatever its case. */
export function isReservedSiteKey(key: string): boolean {
  return reservedSiteKeys.includes(key.toLowerCase()) || key.toLowerCase().startsWith('xn--');
}
