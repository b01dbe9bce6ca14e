/** Rates, bookings, verification and statements of the ledger. */
export { transfersCsv } from '../money/earnings/earningsCsv.ts';
export { listTransfers } from '../money/earnings/listTransfers.ts';
export { readBalance } from '../money/earnings/readBalance.ts';
export { bookReads } from '../money/ledger/bookReads.ts';
export { exportLedger } from '../money/ledger/exportLedger.ts';
export { removeRate, setRate } from '../money/ledger/rates.ts';
export { recordTransfer } from '../money/ledger/recordTransfer.ts';
export { verifyLedger } from '../money/ledger/verifyLedger.ts';
export { openWriterAccounts } from '../money/ledger/writerAccounts.ts';
