import { releaseVersionSchema } from '@marquee/releases/manifest.ts';
import { partNameSchema } from '@marquee/releases/partNames.ts';
import { z } from 'zod';

/** The part of a set that differs from readers'. */
export const overriddenSchema = z.object({ part: partNameSchema, version: releaseVersionSchema });
export type Overridden = z.infer<typeof overriddenSchema>;
