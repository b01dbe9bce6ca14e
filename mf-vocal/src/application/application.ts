import { lifecyclesOf } from '@marquee/vocal-kit/application/lifecyclesOf.tsx';
import { VocalApplication } from './VocalApplication.tsx';

/** The single-spa lifecycles of the writers' pages. */
export const application = lifecyclesOf(VocalApplication);
