import type { ReactNode } from 'react';

/**
 * Renders its children. Releases built against contracts 1.10 to 1.12 import this component. Remove it with contract
 * 2.0.
 */
export const Kept = ({ children }: { children: ReactNode }) => children;
