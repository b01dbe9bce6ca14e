import { askSite } from '../../network/askSite.ts';

/** Matches linked addresses that are not pages. */
const noPage = /^\/(api|assets|res|vocal|auth)\b|\.\w+$/;

/** Finds pages of all kinds with status 200. Follows the links of the home pages, and the links of the linked pages. */
export async function allPages(origins: readonly string[], maxPerSite: number): Promise<string[]> {
  const good: string[] = [];
  for (const origin of origins) {
    const seen = new Set(['/']);
    let found = 0;
    for (const path of seen) {
      if (found === maxPerSite) break;
      const { status, body } = await askSite(origin + path);
      if (status !== 200) continue;
      good.push(origin + path);
      found += 1;
      for (const [, link = ''] of body.toString().matchAll(/<a [^>]*href="(\/[^"#?/][^"#?]*)"/g))
        if (!noPage.test(link)) seen.add(link);
    }
  }
  return good;
}
