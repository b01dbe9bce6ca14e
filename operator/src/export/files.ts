import type { PostModule } from '@marquee/shared/domain';
import { fileName, filesIn, type PostFile, withFileAddresses } from '@marquee/shared/posts/postFile';

/** Lists the files that the texts of a post link to. */
export function filesOf({ content, modules }: { content: string; modules: readonly PostModule[] }): PostFile[] {
  return [content, ...modules.map((block) => block.content ?? '')].flatMap(filesIn);
}

/** Returns the path of a file in the archive. A name from an address may have signs that lead to another folder. */
export function filePath({ publicId, name }: PostFile): string {
  return `files/${publicId}/${fileName(name)}.pdf`;
}

/** Returns HTML whose links name files by their paths relative to the post's file. */
export function withFilePaths(html: string): string {
  return withFileAddresses(html, (file) => `../${filePath(file).split('/').map(encodeName).join('/')}`);
}

/** Encodes a name for an address in HTML and in Markdown. */
function encodeName(name: string): string {
  return encodeURIComponent(name).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
}
