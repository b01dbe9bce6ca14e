import { globSync } from 'node:fs';
import path from 'node:path';

/** The examples of one component. */
export type ExamplesFile = {
  /** Name of the component, such as `Button`. */
  name: string;
  /** The workspace, such as `mf-shared`. */
  part: string;
  /** Path of the examples from the root of the repository. */
  file: string;
  /** Path of the component from the root of the repository. */
  source: string;
};

const pattern = '{mf-*,vocal-kit,shell}/src/**/*.examples.tsx';

/** Finds all examples of the repository, sorted by workspace and name. */
export function findExamples(root: string): ExamplesFile[] {
  const files = globSync(pattern, { cwd: root }).map((file) => ({
    name: path.basename(file, '.examples.tsx'),
    part: file.split(path.sep)[0] ?? '',
    file,
    source: file.replace('.examples.tsx', '.tsx'),
  }));
  return files.sort((one, other) => one.part.localeCompare(other.part) || one.name.localeCompare(other.name));
}
