/** Events of payouts, holds and adjustments. */
export const moneyNoticeKinds = [
  'payoutApproved',
  'payoutPaid',
  'payoutFailed',
  'payoutReversed',
  'holdPlaced',
  'holdAnswered',
  'holdReleased',
  'holdReversed',
  'adjustmentAdded',
  'adjustmentTaken',
] as const;
export type MoneyNoticeKind = (typeof moneyNoticeKinds)[number];

/** Subjects by kind. @param amount with its currency */
export const moneyNoticeSubjects = (amount: string): Record<MoneyNoticeKind, string> => ({
  payoutApproved: `Your payout of ${amount} is approved`,
  payoutPaid: `Your payout of ${amount} is paid`,
  payoutFailed: `Your payout of ${amount} failed: the money is available again`,
  payoutReversed: `Your payout of ${amount} was returned: the money is available again`,
  holdPlaced: `${amount} from your reads is on hold`,
  holdAnswered: `The writer has replied about the hold of ${amount}`,
  holdReleased: `${amount} that was on hold is available again`,
  holdReversed: `${amount} that was on hold will not be paid`,
  adjustmentAdded: `${amount} was added to your balance`,
  adjustmentTaken: `${amount} was taken from your balance`,
});

const ofWriter = '/vocal/money';
const holdsOfWriter = '/vocal/money/holds';

/** Pages of Vocal behind the notices. */
export const moneyNoticePaths: Record<MoneyNoticeKind, string> = {
  payoutApproved: ofWriter,
  payoutPaid: ofWriter,
  payoutFailed: ofWriter,
  payoutReversed: ofWriter,
  holdPlaced: holdsOfWriter,
  holdAnswered: '/vocal/desk/money/holds',
  holdReleased: holdsOfWriter,
  holdReversed: holdsOfWriter,
  adjustmentAdded: '/vocal/money/transfers',
  adjustmentTaken: '/vocal/money/transfers',
};

/** True if a notice is about money. Such a notice is about no post. */
export function isAboutMoney(kind: string): kind is MoneyNoticeKind {
  return Object.hasOwn(moneyNoticePaths, kind);
}
