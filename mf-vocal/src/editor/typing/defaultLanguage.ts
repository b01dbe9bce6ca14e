/** Language of a post without a language of its own. Every magazine is in English, and the api assumes this, too. */
export const defaultLanguage = 'en';
