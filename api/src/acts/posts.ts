/** Functions that create posts and stories: sanitizing, typography, keys, tags and due times. */
export { sanitizeHtml, sanitizeLine, sanitizeProse } from '../kernel/html/sanitizeHtml.ts';
export { typographicHtml, typographicText } from '../kernel/html/typography.ts';
export { videoEmbed } from '../kernel/html/videoEmbed.ts';
export { keyOfText } from '../kernel/words/keyOfText.ts';
export { lockSiteOf } from '../review/curation/lockSiteOf.ts';
export { dueMoment } from '../review/planning/steps/dueMoment.ts';
export { maxCorrections } from '../review/transitions/applyTransition.ts';
export { cleanChanges } from '../writing/drafts/changes/cleanChanges.ts';
export { videoDataOf } from '../writing/drafts/readDraft.ts';
export { freeKey } from '../writing/publication/freeKey.ts';
export { makeTags } from '../writing/publication/makeTags.ts';
export { writeTags } from '../writing/publication/writeTags.ts';
