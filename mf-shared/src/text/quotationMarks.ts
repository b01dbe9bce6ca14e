/** Quotation marks of a language, outer pair and inner pair. */
export type QuotationMarks = { double: readonly [string, string]; single: readonly [string, string] };

const english: QuotationMarks = { double: ['“', '”'], single: ['‘', '’'] };
const german: QuotationMarks = { double: ['„', '“'], single: ['‚', '‘'] };
const spanish: QuotationMarks = { double: ['«', '»'], single: ['“', '”'] };
const swedish: QuotationMarks = { double: ['”', '”'], single: ['’', '’'] };
const russian: QuotationMarks = { double: ['«', '»'], single: ['„', '“'] };
const polish: QuotationMarks = { double: ['„', '”'], single: ['«', '»'] };

/** The marks of Unicode's CLDR. Languages that are not listed use the English marks. */
const marksByLanguage: Readonly<Record<string, QuotationMarks | null>> = {
  ...{ bg: german, cs: german, de: german, hr: german, lt: german, sk: german, sl: german, sr: german },
  ...{ ca: spanish, el: spanish, es: spanish, it: spanish },
  ...{ fi: swedish, sv: swedish },
  ...{ ru: russian, uk: russian },
  ...{ pl: polish, ro: polish },
  ...{ ar: { double: ['«', '»'], single: ['“', '”'] }, fa: { double: ['«', '»'], single: ['‹', '›'] } },
  et: { double: ['„', '“'], single: ['«', '»'] },
  // French puts non-breaking spaces inside its quotation marks.
  fr: { double: ['«\u00a0', '\u00a0»'], single: ['“', '”'] },
  hu: { double: ['„', '”'], single: ['»', '«'] },
  nb: { double: ['«', '»'], single: ['‘', '’'] },
  // Words of Hebrew and Yiddish contain straight marks, and Japanese keyboards have the marks of the language.
  ...{ he: null, ja: null, yi: null },
};

/** Returns the marks of a language, BCP 47. Null for a language in which straight marks stay. */
export function quotationMarks(language: string): QuotationMarks | null {
  const marks = marksByLanguage[language.toLowerCase().split('-')[0] ?? ''];
  return marks === undefined ? english : marks;
}
