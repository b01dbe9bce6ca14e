import { partNames } from '@marquee/releases/partNames.ts';
import { buildRelease } from '../bundler/buildRelease.ts';

/** `npm run build`: builds every part whose sources have changed. */
for (const part of partNames) {
  const { manifest, isNew } = await buildRelease(part);
  console.log(`${isNew ? '● built' : '✔ unchanged'} ${part}@${manifest.version}`);
}
