import { parts } from '@marquee/shared/domain';

/** Exposed modules that the shell loads by name, because it mounts them as applications. It loads pages by the remotes' routes. */
export function shellNeeds(): Record<string, string[]> {
  return Object.fromEntries(
    parts.flatMap(({ federationName, mounted }) => (mounted ? [[federationName, [`./${mounted.expose}`]]] : [])),
  );
}
