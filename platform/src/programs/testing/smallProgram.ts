import { appendFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { z } from 'zod';

const { MARQUEE_ONLY_COMPILES: only, OPERATOR_TOKEN: token, NODE_COMPILE_CACHE: cache = '' } = process.env;
const { pino } = await import('pino');
const facts: object = z
  .object({
    ...{ only: z.string().optional(), token: z.string().optional() },
    ...{ place: z.string(), lines: z.string(), later: z.string() },
  })
  .parse({ only, token, place: import.meta.dirname, lines: typeof createInterface, later: typeof pino });
if (only) appendFileSync(path.join(cache, 'started'), `${JSON.stringify(facts)}\n`);
else console.log(JSON.stringify(facts));
