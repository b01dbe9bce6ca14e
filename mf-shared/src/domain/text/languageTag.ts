/**
 * Matches a BCP 47 tag of a language with at most a script and a region, such as `fr`, `pt-BR`, `zh-Hant` or `es-419`. Its
 * letters have the case of the standard. Browsers use no other parts of a tag.
 */
export const languageTag = /^[a-z]{2,3}(?:-[A-Z][a-z]{3})?(?:-(?:[A-Z]{2}|\d{3}))?$/;

/** Languages and scripts that are written from right to left. */
const rightToLeft = new Set(
  'ar arc ckb dv fa he khw ks nqo ps sd syr ug ur yi Adlm Arab Hebr Nkoo Rohg Syrc Thaa'.split(' '),
);

/** Returns the direction in which a language is written. A script in the tag, as in `az-Arab`, decides. */
export function languageDirection(tag: string): 'ltr' | 'rtl' {
  const [language = '', script = ''] = tag.split('-');
  return rightToLeft.has(script.length === 4 ? script : language) ? 'rtl' : 'ltr';
}
