import { fetchOutside, internet, type OutsideWorld } from './fetchOutside.ts';
import { type PageFacts, pageFacts } from './pageFacts.ts';

/** Reads title and picture of a page at another host. */
export type FetchPage = (address: string, signal: AbortSignal) => Promise<PageFacts>;

/** Maximum number of bytes that are read of a page. Its head is shorter. */
const maxBytes = 512 * 1024;

/**
 * Makes the function that reads a page under the rules of `fetchOutside`, at any host with a public address. A response
 * that is not HTML has no title and no picture.
 */
export function createFetchPage(world: OutsideWorld = internet): FetchPage {
  return async (address, signal) => {
    const { url, contentType, body } = await fetchOutside(world, address, {
      hosts: 'any',
      accept: 'text/html',
      signal,
    });
    if (!/^(?:text\/html|application\/xhtml\+xml)\b/i.test(contentType)) {
      body.destroy();
      return { title: undefined, picture: undefined };
    }
    const chunks: Buffer[] = [];
    let length = 0;
    for await (const chunk of body as AsyncIterable<Buffer>) {
      chunks.push(chunk);
      length += chunk.length;
      if (length >= maxBytes) break;
    }
    return pageFacts(decoded(Buffer.concat(chunks), contentType), url);
  };
}

/** Decodes a page by the charset in its header, or else in its first tags. Reads a page without a known charset as UTF-8. */
function decoded(bytes: Buffer, contentType: string): string {
  const [, charset = 'utf-8'] =
    /charset=["']?([\w-]{1,40})/i.exec(contentType) ??
    /<meta\b[^>]{0,200}charset=["']?([\w-]{1,40})/i.exec(bytes.subarray(0, 2_048).toString('latin1')) ??
    [];
  try {
    return new TextDecoder(charset).decode(bytes);
  } catch {
    return bytes.toString('utf8');
  }
}
