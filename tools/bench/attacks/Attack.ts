import type { AttackResponse, Target } from './Target.ts';

/** One line of the table. */
export type Row = {
  /** Number in the security review of 2026-11-22. */
  finding: string;
  attack: string;
  expected: string;
  response: string;
  isAsExpected: boolean;
};

export const row = (
  finding: string,
  attack: string,
  expected: string,
  response: string,
  isAsExpected: boolean,
): Row => ({ finding, attack, expected, response, isAsExpected });

/** Attacks a network; returns its responses. */
export type Attack = (target: Target) => Promise<Row[]>;

/** Status and type of a response, or why there is none. */
export function shown({ status, headers, problem }: AttackResponse): string {
  const type = headers['content-type']?.split(';', 1)[0];
  return [status || 'no answer', type, problem && `(${problem})`].filter(Boolean).join(' ');
}

/** Equal answers counted: `413 ×40`. */
export function counted(responses: readonly (string | number)[]): string {
  const counts = new Map<string | number, number>();
  for (const response of responses) counts.set(response, (counts.get(response) ?? 0) + 1);
  return [...counts].map(([response, count]) => (count === 1 ? `${response}` : `${response} ×${count}`)).join(', ');
}

export const isClientError = (status: number) => status >= 400 && status < 500;

/** Whether an error has the documented shape, and the header that keeps browsers from guessing its type. */
export function isProblem({ status, headers, text }: AttackResponse): boolean {
  return (
    isClientError(status) &&
    headers['content-type']?.startsWith('application/problem+json') === true &&
    headers['x-content-type-options'] === 'nosniff' &&
    text.includes('"code":')
  );
}

export const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
