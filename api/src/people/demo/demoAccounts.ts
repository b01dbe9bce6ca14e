/** Accounts of the demo network, printed by `npm start`. */
export const demoAccounts = {
  /** The first author of marquee. */
  writer: { email: 'writer@marquee.example', password: 'write-for-marquee', isAdmin: false },
  moderator: { email: 'moderator@marquee.example', password: 'review-for-marquee', isAdmin: true },
} as const;

/** The moderator is not an author, so the name must not appear in any site's content. */
export const moderatorName = { key: 'morgan-ellery', firstName: 'Morgan', lastName: 'Ellery' } as const;
