import type { PostModule } from '@marquee/shared/domain';
import { fileName, type PostFile, postFileOf } from '@marquee/shared/posts/postFile';

/** Link to a file of the network, in sanitized HTML. */
const fileLink = /( href=")(\/res\/media\/file\/upload\/[^"]+)(?=")/g;

/** Lists the files that the texts of a post link to, each address once. */
export function filesOf({ content, modules }: { content: string; modules: readonly PostModule[] }): PostFile[] {
  const texts = [content, ...modules.map((block) => block.content ?? '')];
  const addresses = texts.flatMap((text) => [...text.matchAll(fileLink)].map(([, , address = '']) => address));
  return [...new Set(addresses)].map(postFileOf).filter((file) => file !== null);
}

/** Returns the path of a file in the archive. A name from an address may have signs that lead to another folder. */
export function filePath({ publicId, name }: PostFile): string {
  return `files/${publicId}/${fileName(name)}.pdf`;
}

/** Returns HTML whose links name files by their paths relative to the post's file. */
export function withFilePaths(html: string): string {
  return html.replace(fileLink, (link, start: string, address: string) => {
    const file = postFileOf(address);
    return file ? `${start}../${filePath(file).split('/').map(encodeName).join('/')}` : link;
  });
}

/** Encodes a name for an address in HTML and in Markdown. */
function encodeName(name: string): string {
  return encodeURIComponent(name).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
}
