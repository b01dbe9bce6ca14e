/**
 * `@media` for windows that are less than 18 letters `m` wide: phones with text of twice the size, or zoomed to 200 %. A phone of 320 px
 * with the usual text has 20.
 */
export const fewLetters = '@media (max-width: 18em)';
