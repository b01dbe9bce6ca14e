/**
 * Matches tokens in addresses, such as tokens of previews: 32 bytes in hex. Digests of that length are masked as well. A
 * log loses nothing by that, because its other fields say the same.
 */
const token = /(?<![0-9a-f])[0-9a-f]{64}(?![0-9a-f])/gi;

/** Masks the tokens in a text for logs and reports, so that readers of a log cannot use them. */
export function maskTokens(text: string): string {
  return text.replace(token, '[token]');
}
