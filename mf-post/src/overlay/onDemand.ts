import type { ComponentType } from 'react';

/** A component whose code no page loads before a reader is about to need it. */
export type OnDemand<Props> = {
  /** The component, if its code is here already. */
  here: () => ComponentType<Props> | null;
  load: () => Promise<ComponentType<Props>>;
  /** Has the code come ahead of a click. If it does not come, the click finds out. */
  warm: () => void;
};

export function onDemand<Props>(request: () => Promise<ComponentType<Props>>): OnDemand<Props> {
  let component: ComponentType<Props> | null = null;
  const load = async () => {
    component ??= await request();
    return component;
  };
  return { here: () => component, load, warm: () => void load().catch(() => undefined) };
}
