/**
 * Tokens that addresses carry, as those of previews: 32 bytes in hex. Digests of that length are masked as well, which
 * costs a log nothing that its other fields do not say.
 */
const token = /(?<![0-9a-f])[0-9a-f]{64}(?![0-9a-f])/gi;

/** A text for logs and reports without the tokens in it: whoever reads a log must not be able to use them. */
export function maskTokens(text: string): string {
  return text.replace(token, '[token]');
}
