import { writeFile } from 'node:fs/promises';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';

/**
 * Writes a new key into a file of mode 0600, in the format of `age-keygen`.
 * @returns its recipient, which is public
 * @throws Error if the file exists
 */
export async function createKey(path: string, now: Date): Promise<string> {
  const key = await generateX25519Identity();
  const recipient = await identityToRecipient(key);
  const lines = [`# created: ${now.toISOString()}`, `# public key: ${recipient}`, key, ''];
  await writeFile(path, lines.join('\n'), { mode: 0o600, flag: 'wx' });
  return recipient;
}
