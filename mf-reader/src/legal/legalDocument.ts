import type { PageConfig } from '@marquee/shared/domain';

/** A link inside a paragraph: a path on the site, an absolute address or `mailto:`. */
export type LegalLink = { to: string; label: string };

/** A paragraph or an entry of a list: plain, or with links between its words. */
export type LegalText = string | readonly (string | LegalLink)[];

/** The content of a section: paragraphs, and lists under them. */
export type LegalBlock = LegalText | { items: readonly LegalText[] };

/** A numbered section. `id` is its anchor and must not change after publication. */
export type LegalSection = {
  id: string;
  title: string;
  blocks: readonly LegalBlock[];
  /** Ends with the postal address, email and phone of the site's config. */
  hasContact?: boolean;
};

/** Sections that name the site, its company or its addresses. */
export type LegalSections = (config: PageConfig) => readonly LegalSection[];

/** A legal text as its page shows it. */
export type LegalDocument = {
  title: string;
  /** The effective date: YYYY-MM-DD, and in words. */
  effective: { date: string; words: string };
  introduction: readonly LegalText[];
  sections: readonly LegalSection[];
};
