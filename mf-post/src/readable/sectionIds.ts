/** Keeps anchors readable in an address. */
const maxSlugLength = 60;

/**
 * Makes the id's part `where-the-water-went` from `Where the water went`. The prefix `section-` keeps it apart from
 * other ids of the page.
 */
function slugOf(heading: string): string {
  const words = heading
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}|['’]/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
  return words.slice(0, maxSlugLength).replace(/-$/, '');
}

/**
 * Returns a function that gives each heading of a post an id from its words. If two headings have the same words, the
 * second id gets a number.
 */
export function sectionIds(): (heading: string) => string {
  const taken = new Map<string, number>();
  return (heading) => {
    const slug = slugOf(heading);
    const times = (taken.get(slug) ?? 0) + 1;
    taken.set(slug, times);
    return ['section', slug, times > 1 ? times : ''].filter((part) => part !== '').join('-');
  };
}
