/** Texts of the fields that say where money goes. */
export const payeeTexts = {
  address: 'Where the money goes',
  addressHint: 'For example an IBAN. Only the people who pay you see it.',
  addressMissing: 'Please say where the money goes.',
  bic: 'BIC (optional)',
  bicHint: 'If your bank needs one.',
  taxId: 'Tax number (optional)',
  taxIdHint: 'For the accountant.',
} as const;
