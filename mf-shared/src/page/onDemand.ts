import type { ComponentType } from 'react';
import { afterFrame } from './afterFrame.ts';

/** A component whose code is loaded only when a reader is about to need it. */
export type OnDemand<Props> = {
  /** The component, if its code has loaded. */
  here: () => ComponentType<Props> | null;
  /** Loads the code. A failed load is tried again by the next call. */
  load: () => Promise<ComponentType<Props>>;
  /**
   * Preloads the code after the next frame, because loading would delay the response to a tap by 40 ms on a slow
   * phone. Ignores a failure, because the click that needs the code loads it again and reports a failure.
   */
  warm: () => void;
};

export function onDemand<Props>(request: () => Promise<ComponentType<Props>>): OnDemand<Props> {
  let component: ComponentType<Props> | null = null;
  const load = async () => {
    component ??= await request();
    return component;
  };
  return { here: () => component, load, warm: () => afterFrame(() => void load().catch(() => undefined)) };
}
