import { parts } from '@marquee/shared/domain';
import { creatorRoutes, readerRoutes } from '@marquee/shell/routes';

/** Exposed modules that the shell asks of each remote: those of its route table, and the creator platform. */
export function shellNeeds(): Record<string, string[]> {
  const needs: Record<string, string[]> = {};
  const wanted = [
    ...[...readerRoutes, ...creatorRoutes].flatMap((entry) => ('remote' in entry ? [entry] : [])),
    ...parts.flatMap(({ federationName, mounted }) => (mounted ? [{ remote: federationName, expose: mounted }] : [])),
  ];
  for (const { remote, expose } of wanted) {
    const modules = needs[remote] ?? [];
    if (!modules.includes(`./${expose}`)) modules.push(`./${expose}`);
    needs[remote] = modules;
  }
  return needs;
}
