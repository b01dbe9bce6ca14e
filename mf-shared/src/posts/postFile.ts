/** Path of a writer's file at the api, with the name under which readers store it. */
const filePath = /^\/res\/media\/file\/upload\/(uploads\/[0-9a-f]{8}-[0-9a-f-]{27})\/([\w.~%-]+)\.pdf$/;

/** Maximum number of characters of a file's name. */
export const maxFileNameLength = 80;

/** A file in a post. The name has no ending. */
export type PostFile = { publicId: string; name: string };

/** Reads the address of a file. Null for any other address. */
export function postFileOf(address: string): PostFile | null {
  const [, publicId, encoded] = filePath.exec(address) ?? [];
  if (!publicId || !encoded) return null;
  try {
    return { publicId, name: decodeURIComponent(encoded) };
  } catch {
    return null;
  }
}

/** Link to a file of the network, in sanitized HTML. */
const fileLink = /( href=")(\/res\/media\/file\/upload\/[^"]+)(?=")/g;

/** Lists the files that sanitized HTML links to, in order. */
export function filesIn(html: string): PostFile[] {
  return [...html.matchAll(fileLink)].map(([, , address = '']) => postFileOf(address)).filter((file) => file !== null);
}

/** Replaces the addresses of files in sanitized HTML, for an archive that has the files at other places. */
export function withFileAddresses(html: string, addressOf: (file: PostFile) => string): string {
  return html.replace(fileLink, (link, start: string, address: string) => {
    const file = postFileOf(address);
    return file ? start + addressOf(file) : link;
  });
}

/** Returns the address of a file, which ends with its name. */
export function postFileAddress({ publicId, name }: PostFile): string {
  const plain = fileName(name).replaceAll(' ', '-');
  // These signs have a meaning in HTML or in headers, and `encodeURIComponent` leaves them.
  const encoded = encodeURIComponent(plain).replace(/[!'()*]/g, '');
  return `/res/media/file/upload/${publicId}/${encoded || 'file'}.pdf`;
}

/** Returns the name of a chosen file as readers see it, without its ending, and without signs that no name needs. */
export function fileName(name: string): string {
  const words = name
    .toWellFormed()
    .normalize('NFC')
    .replace(/\.pdf$/i, '')
    .replace(/[\p{C}/\\:*?"<>|#%]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s.]+|[\s.]+$/g, '');
  return [...words].slice(0, maxFileNameLength).join('').trim() || 'File';
}

/** Returns kind and size of a file in words, such as `PDF, 1.2 MB`. */
export function fileSizeText(bytes: number): string {
  const kilobytes = bytes / 1024;
  const size = kilobytes < 1000 ? `${Math.max(1, Math.round(kilobytes))} kB` : `${(kilobytes / 1024).toFixed(1)} MB`;
  return `PDF, ${size}`;
}
