import { releaseNameSchema, releaseVersionSchema } from '@marquee/releases/manifest.ts';
import { z } from 'zod';

/** The part of a set that differs from readers'. */
export const overriddenSchema = z.object({ part: releaseNameSchema, version: releaseVersionSchema });
export type Overridden = z.infer<typeof overriddenSchema>;
