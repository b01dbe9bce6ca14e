/** Texts of the fields that say where money goes. */
export const payeeTexts = {
  address: 'Account for payouts',
  addressHint: 'For example, an IBAN. Only the people who pay you can see it.',
  addressMissing: 'Enter an account for payouts.',
  bic: 'BIC (optional)',
  bicHint: 'If your bank requires one.',
  taxId: 'Tax number (optional)',
  taxIdHint: 'For our accountant.',
} as const;
