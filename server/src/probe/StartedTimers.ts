import type { ProbedLeaks } from '@marquee/releases/gate/report/ProbeReport.ts';

type Started = { part: string; kind: string; place: string };
type Starter = typeof setTimeout | typeof setInterval;

/** Records timers that scripts of releases start, with the file that starts them. */
export class StartedTimers {
  readonly #root: string;
  readonly #running = new Map<unknown, Started>();

  /** @param root folder of the release store */
  constructor(root: string) {
    this.#root = root;
    globalThis.setInterval = this.#watched(globalThis.setInterval, 'interval');
    globalThis.setTimeout = this.#watched(globalThis.setTimeout, 'timeout');
    globalThis.clearInterval = this.#forgetting(globalThis.clearInterval);
    globalThis.clearTimeout = this.#forgetting(globalThis.clearTimeout);
  }

  running(): ProbedLeaks['timers'] {
    return [...this.#running.values()];
  }

  #watched<Start extends Starter>(start: Start, kind: string): Start {
    const watched = (callback: (...values: unknown[]) => void, ...rest: [number?, ...unknown[]]) => {
      const place = this.#placeInRelease();
      const timer = (start as (...values: unknown[]) => NodeJS.Timeout)(
        (...values: unknown[]) => {
          if (kind === 'timeout') this.#running.delete(timer);
          callback(...values);
        },
        ...rest,
      );
      if (place) this.#running.set(timer, { kind, ...place });
      return timer;
    };
    // Copies Node's own properties, such as the promise version of the function.
    return Object.defineProperties(watched, Object.getOwnPropertyDescriptors(start)) as unknown as Start;
  }

  #forgetting<Clear extends typeof clearTimeout>(clear: Clear): Clear {
    return ((timer?: NodeJS.Timeout | string | number) => {
      for (const known of this.#running.keys()) {
        if (known === timer || (known as NodeJS.Timeout)[Symbol.toPrimitive]() === Number(timer))
          this.#running.delete(known);
      }
      clear(timer);
    }) as Clear;
  }

  /** Finds the innermost stack frame that is in a release. Returns its part, file and line. */
  #placeInRelease(): Pick<Started, 'part' | 'place'> | null {
    const line = new Error().stack?.split('\n').find((text) => text.includes(this.#root));
    if (!line) return null;
    const [part = '', , ...file] = line.slice(line.indexOf(this.#root) + this.#root.length + 1).split('/');
    return { part, place: `${part}/${file.join('/').replace(/:\d+\)?$/, '')}` };
  }
}
