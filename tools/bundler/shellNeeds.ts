import { parts } from '@marquee/shared/domain';

/** Exposed modules that the shell asks of remotes by name: the applications that it mounts. Pages come by the remotes' own routes. */
export function shellNeeds(): Record<string, string[]> {
  return Object.fromEntries(
    parts.flatMap(({ federationName, mounted }) => (mounted ? [[federationName, [`./${mounted}`]]] : [])),
  );
}
