import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { siteKeySchema } from '@marquee/shared/domain';
import { z } from 'zod';
import { repositoryRoot } from '../../bundler/webpackBase.ts';
import { contractPayloads } from './contractPayloads.ts';
import { withPayloads } from './payloadTables.ts';

const marked = `# Contract

<!-- Made from mf-shared/src/domain by tools/cli/checks/writeContractTables.ts. -->
<!-- end of the payloads -->
`;

describe.each(Object.entries(contractPayloads))('%s', (file, payloads) => {
  test('lists the payloads of the code, or run node tools/cli/run.mjs tools/cli/checks/writeContractTables.ts', async () => {
    const document = await readFile(path.join(repositoryRoot, file), 'utf8');
    expect(document).toBe(withPayloads(document, payloads));
  });
});

test('writes names, types, limits and optional fields', () => {
  const schema = z.object({
    success: z.literal(true),
    name: z.string().max(60),
    day: z.iso.date().optional(),
    count: z.int(),
    status: z.enum(['open', 'closed']).nullable(),
    site: siteKeySchema,
    lines: z.array(z.object({ id: z.string() })),
  });
  expect(withPayloads(marked, { Example: schema })).toContain(`type Example = {
  name: string; // max 60
  day?: string; // date
  count: number; // integer
  status: 'open' | 'closed' | null;
  site: Site;
  lines: Array<{ id: string }>;
};
`);
});

test('rejects a document without the marks', () => {
  expect(() => withPayloads('# Contract\n', {})).toThrow('does not mark');
});
