import { garbageCollector } from './garbageCollector.ts';

/**
 * Collects all garbage and returns the memory to the system. After loading a program, V8 alone would return less. It
 * blocks the process for about 0.1 s, so call it at the end of a start, before the first request.
 */
export function returnGarbage(): void {
  garbageCollector()({ type: 'major', flavor: 'last-resort' });
}
