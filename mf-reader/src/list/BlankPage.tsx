import { VisuallyHidden } from '@marquee/shared';
import { pageTexts } from '../pageTexts.ts';

/** The page of what does not exist: blank to the eye, with a heading for those who hear it. */
export function BlankPage() {
  return <VisuallyHidden as="h1">{pageTexts.notFound}</VisuallyHidden>;
}
