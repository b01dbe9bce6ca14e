import type { Draft, DraftChanges } from '@marquee/shared/domain';
import { createContext } from 'react';

export type Listicle = Pick<Draft, 'isListicle' | 'listicleOrder'> & { change: (changes: DraftChanges) => void };

/** Whether and how the items of the post are numbered, for the views and tools of its blocks. */
export const ListicleContext = createContext<Listicle>({
  isListicle: false,
  listicleOrder: 'ascending',
  change: () => undefined,
});
