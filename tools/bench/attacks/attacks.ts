import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { startCheckout } from '../startCheckout.ts';
import type { Attack, Row } from './Attack.ts';
import { sendBadArchives } from './releases/badArchives.ts';
import { inspectNode } from './releases/machineSecrets.ts';
import { takeBackReleases } from './releases/releasePrice.ts';
import { sendLargeBodies, sendMalformedRequests } from './requests/bodies.ts';
import { lockAccount, lockOperator, tryKnownPassword } from './requests/guesses.ts';
import { makeUpReads } from './requests/madeUpReads.ts';
import { floodWithPictures } from './requests/pictures.ts';
import { leaveTheAssets, makeUpPages, poisonTheCache } from './requests/poisoning.ts';
import { askForReservedWords } from './requests/reservedWords.ts';
import { holdSockets } from './requests/slowSockets.ts';
import { readCreatorPages, trySmallThings } from './requests/smallThings.ts';
import { Target } from './Target.ts';

/** As for `npm start`: others may be named. */
const ports = { port: Number(process.env.PORT ?? 3560), apiPort: Number(process.env.API_PORT ?? 3570) };

/** One after the other; those that may disturb the others come last. */
const attacks: Attack[] = [
  askForReservedWords,
  makeUpPages,
  leaveTheAssets,
  readCreatorPages,
  trySmallThings,
  sendMalformedRequests,
  inspectNode,
  tryKnownPassword,
  makeUpReads,
  sendLargeBodies,
  takeBackReleases,
  lockAccount,
  lockOperator,
  poisonTheCache,
  floodWithPictures,
  sendBadArchives,
];

/**
 * "Attacks": the reproductions of the security review of 2026-11-22, and one table of the responses. The process ends with 1 if one is not as expected.
 * @param where a folder with a checkout, or the origin of a network that runs on this machine; this checkout when absent. A network that
 *   runs already is only asked over the wire
 */
export async function benchAttacks(where = process.cwd()): Promise<void> {
  const { target, stop } = existsSync(where) ? await startFrom(path.resolve(where)) : attached(where);
  try {
    // Slow by nature, and nobody else's trouble.
    const held = holdSockets(target);
    const rows: Row[] = [];
    for (const attack of attacks) {
      const startedAt = performance.now();
      rows.push(...(await attack(target)));
      console.log(`  ${attack.name}: ${((performance.now() - startedAt) / 1_000).toFixed(0)} s`);
    }
    rows.push(...(await held));
    rows.sort((a, b) => Number(a.finding.slice(1)) - Number(b.finding.slice(1)));
    console.log(`\nAttacks on ${where}\n\n${attackTable(rows)}\n`);
    const wrong = rows.filter(({ isAsExpected }) => !isAsExpected).length;
    console.log(`${rows.length - wrong} as expected, ${wrong} not`);
    if (wrong > 0) process.exitCode = 1;
  } finally {
    await stop();
  }
}

function attached(origin: string): { target: Target; stop: () => Promise<void> } {
  const port = Number(new URL(origin).port || 80);
  return { target: new Target(port, null), stop: async () => undefined };
}

async function startFrom(folder: string): Promise<{ target: Target; stop: () => Promise<void> }> {
  const operatorToken = randomBytes(24).toString('base64url');
  const environment = {
    OPERATOR_TOKEN: operatorToken,
    AWS_ACCESS_KEY_ID: 'of-the-bench',
    AWS_SECRET_ACCESS_KEY: 'of-the-bench',
  };
  const { dataFolder, pid, stop } = await startCheckout(folder, { ...ports, environment });
  const own = { folder, dataFolder, pid, operatorToken, apiPort: ports.apiPort };
  return { target: new Target(ports.port, own), stop };
}

const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

/** As a table that reads in a terminal and in a report. */
function attackTable(rows: readonly Row[]): string {
  const lines = rows.map(({ finding, attack, expected, response, isAsExpected }) =>
    [finding, attack, expected, `${isAsExpected ? '✔' : '✖'} ${response}`].map(cell).join(' | '),
  );
  return [
    '| finding | attack | expected | answer now |',
    '|---|---|---|---|',
    ...lines.map((line) => `| ${line} |`),
  ].join('\n');
}
