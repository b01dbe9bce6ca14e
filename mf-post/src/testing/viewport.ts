import { act } from '@testing-library/react';

type Callback = (entries: { isIntersecting: boolean }[]) => void;

/** Replaces `IntersectionObserver`, because jsdom has no layout. */
export function installViewport({ saveData = false } = {}) {
  const observed = new Map<Element, Callback>();
  class Observer {
    readonly #callback: Callback;
    readonly #elements = new Set<Element>();
    constructor(callback: Callback) {
      this.#callback = callback;
    }
    observe(element: Element) {
      this.#elements.add(element);
      observed.set(element, this.#callback);
    }
    disconnect() {
      for (const element of this.#elements) observed.delete(element);
    }
  }
  Object.assign(window, { IntersectionObserver: Observer, matchMedia: () => ({ matches: false }) });
  Object.assign(navigator, { connection: { saveData } });

  return {
    /** Number of watched elements. */
    watched: () => observed.size,
    /** Scrolls all watched elements into or out of view. */
    scroll: (isIntersecting: boolean) => {
      act(() => {
        for (const callback of [...observed.values()]) callback([{ isIntersecting }]);
      });
    },
    remove: () => {
      for (const name of ['IntersectionObserver', 'matchMedia']) Reflect.deleteProperty(window, name);
      Reflect.deleteProperty(navigator, 'connection');
    },
  };
}
