import { lifecyclesOf } from '@marquee/vocal-kit/application/lifecyclesOf.tsx';
import { DeskApplication } from './DeskApplication.tsx';

/** The single-spa lifecycles of the moderators' pages. */
export const application = lifecyclesOf(DeskApplication);
