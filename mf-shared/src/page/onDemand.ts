import type { ComponentType } from 'react';
import { afterFrame } from './afterFrame.ts';

/** A component whose code is loaded only when a reader is about to need it. */
export type OnDemand<Props> = {
  /** The component, if its code has loaded. */
  here: () => ComponentType<Props> | null;
  /** Loads the code. A failed load is tried again by the next call. */
  load: () => Promise<ComponentType<Props>>;
  /** Loads the code after the next frame, ahead of a click, which reports a failure: on a slow phone the loader takes 40 ms of a tap's answer. */
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
