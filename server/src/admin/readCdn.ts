import { z } from 'zod';
import { type ApiAddress, trustHeaders } from '../ApiAddress.ts';
import { request } from '../http/request.ts';

/** State of the purges of a CDN, as the api tells it (api/src/kernel/cdn/readCdnStatus.ts). */
const cdnStatusSchema = z.object({
  target: z.string(),
  pending: z.number(),
  oldest: z.iso.datetime().nullable(),
  failingSince: z.iso.datetime().nullable(),
  problem: z.string().nullable(),
  sentAt: z.iso.datetime().nullable(),
});
export type CdnStatus = z.infer<typeof cdnStatusSchema>;

const responseSchema = z.object({ targets: z.array(cdnStatusSchema) });
const timeoutMs = 2_000;

/** Reads the state of the CDN's purges from the api. @returns null if the api does not respond */
export async function readCdn(api: ApiAddress): Promise<CdnStatus[] | null> {
  try {
    const { statusCode, body } = await request(`${api.url}/api/internal/cdn`, {
      headers: trustHeaders(api),
      signal: AbortSignal.timeout(timeoutMs),
    });
    const data = await body.json();
    return statusCode === 200 ? responseSchema.parse(data).targets : null;
  } catch {
    return null;
  }
}
