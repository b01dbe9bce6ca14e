import type { HostKey, SiteConfigInput } from '@marquee/shared/domain';
import type { Examples } from '@marquee/shared/examples';

export type ExampleSource = {
  /** The workspace. */
  part: string;
  /** From the root of the repository on. */
  file: string;
  load: () => Promise<{ examples: Examples }>;
};

// The bundler puts a module of the same exports instead of this one (writeSources.ts), as it knows the files.
export const exampleFiles: readonly ExampleSource[] = [];
export const sites: Readonly<Partial<Record<HostKey, SiteConfigInput>>> = {};
