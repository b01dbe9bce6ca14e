/** Parts that a person beside the author can have in a post. `words` is another author. */
export const bylineRoles = [
  'words',
  'photographs',
  'illustrations',
  'video',
  'research',
  'translation',
  'editing',
] as const;
export type BylineRole = (typeof bylineRoles)[number];

/** Texts before the names of people with a role. Other authors follow the author's name instead. */
export const bylineRoleTexts: Readonly<Record<Exclude<BylineRole, 'words'>, string>> = {
  photographs: 'Photographs by',
  illustrations: 'Illustrations by',
  video: 'Video by',
  research: 'Research by',
  translation: 'Translated by',
  editing: 'Edited by',
};

/** Maximum number of people beside the author. */
export const maxBylines = 9;
