import type { CuratedSection } from '@marquee/shared/domain';
import type { SectionsOfSite } from '../createCurationApi.ts';

/** The forms of a row. */
export type SectionFormName = 'edit' | 'merge' | 'remove';

/** A category, channel or tag that a form is about. */
export type SectionFormProps = SectionsOfSite & {
  section: CuratedSection;
  onCancel: () => void;
  /** Called when the section no longer exists, with a sentence that gives the reason. */
  onGone: (sentence: string) => void;
  /** Called when the list no longer shows what is stored. */
  onOutdated: () => void;
};
