export type Encoding = 'br' | 'gzip' | 'identity';

/** Maximum number of cached headers. Browsers send few different ones. Other headers are parsed each time. */
const maxKnown = 200;
const known = new Map<string, Encoding>();

/** Returns the page encoding that an `Accept-Encoding` header prefers. Ties go to the smaller output. */
export function acceptedEncoding(header: string | undefined): Encoding {
  if (!header) return 'identity';
  const before = known.get(header);
  if (before) return before;
  const encoding = read(header);
  if (known.size < maxKnown) known.set(header, encoding);
  return encoding;
}

function read(header: string): Encoding {
  const weights = new Map<string, number>();
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((word) => word.trim());
    const weight = parameters.find((parameter) => parameter.startsWith('q='));
    weights.set(name, weight ? Number(weight.slice(2)) || 0 : 1);
  }
  const others = weights.get('*') ?? 0;
  const brotli = weights.get('br') ?? others;
  const gzip = weights.get('gzip') ?? others;
  if (brotli > 0 && brotli >= gzip) return 'br';
  return gzip > 0 ? 'gzip' : 'identity';
}
