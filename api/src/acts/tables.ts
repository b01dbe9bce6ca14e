/** Tables that commands and the demo read and write directly, and the operators for their queries. */
export { eq, inArray, sql } from 'drizzle-orm';
export { audit } from '../kernel/db/schema/audit.ts';
export { closedAccounts } from '../kernel/db/schema/closedAccounts.ts';
export { demoSites } from '../kernel/db/schema/demoSites.ts';
export { importedRecords } from '../kernel/db/schema/importedRecords.ts';
export { impressions, postViews } from '../kernel/db/schema/impressions.ts';
export { ledgerAccounts, ledgerTransfers } from '../kernel/db/schema/ledger.ts';
export { notices } from '../kernel/db/schema/notices.ts';
export { posts, postTags } from '../kernel/db/schema/posts.ts';
export { promos } from '../kernel/db/schema/promos.ts';
export { redirects } from '../kernel/db/schema/redirects.ts';
export { reviews } from '../kernel/db/schema/reviews.ts';
export { secondFactors } from '../kernel/db/schema/secondFactors.ts';
export { sessions } from '../kernel/db/schema/sessions.ts';
export { categories, channels, tags } from '../kernel/db/schema/taxonomy.ts';
export { uploads } from '../kernel/db/schema/uploads.ts';
export { users } from '../kernel/db/schema/users.ts';
