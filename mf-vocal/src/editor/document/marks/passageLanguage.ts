import { languageDirection, languageTag } from '@marquee/shared/domain';
import { Mark } from '@tiptap/core';

/** Words in another language than the text around them. Screen readers and spelling checkers follow it. */
export const passageLanguage = Mark.create({
  name: 'language',
  // Words that are typed after the passage are in the language of the post again.
  inclusive: false,
  addAttributes: () => ({ lang: { default: null } }),
  parseHTML: () => [
    {
      tag: 'span[lang]:not([role])',
      getAttrs: ({ lang }: HTMLElement) => languageTag.test(lang) && { lang },
    },
  ],
  renderHTML: ({ mark: { attrs } }) => ['span', { lang: attrs.lang, dir: languageDirection(String(attrs.lang)) }, 0],
});
