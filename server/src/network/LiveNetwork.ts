import { isDeepStrictEqual } from 'node:util';
import { type NetworkData, networkDataSchema } from '@marquee/platform/network/networkData.ts';
import type { Logger } from 'pino';
import { type ApiAddress, trustHeaders } from '../ApiAddress.ts';
import { request } from '../http/request.ts';
import { readNetworkCopy, writeNetworkCopy } from './networkCopy.ts';

/** Maximum time for the api's response, in milliseconds. */
const timeoutMs = 3_000;

type LiveNetworkParts = {
  api: ApiAddress;
  /** Folder for the copy with which the node starts while the api is away. */
  dataDir: string;
  log: Pick<Logger, 'warn' | 'error' | 'info'>;
};

/** The network's data as this process knows it: from the api, or before the first response from the node's copy. */
export class LiveNetwork {
  readonly #parts: LiveNetworkParts;
  readonly #listeners: ((data: NetworkData) => void)[] = [];
  #data: NetworkData | null = null;

  constructor(parts: LiveNetworkParts) {
    this.#parts = parts;
  }

  /** Calls the listener now, if there are data, and at each change. */
  follow(listener: (data: NetworkData) => void): void {
    this.#listeners.push(listener);
    if (this.#data) listener(this.#data);
  }

  /** Takes the data that this node had last. Does nothing without a copy. */
  async useCopy(): Promise<void> {
    const copy = await readNetworkCopy(this.#parts.dataDir);
    if (copy) this.#use(copy);
  }

  /**
   * Reads the data from the api. An api of an earlier version has none, and data of another shape are logged. The former
   * data stay in both cases, so that purges are still applied.
   * @throws if the api cannot be reached or fails
   */
  async load(): Promise<void> {
    const { api, log } = this.#parts;
    const { statusCode, body } = await request(`${api.url}/api/internal/network`, {
      headers: { ...trustHeaders(api), accept: 'application/json' },
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (statusCode !== 200) {
      await body.dump();
      if (statusCode === 404) return;
      throw new Error(`The api responds to the request for the network's data with ${statusCode}`);
    }
    const { data, error } = networkDataSchema.safeParse(await body.json());
    if (error) log.error({ err: error }, "kept the network's former data, because the api sent data of another shape");
    else if (this.#use(data)) await this.#store(data);
  }

  /** @returns true if the data have changed */
  #use(data: NetworkData): boolean {
    if (isDeepStrictEqual(data, this.#data)) return false;
    this.#data = data;
    for (const listener of this.#listeners) listener(data);
    return true;
  }

  async #store(data: NetworkData): Promise<void> {
    const { dataDir, log } = this.#parts;
    await writeNetworkCopy(dataDir, data).catch((error: unknown) =>
      log.warn(
        { err: error },
        "cannot store the network's data; this node cannot start with them while the api is away",
      ),
    );
  }
}
