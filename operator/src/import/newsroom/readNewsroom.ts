import { type FileTree, FileTreeError } from '../../files/FileTree.ts';
import { maxNewsroomBytes, newsroomFiles } from '../../newsroom/newsroomFiles.ts';

/** An entry of a file of an export, before it is checked. */
export type NewsroomEntry = { value: unknown; file: string };
/** A list that cannot be read. */
export type UnreadableFile = { file: string; fault: string };

export type Newsroom = Record<'edits' | 'pictures' | 'stories', NewsroomEntry[]> & { faults: UnreadableFile[] };

/** Reads stories and the picture library of an export. Folders and archives of other systems have none. */
export async function readNewsroom(tree: FileTree): Promise<Newsroom> {
  const faults: UnreadableFile[] = [];
  const read = async (path: string, ...names: string[]) => {
    const files = tree.paths.filter((one) => one === path || one.endsWith(`/${path}`));
    const lists = names.map((): NewsroomEntry[] => []);
    for (const file of files) {
      const found = await readLists(tree, file, names);
      if (typeof found === 'string') faults.push({ file, fault: found });
      else for (const [place, list] of found.entries()) lists[place]?.push(...list.map((value) => ({ value, file })));
    }
    return lists;
  };
  const [pictures = [], edits = []] = await read(newsroomFiles.library, 'pictures', 'edits');
  const [stories = []] = await read(newsroomFiles.stories, 'stories');
  return { edits, pictures, stories, faults };
}

/** @returns the lists of the file with these names, or why the file cannot be read */
async function readLists(tree: FileTree, file: string, names: readonly string[]): Promise<unknown[][] | string> {
  try {
    const bytes = (await tree.read(file, maxNewsroomBytes)) ?? Buffer.alloc(0);
    const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    if (typeof value !== 'object' || value === null) return 'It has no lists.';
    const fields = new Map(Object.entries(value));
    const lists = names.map((name) => fields.get(name) ?? []);
    return lists.every((list) => Array.isArray(list)) ? lists : `One of ${names.join(', ')} is no list.`;
  } catch (error) {
    if (error instanceof FileTreeError) return error.message;
    if (error instanceof SyntaxError || error instanceof TypeError) return `It is no JSON: ${error.message}`;
    throw error;
  }
}
