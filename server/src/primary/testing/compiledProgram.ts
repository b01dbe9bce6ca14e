import { appendFileSync } from 'node:fs';
import path from 'node:path';

const { NODE_COMPILE_CACHE: folder = '', MARQUEE_ONLY_COMPILES, OPERATOR_TOKEN } = process.env;
const line: string = JSON.stringify({ only: MARQUEE_ONLY_COMPILES, token: OPERATOR_TOKEN ?? null });
appendFileSync(path.join(folder, 'started'), `${line}\n`);
