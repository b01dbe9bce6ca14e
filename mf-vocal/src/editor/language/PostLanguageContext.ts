import { languageDirection } from '@marquee/shared/domain';
import { createContext, useContext } from 'react';

/** Language of the post in the editor, BCP 47. Null for the language of its magazine. */
export const PostLanguageContext = createContext<string | null>(null);

/** Attributes of an element with the words of the post. Browsers check its spelling in this language. */
export function usePostLanguage(): { lang: string; dir: 'ltr' | 'rtl' } | undefined {
  const lang = useContext(PostLanguageContext);
  return lang === null ? undefined : { lang, dir: languageDirection(lang) };
}
