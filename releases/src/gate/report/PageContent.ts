/** Facts of a page that readers and search engines go by. */
export type PageContent = {
  title: string;
  /** Texts of all h1 elements of the page. */
  headings: string[];
  /** Characters, links and pictures in `<main>`. */
  text: number;
  links: number;
  pictures: number;
  hasDescription: boolean;
  /** Path of the canonical address. Null without one. */
  canonical: string | null;
  isIndexed: boolean;
  /** Types of the structured data: `Article`, `BreadcrumbList`. */
  jsonLd: string[];
};
