/** Keeps anchors readable in an address. */
const maxSlugLength = 60;

/** `Where the water went` is `section-where-the-water-went`: no other id of the page begins so. */
function slugOf(heading: string): string {
  const words = heading
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}|['’]/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
  return words.slice(0, maxSlugLength).replace(/-$/, '');
}

/** Gives each heading of a post the id that follows from its words; the second of two alike gets a number. */
export function sectionIds(): (heading: string) => string {
  const taken = new Map<string, number>();
  return (heading) => {
    const slug = slugOf(heading);
    const times = (taken.get(slug) ?? 0) + 1;
    taken.set(slug, times);
    return ['section', slug, times > 1 ? times : ''].filter((part) => part !== '').join('-');
  };
}
