import type { z } from 'zod';
import { exampleOf } from './exampleOf.ts';

/** Lists the paths for which `exampleOf` asks for a text. */
export function textPaths(schema: z.ZodType): string[] {
  const paths: string[] = [];
  exampleOf(schema, (path) => {
    paths.push(path);
    return path;
  });
  return paths;
}
