import { parts } from '@marquee/shared/domain';

/** Exposed modules that the shell loads by name: the applications that it mounts. Pages are loaded by the routes of the remotes. */
export function shellNeeds(): Record<string, string[]> {
  return Object.fromEntries(
    parts.flatMap(({ federationName, mounted }) => (mounted ? [[federationName, [`./${mounted.expose}`]]] : [])),
  );
}
