/**
 * `@media` for windows of at most 18em: phones with text of twice the default size, or zoomed to 200 %. A phone of 320
 * px with text of the default size has 20em.
 */
export const fewLetters = '@media (max-width: 18em)';
