import { garbageCollector } from './garbageCollector.ts';

/**
 * Collects all garbage, and returns its memory to the system: loading a program leaves more of it than V8 gives back by itself. It takes
 * about 0.1 s in which nothing else happens, so it is for the end of a start, before anybody is served.
 */
export function returnGarbage(): void {
  garbageCollector()({ type: 'major', flavor: 'last-resort' });
}
