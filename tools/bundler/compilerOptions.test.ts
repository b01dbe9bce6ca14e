import { describe, expect, it } from '@jest/globals';
import { transform } from '@swc/core';
import { compilerOptions } from './compilerOptions.ts';

const source =
  "import { styled } from '@marquee/shared/styled';\nexport const Title = styled.h2`color: red;`;\nexport const Lead = styled(Title)``;";

/** Compiles the source as a file of a part, and returns the ids of its components. */
async function idsIn(namespace: string, filename = '/parts/src/Title.ts'): Promise<string[]> {
  const { code } = await transform(source, { ...compilerOptions({ mode: 'production', namespace }), filename });
  return [...code.matchAll(/componentId: ?"([^"]+)"/g)].map(([, id = '']) => id);
}

describe('ids of styled components', () => {
  it('are the same in each build of a part', async () => {
    const ids = await idsIn('mf-post');
    expect(new Set(ids).size).toBe(2);
    expect(await idsIn('mf-post')).toEqual(ids);
  });

  it('differ between parts that compile the same file', async () => {
    const ids = [...(await idsIn('mf-post')), ...(await idsIn('mf-reader'))];
    expect(new Set(ids).size).toBe(4);
  });
});
