/** Payouts and the sealed payees. */
export { claimPayeeKey } from '../money/payees/claimPayeeKey.ts';
export { openPayeeSeal } from '../money/payees/openPayeeSeal.ts';
export { confirmPayouts } from '../money/payouts/confirmPayouts.ts';
export { payoutsCsv } from '../money/payouts/listPayouts.ts';
export { manualProvider } from '../money/payouts/PayoutProvider.ts';
export { sendPayouts } from '../money/payouts/sendPayouts.ts';
