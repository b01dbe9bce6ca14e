import { containerWidths, spacingUnit } from '@marquee/shared/constants';

/** Room at both edges of a page: of the platform's own, and on wide screens that of the widest container. */
export const pageGutter = `max(clamp(1rem, 4vw, 3rem), calc((100vw - ${containerWidths.xlarge}px) / 2 + ${spacingUnit}px))`;
