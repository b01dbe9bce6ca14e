import { type HostKey, hostKindOf, parts } from '@marquee/shared/domain';
import type { Examples } from '@marquee/shared/examples';
import { hosts } from './hosts.ts';
import { exampleFiles } from './sources.ts';

/** A component of the catalogue. */
export type Entry = Examples & {
  part: string;
  /** Name of the component, such as `Button`. */
  name: string;
  /** Path of the component's file from the root of the repository. */
  source: string;
};

/** Hosts whose themes the components of a workspace use. Vocal's components are only on the creator host. */
export function hostsOf({ part }: Entry): readonly HostKey[] {
  const kind = part === 'vocal-kit' ? 'creator' : parts.find(({ name }) => name === part)?.hosts;
  return hosts.filter((host) => !kind || hostKindOf(host) === kind);
}

/** Loads all examples, sorted by workspace in the order of dependencies, and then by name. */
export async function loadEntries(): Promise<Entry[]> {
  const entries = await Promise.all(
    exampleFiles.map(async ({ part, file, load }) => {
      const { examples } = await load();
      const source = file.replace('.examples.tsx', '.tsx');
      return { ...examples, part, source, name: source.replace(/^.*\/|\.tsx$/g, '') };
    }),
  );
  const parts = [...new Set(exampleFiles.map(({ part }) => part))];
  return entries.sort(
    (one, other) => parts.indexOf(one.part) - parts.indexOf(other.part) || one.name.localeCompare(other.name),
  );
}

/** Loads the examples of one component. @throws Error if it has none */
export async function loadEntry(part: string, name: string): Promise<Examples> {
  const found = exampleFiles.find((each) => each.part === part && each.file.endsWith(`/${name}.examples.tsx`));
  if (!found) throw new Error(`${part} has no examples of ${name}.`);
  return (await found.load()).examples;
}
