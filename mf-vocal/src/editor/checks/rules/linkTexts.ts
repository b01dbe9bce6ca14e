import { checkTexts } from '../checkTexts.ts';
import { excerpt } from '../excerpt.ts';
import type { Finding } from '../finding.ts';
import type { PostLink } from '../links/linksOf.ts';

/** Texts that say nothing about the page of a link, by language. Other languages are not checked. */
const vagueTexts: Readonly<Record<string, ReadonlySet<string>>> = {
  de: listed(
    'hier, hier klicken, klicken sie hier, klick hier, klicke hier, hier lesen, hier entlang, mehr, mehr lesen, mehr dazu, mehr erfahren, mehr infos, mehr informationen, weitere informationen, weiter, weiterlesen, link, dieser link, diesem link, diese seite, dieser artikel',
  ),
  en: listed(
    'here, click here, click, see here, read here, more, read more, learn more, see more, find out more, more info, more information, continue, continue reading, details, link, this link, the link, this, this page, this article, this website, website',
  ),
  es: listed(
    'aquí, aqui, haz clic aquí, haga clic aquí, clic aquí, pincha aquí, leer más, lee más, ver más, saber más, más, más información, seguir leyendo, enlace, este enlace, esta página, este artículo',
  ),
  fr: listed(
    "ici, cliquez ici, cliquer ici, clique ici, par ici, lire la suite, la suite, lire plus, voir plus, en savoir plus, plus, plus d'infos, plus d'informations, lien, ce lien, cette page, cet article",
  ),
  it: listed(
    'qui, clicca qui, clicca, leggi di più, leggi tutto, scopri di più, per saperne di più, di più, altro, continua, continua a leggere, maggiori informazioni, link, questo link, questa pagina, questo articolo',
  ),
  nl: listed(
    'hier, klik hier, lees hier, lees meer, lees verder, meer lezen, verder lezen, meer, meer info, meer informatie, link, deze link, deze pagina, dit artikel',
  ),
  pt: listed(
    'aqui, clique aqui, clica aqui, leia mais, ler mais, saiba mais, saber mais, ver mais, veja mais, mais, mais informações, continuar a ler, continue lendo, link, este link, esta página, este artigo',
  ),
};

/** Maximum number of characters of a text that is compared with `vagueTexts`. Longer texts are not in the list. */
const maxVague = 60;

const bareAddress = /^(?:https?:\/\/|www\.)\S+$/i;

/**
 * Finds links with words such as “here”, which do not say where the link leads. Links that show their address are found
 * in all languages.
 * @param language BCP 47 tag of the post. A link in a passage has the language of the passage
 */
export function linkTexts(links: readonly PostLink[], language: string): Finding[] {
  return links.flatMap(({ text, place, language: own }): Finding[] => {
    if (text === null) return [];
    const message = bareAddress.test(text.trim())
      ? checkTexts.bareAddress
      : isVague(text, own ?? language) && checkTexts.linkText;
    return message ? [{ check: 'linkText', message, words: excerpt(text), place }] : [];
  });
}

function isVague(text: string, language: string): boolean {
  if (text.length > maxVague) return false;
  return vagueTexts[language.split('-')[0] ?? '']?.has(folded(text)) ?? false;
}

/** Removes what makes no difference to the meaning: case, signs around the words, and the form of apostrophes. */
function folded(text: string): string {
  const words = text.normalize().toLowerCase().replace(/’/g, "'").replace(/\s+/g, ' ');
  return words.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
}

function listed(texts: string): ReadonlySet<string> {
  return new Set(texts.split(', '));
}
