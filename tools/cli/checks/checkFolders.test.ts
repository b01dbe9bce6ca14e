import { describe, expect, it } from '@jest/globals';
import { faultsOf, importsIn } from './checkFolders.ts';

const imports = (files: Record<string, string>) =>
  Object.entries(files).flatMap(([file, text]) => importsIn(file, text));
const importOf = (target: string) => `import { x } from '${target}';`;

describe('checkFolders', () => {
  it('accepts folders that import in one direction', () => {
    const one = imports({ 'a/src/x/one.ts': importOf('../y/two.ts'), 'a/src/y/two.ts': importOf('../z.ts') });
    expect(faultsOf(one, [])).toEqual([]);
  });

  it('reports the folders of a cycle and the imports that close it', () => {
    const cycle = imports({
      'a/src/deep/x/inner/one.ts': importOf('../../y/two.ts'),
      'a/src/deep/y/other/two.ts': importOf('../../z/three.ts'),
      'a/src/deep/z/three.ts': `const load = () => import(/* webpackChunkName: "x" */ '../x/more/four.ts');`,
    });
    const [fault = '', ...others] = faultsOf(cycle, []);
    expect(others).toEqual([]);
    expect(fault).toContain('a/src/deep/x → a/src/deep/y (imports: 1)');
    expect(fault).toContain('a/src/deep/z/three.ts → a/src/deep/x/more/four.ts');
  });

  it('finds a cycle between a file and a folder beside it', () => {
    const cycle = imports({
      'a/src/Page.tsx': importOf('./parts/One.tsx'),
      'a/src/parts/Two.tsx': importOf('../Page.tsx'),
    });
    expect(faultsOf(cycle, [])).toHaveLength(1);
  });

  it('reports one cycle for each import that must be removed', () => {
    const cycles = imports({
      'a/src/x/one.ts': importOf('../y/two.ts') + importOf('../y/three.ts'),
      'a/src/y/two.ts': importOf('../x/four.ts'),
      'a/src/y/three.ts': importOf('../z/five.ts'),
      'a/src/z/five.ts': importOf('../x/four.ts'),
    });
    expect(faultsOf(cycles, [])).toHaveLength(2);
  });

  it('accepts an import in the exceptions, and rejects an unused exception', () => {
    const cycle = imports({ 'a/src/x/one.ts': importOf('../y/two.ts'), 'a/src/y/two.ts': importOf('../x/one.ts') });
    expect(faultsOf(cycle, ['a/src/x/one.ts → a/src/y/two.ts'])).toEqual([]);
    expect(faultsOf([], ['a/src/x/one.ts → a/src/y/two.ts'])[0]).toContain('there is no such import');
  });
});
