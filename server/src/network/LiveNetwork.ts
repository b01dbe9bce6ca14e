import { isDeepStrictEqual } from 'node:util';
import { type NetworkData, networkDataSchema } from '@marquee/platform/network/networkData.ts';
import type { Logger } from 'pino';
import type { ApiAddress } from '../ApiAddress.ts';
import { readNetworkCopy, writeNetworkCopy } from './networkCopy.ts';
import { readInternal } from './readInternal.ts';
import { storeSiteFiles } from './siteFiles.ts';

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
    const { api, dataDir, log } = this.#parts;
    const body = await readInternal(api, '/api/internal/network');
    if (body === null) return;
    const { data: received, error } = networkDataSchema.safeParse(body);
    if (error) {
      log.error({ err: error }, "kept the network's former data, because the api sent data of another shape");
      return;
    }
    const data = { ...received, sites: await storeSiteFiles(api, dataDir, received.sites) };
    if (this.#use(data)) await this.#store(data);
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
