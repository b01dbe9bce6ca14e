/** Id of the offline page's section that lists the pages stored on the device. */
export const savedPagesId = 'saved-pages';

/** A page stored on the device. */
export type SavedPage = { url: string; title: string };

/** Returns the stored pages. The page visited last comes first. */
export async function savedPages(cache: Cache): Promise<SavedPage[]> {
  const requests = (await cache.keys()).toReversed();
  return Promise.all(
    requests.map(async ({ url }) => {
      const html = await (await cache.match(url, { ignoreVary: true }))?.text();
      return { url, title: titleOf(html ?? '') || new URL(url).pathname };
    }),
  );
}

/** Returns the heading of a page. Parses nothing else, because the offline page's policy blocks other pages' styles. */
function titleOf(html: string): string {
  const [heading = ''] = /<h1[\s>].*?<\/h1>/s.exec(html) ?? /<title>.*?<\/title>/s.exec(html) ?? [];
  const { title, body } = new DOMParser().parseFromString(heading, 'text/html');
  return (body.textContent || title).trim();
}

/** Lists pages in a section of the offline page, and shows the section. Without pages, the section stays hidden. */
export function listSavedPages(section: HTMLElement, pages: readonly SavedPage[]): void {
  const list = section.querySelector('ul');
  for (const { url, title } of pages) {
    const link = document.createElement('a');
    link.href = url;
    link.textContent = title;
    const entry = document.createElement('li');
    entry.append(link);
    list?.append(entry);
  }
  section.hidden = pages.length === 0;
}
