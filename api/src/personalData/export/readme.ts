import type { UserRow } from '../../people/accounts/userView.ts';

/** Explains each file of an archive in words. */
export function readme({ firstName, lastName }: UserRow, now: Date): string {
  return `Data of ${`${firstName} ${lastName}`.trim()} from Vocal
Made on ${now.toISOString()}. All times are UTC.

account.json
  Your name, address, bio, picture and settings, the browsers that are signed in, your saved views, and posts of other
  people on which you are named, with your share of their money.

posts/<id>/post.json and posts/<id>/post.html
  Each of your posts: published ones, drafts, posts in review, and posts in the trash that you can still restore.
  The JSON file has every field. The HTML file opens in any browser, shows your own pictures and links to your PDFs.

posts/<id>/published.json and posts/<id>/published.html
  Only for a published post with changes that readers do not see yet: the text that they see.

templates/<id>.json
  Each of your templates and saved blocks.

stories/<id>.json
  Each story that you pitched, created or have assigned, or about which you wrote to a writer. The file has the messages
  of the editors to you, and your own messages.

pictures/ and pictures.csv
  Every picture and PDF that you uploaded, as it is stored, and your own picture. The table has sizes and times.
  A line without a file is a picture that is no longer stored.

library.csv
  Pictures that you added to the library of a magazine, with what you wrote about them. They stay with the magazine.

reads.csv
  Reads of your posts, a line for each post and day.
  counted   reads that count
  booked    counted reads that are in the ledger
  dollars   earnings of the booked reads, with the shares of other people on the post
  The other columns are reads that do not count, by reason: bot (a program), prefetch (loaded ahead and not opened),
  no-ticket, bad-ticket, young-ticket and old-ticket (the page was not opened as a reader opens it), not-published,
  own-read (you read it yourself), network-post-limit, network-limit and ticket-limit (too many from one network or visit).
  Readers have no names here or in our database. A post that was emptied from the trash keeps its reads without its name.

transfers.csv
  Every movement of your money, the newest first: reads that were booked, with post, day and rate, shares of
  other people or with them, holds, payouts and corrections.

payouts.csv
  Payouts that you asked for, where the money goes, and what became of them.

holds.csv
  Money of reads that a moderator held, with the reason, your answer, and the decision.

In the tables, a cell that a spreadsheet would compute begins with an apostrophe.
`;
}
