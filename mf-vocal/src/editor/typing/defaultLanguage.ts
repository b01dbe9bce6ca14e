/** Language of a post without a language of its own. Every magazine is in English, as the api assumes at submission. */
export const defaultLanguage = 'en';
