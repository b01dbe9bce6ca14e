import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';

/** Addresses of the network that runs on a data folder, for commands that are given the folder alone. */
const networkFileSchema = z.object({ port: z.number(), apiUrl: z.url() });
export type NetworkAddresses = z.infer<typeof networkFileSchema>;

const fileIn = (dataFolder: string) => path.join(dataFolder, 'network.json');

export async function writeNetworkFile(dataFolder: string, addresses: NetworkAddresses): Promise<void> {
  await writeFile(fileIn(dataFolder), `${JSON.stringify(addresses)}\n`);
}

/** Reads the network file of a folder. Null if no network has run on the folder. */
export async function readNetworkFile(dataFolder: string): Promise<NetworkAddresses | null> {
  const text = await readFile(fileIn(dataFolder), 'utf8').catch(() => 'null');
  return networkFileSchema.nullable().catch(null).parse(JSON.parse(text));
}
