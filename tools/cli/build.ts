import { releaseNames } from '@marquee/releases/manifest.ts';
import { buildRelease } from '../bundler/buildRelease.ts';

/** `npm run build`: builds every part whose sources have changed. */
for (const name of releaseNames) {
  const { manifest, isNew } = await buildRelease(name);
  console.log(`${isNew ? '● built' : '✔ unchanged'} ${name}@${manifest.version}`);
}
