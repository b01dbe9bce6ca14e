/** Texts of the fields that say where money goes. */
export const payeeTexts = {
  address: 'Where the money goes',
  addressHint: 'For example an IBAN. It is shown to the people who pay, and to nobody else.',
  addressMissing: 'Please say where the money goes.',
  bic: 'BIC (optional)',
  bicHint: 'If your bank needs one.',
  taxId: 'Tax number (optional)',
  taxIdHint: 'For the accountant.',
} as const;
