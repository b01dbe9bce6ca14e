import { join } from 'node:path';
import type { SiteKey } from '@marquee/shared/domain';
import { z } from 'zod';
import type { PictureLanguage } from '../content/pictureLanguage.ts';
import { type SeedOptions, seedNetwork } from '../content/seedNetwork.ts';
import { OriginalStore } from '../images/originalStore.ts';
import type { Clock } from '../services.ts';
import type { Database } from './connect.ts';
import { migrateDatabase } from './migrate.ts';

const content = join(import.meta.dirname, '../../content');

export type PrepareOptions = {
  url: string;
  db: Database;
  originalsDirectory: string;
  clock: Clock;
  demoContent: boolean;
  report: SeedOptions['report'];
};

/** Brings a database up to date and, if asked to, fills in what is missing of the demo network. */
export async function migrateAndSeed({ url, db, originalsDirectory, clock, demoContent, report }: PrepareOptions) {
  await migrateDatabase(url);
  report.info('database: tables are up to date');
  if (!demoContent) return;
  const originals = new OriginalStore(originalsDirectory);
  await seedNetwork({ db, originals, now: clock(), content, languageOf, report });
}

const pictureModuleSchema = z.object({ pictures: z.custom<PictureLanguage>((value) => Boolean(value)) });

/** How a site draws its demo pictures. */
export async function languageOf(site: SiteKey): Promise<PictureLanguage> {
  const module: unknown = await import(`../content/pictures/${site}.ts`);
  return pictureModuleSchema.parse(module).pictures;
}
