import { z } from 'zod';

/** Keys that seal the payees of payouts, in base64 (decision 122). */
export type PayeeSettings = {
  key: string | undefined;
  former: readonly string[];
  /** Ids of lost keys. */
  lost: readonly string[];
  /** File with the key if no setting contains one. */
  file: string;
};

const keyBytes = 32;
const key = z
  .string()
  .regex(/^[\w+/-]{43}=?$/)
  .refine((encoded) => Buffer.from(encoded, 'base64').length === keyBytes);
const isKey = (encoded: string) => key.safeParse(encoded).success;
const keyFault = '32 bytes in base64, as `openssl rand -base64 32` prints them';

const listOf = (isValid: (value: string) => boolean, fault: string) =>
  z
    .string()
    .default('')
    .transform((list) =>
      list
        .split(',')
        .map((value) => value.trim())
        .filter(Boolean),
    )
    .refine((values) => values.every(isValid), fault);

/** The settings by the names of their variables. */
export const payeeVariables = {
  /** The key that seals. Without it, the file `payee.key` in DATA_DIR has one. */
  PAYEE_KEY: z.string().refine(isKey, keyFault).optional(),
  /** Former keys, separated by commas. The next start reseals payees that they sealed. */
  PAYEE_KEYS_FORMER: listOf(isKey, `${keyFault}, with commas between them`),
  /** Ids of lost keys. The api starts without these keys, and payees sealed with them stay unreadable. */
  PAYEE_KEYS_LOST: listOf((id) => /^[\da-f]{8}$/.test(id), 'ids of keys with commas between them, 8 digits each'),
};
