import { languageDirection, type PageConfig, type Post } from '@marquee/shared/domain';

type LanguageAttributes = { lang: string; dir: 'ltr' | 'rtl' } | undefined;

const attributesOf = (lang: string) => ({ lang, dir: languageDirection(lang) });

/** Attributes of an element with the texts of a post. Undefined for a post in the language of its site. */
export function languageOfPost({ language }: Pick<Post, 'language'>): LanguageAttributes {
  return language === undefined ? undefined : attributesOf(language);
}

/** Attributes of an element inside a post with the texts of the site. Undefined if the whole page has one language. */
export function languageOfSite({ language }: Pick<Post, 'language'>, { site }: PageConfig): LanguageAttributes {
  return language === undefined ? undefined : attributesOf(site.locale);
}
