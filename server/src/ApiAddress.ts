import { secretHeader } from '@marquee/platform/internal/secretHeader.ts';

/** Where the api is, and the secret by which it knows calls of its own servers. */
export type ApiAddress = {
  /** `http://127.0.0.1:3101`, without a path. */
  url: string;
  /** Undefined for an api on the same machine, which then trusts direct calls of this machine. */
  secret?: string | undefined;
};

/** Returns the headers of a call to the api: with them, the api believes which client the call is for. */
export function trustHeaders({ secret }: ApiAddress): Record<string, string> {
  return secret ? { [secretHeader]: secret } : {};
}
