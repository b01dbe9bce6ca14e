import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { repositoryRoot } from '../../bundler/webpackBase.ts';

type Locked = { packages: Record<string, { dev?: boolean }> };

test.each(['typescript', '@types/node', '@types/react', '@types/react-dom', '@types/webpack-env'])(
  'an installation without the development packages has %s, which the gate types releases with',
  (name) => {
    const lock = JSON.parse(readFileSync(path.join(repositoryRoot, 'package-lock.json'), 'utf8')) as Locked;
    const locked = lock.packages[`node_modules/${name}`];
    expect(locked).toBeDefined();
    expect(locked?.dev ?? false).toBe(false);
  },
);
