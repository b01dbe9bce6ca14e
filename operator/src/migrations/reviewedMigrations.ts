/**
 * Migrations with statements that `incompatibleStatements` finds, and after which the previous version still works. Each has
 * the reason. Add a line only if you have run the previous version on the new schema.
 */
export const reviewedMigrations: Readonly<Record<string, string>> = {
  '0002_search_and_purges': 'From before the first installation.',
  '0006_impression_limits': 'The constraint has the reasons that the previous version writes.',
  '0008_desk': 'The previous version has no trash.',
  '0022_curation': 'The previous version orders no picks, and does not write ends of promos before their starts.',
  '0023_ledger': 'The column in the constraint is written by triggers of the same migration.',
};
