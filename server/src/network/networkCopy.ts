import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type NetworkData, networkDataSchema } from '@marquee/platform/network/networkData.ts';

const fileIn = (dataFolder: string) => path.join(dataFolder, 'network-data.json');

/** Reads the network's data as this node had it last. Null without a readable copy. */
export async function readNetworkCopy(dataFolder: string): Promise<NetworkData | null> {
  const text = await readFile(fileIn(dataFolder), 'utf8').catch(() => null);
  if (text === null) return null;
  try {
    return networkDataSchema.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

/** Stores the network's data, with which this node can start while the api is away. */
export async function writeNetworkCopy(dataFolder: string, data: NetworkData): Promise<void> {
  await mkdir(dataFolder, { recursive: true });
  // Workers write at the same time.
  const incoming = `${fileIn(dataFolder)}.${randomUUID()}`;
  await writeFile(incoming, `${JSON.stringify(data)}\n`);
  await rename(incoming, fileIn(dataFolder));
}
