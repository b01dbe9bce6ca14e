/**
 * Ranges for a regular expression's character class. They match scripts that are written without spaces between words:
 * Thai, Lao, Burmese, Khmer, Chinese, Japanese and Korean. The SQL function `plain_words` has the same list.
 */
export const unspaced =
  '\u0e00-\u0eff\u1000-\u109f\u1100-\u11ff\u1780-\u17ff\u3005-\u3007\u3040-\u30ff\u3100-\u312f\u3400-\u4dbf\u4e00-\u9fff\uac00-\ud7ff\uf900-\ufaff\u{20000}-\u{3ffff}';
