import {
  postTypeByPlural,
  type SiteMapList,
  type SiteMapSizes,
  siteMapLists,
  siteMapPartLength,
} from '@marquee/shared/domain';

/** A file of a site map, by its name. */
export type SiteMapFile =
  | { kind: 'pages' }
  | { kind: 'archives' }
  | { kind: 'news' }
  | { kind: SiteMapList; part: number }
  | { kind: 'posts'; month: string; part: number };

/** Pages of every site that are always there. */
export const standingPages: readonly string[] = [
  '/',
  ...Object.keys(postTypeByPlural).map((plural) => `/${plural}`),
  '/about',
  '/press',
  '/sitemap',
  '/privacy-policy',
  '/terms-of-use',
];

const namePattern = new RegExp(
  `^(?:(pages|archives|news)|(${siteMapLists.join('|')})(?:-([1-9]\\d{0,3}))?|posts-(\\d{4}-\\d{2})(?:-([1-9]\\d{0,3}))?)\\.xml$`,
);

/**
 * Parses the name of a site map file. The first part of a list has no number.
 * @returns null if there is no such file
 */
export function siteMapFile(name: string): SiteMapFile | null {
  const [, standing, list, listPart, month, monthPart] = namePattern.exec(name) ?? [];
  if (listPart === '1' || monthPart === '1') return null;
  if (standing) return { kind: standing } as SiteMapFile;
  if (list) return { kind: list as SiteMapList, part: Number(listPart ?? 1) };
  return month ? { kind: 'posts', month, part: Number(monthPart ?? 1) } : null;
}

/** Lists the names of a site's files. Only the file of news may be empty. */
export function siteMapNames({ months, lists }: SiteMapSizes): string[] {
  return [
    'pages.xml',
    ...siteMapLists.flatMap((list) => parts(list, lists[list])),
    ...(months.length > 0 ? ['archives.xml'] : []),
    'news.xml',
    ...months.flatMap(({ month, posts }) => parts(`posts-${month}`, posts)),
  ];
}

function parts(name: string, length: number): string[] {
  return Array.from({ length: Math.ceil(length / siteMapPartLength) }, (_, index) =>
    index === 0 ? `${name}.xml` : `${name}-${index + 1}.xml`,
  );
}

/** Paths of the archive's pages: each year, and each month with posts. */
export function archivePaths({ months }: SiteMapSizes): string[] {
  const years = new Set(months.map(({ month }) => month.slice(0, 4)));
  return [...years].flatMap((year) => [
    `/archive/${year}`,
    ...months.filter(({ month }) => month.startsWith(year)).map(({ month }) => `/archive/${month.replace('-', '/')}`),
  ]);
}
