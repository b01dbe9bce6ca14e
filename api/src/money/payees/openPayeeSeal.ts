import { randomBytes, randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { PayeeSettings } from '../../kernel/config/payeeSettings.ts';
import { PayeeSeal, payeeKeyBytes } from './PayeeSeal.ts';

/**
 * Opens this installation's seal with the key in `PAYEE_KEY`, or with a key file that the first start creates.
 * @throws Error for a file without a valid key
 */
export async function openPayeeSeal({
  key,
  former,
  file,
}: Pick<PayeeSettings, 'key' | 'former' | 'file'>): Promise<PayeeSeal> {
  const encoded = key ?? (await readKeyFile(file));
  return new PayeeSeal(
    Buffer.from(encoded, 'base64'),
    former.map((one) => Buffer.from(one, 'base64')),
  );
}

async function readKeyFile(file: string): Promise<string> {
  const found = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  const encoded = (found ?? (await makeKeyFile(file))).trim();
  if (Buffer.from(encoded, 'base64').length !== payeeKeyBytes)
    throw new Error(
      `${file} does not hold a key: ${payeeKeyBytes} bytes in base64 are expected. Put the file back from its copy.`,
    );
  return encoded;
}

/** Creates the key file. If several processes start at once, the first file wins and all processes read its key. */
async function makeKeyFile(file: string): Promise<string> {
  await mkdir(dirname(file), { recursive: true });
  const whole = `${file}.${randomUUID()}`;
  await writeFile(whole, `${randomBytes(payeeKeyBytes).toString('base64')}\n`, { mode: 0o600 });
  await link(whole, file)
    .catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    })
    .finally(() => rm(whole));
  return readFile(file, 'utf8');
}
