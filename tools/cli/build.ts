import { partNames } from '@marquee/releases/partNames.ts';
import { buildRelease } from '../bundler/buildRelease.ts';

/** `npm run build`: builds every part whose sources have changed. */
for (const name of partNames) {
  const { manifest, isNew } = await buildRelease(name);
  console.log(`${isNew ? '● built' : '✔ unchanged'} ${name}@${manifest.version}`);
}
