import type { HostKey, SiteConfigInput } from '@marquee/shared/domain';
import type { Examples } from '@marquee/shared/examples';

export type ExampleSource = {
  /** The workspace. */
  part: string;
  /** Path from the root of the repository. */
  file: string;
  load: () => Promise<{ examples: Examples }>;
};

// The bundler replaces this module by a generated module with the same exports (writeSources.ts).
export const exampleFiles: readonly ExampleSource[] = [];
export const sites: Readonly<Partial<Record<HostKey, SiteConfigInput>>> = {};
