import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Manifest } from '@marquee/releases/manifest.ts';
import { packRelease } from '@marquee/releases/storage/packRelease.ts';
import { Header } from 'tar';
import { type Attack, pause, type Row, shown } from '../Attack.ts';
import type { AttackResponse, OwnNetwork, Target } from '../Target.ts';
import { shellProcesses } from './shellProcesses.ts';

const version = '0.1.0-aaaaaaaaaa';
const zerosOfBomb = 2_000_000_000;
const emptyFiles = 50_000;
const pieceBytes = 50_000_000;
const waitMs = 60_000;
/** Longest that a reader may wait for a page while an archive is looked at. */
const mostReaderMs = 3_000;
/** The watchdog kills a worker that was silent for ten seconds; another one starts. */
const watchdogMs = 4_000;

const header = (name: string, size: number) => {
  const block = Buffer.alloc(512);
  new Header({ path: name, mode: 0o644, size, mtime: new Date(0), type: 'File' }).encode(block, 0);
  return block;
};
const end = Buffer.alloc(1_024);

/** Two gigabytes of zeros in two megabytes: a zip may be made of several, one after the other. */
function bomb(): Buffer {
  const zeros = gzipSync(Buffer.alloc(pieceBytes));
  const pieces = Array.from({ length: zerosOfBomb / pieceBytes }, () => zeros);
  return Buffer.concat([gzipSync(header('browser/zeros', zerosOfBomb)), ...pieces, gzipSync(end)]);
}

const manyFiles = () =>
  gzipSync(Buffer.concat([...Array.from({ length: emptyFiles }, (_, n) => header(`browser/${n}`, 0)), end]));

/** A manifest that names no file, under a version that no file has. */
async function emptyRelease(): Promise<Uint8Array> {
  const folder = await mkdtemp(path.join(tmpdir(), 'marquee-attack-'));
  try {
    const manifest: Manifest = {
      name: 'mf-post',
      version,
      commit: 'none',
      builtAt: new Date(0).toISOString(),
      mode: 'production',
      sources: 'none',
      federationName: 'mf_post',
      browser: { entry: 'remoteEntry.js', files: {} },
      server: null,
      exposes: {},
      contract: { package: '@marquee/shared', version: '0.1.0' },
    };
    await writeFile(path.join(folder, 'manifest.json'), JSON.stringify(manifest));
    return (await packRelease(folder)).bytes;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** F14: archives that no honest team sends. */
export const sendBadArchives: Attack = async (target) => {
  const { own } = target;
  if (!own) return [];
  const send = (bytes: Uint8Array, type = 'application/gzip') =>
    target.ask(`/_marquee/api/releases/mf-post/${version}`, {
      method: 'PUT',
      waitMs,
      headers: { authorization: `Bearer ${own.operatorToken}`, 'content-type': type },
      body: Buffer.from(bytes),
    });
  const empty = await emptyRelease();
  return [
    judged('a release without files under a made-up version', await send(empty), own),
    judged('the same as text/plain', await send(empty, 'text/plain'), own),
    ...(await unpacked(target, own, `${emptyFiles} empty files`, () => send(manyFiles()))),
    ...(await unpacked(target, own, '2 GB of zeros in 2 MB', () => send(bomb()))),
  ];
};

const outcomeOf = ({ text }: AttackResponse) =>
  /"(?:error|code)":"[^"]*"/.exec(text)?.[0].slice(0, 140) ?? text.slice(0, 80);

function judged(attack: string, response: AttackResponse, { dataFolder }: OwnNetwork): Row {
  const isRefused = response.status >= 400 || response.text.includes('"ok":false');
  const isPublished = response.text.includes('"published"');
  const tellsPath = response.text.includes(dataFolder);
  return {
    finding: 'F14',
    attack: `${attack}, with the operator’s token`,
    expected: 'refused, not published, no path of the machine',
    response: `${shown(response)}: ${outcomeOf(response)}${isPublished ? '; published' : ''}${tellsPath ? '; tells a path' : ''}`,
    isAsExpected: isRefused && response.status < 500 && response.status > 0 && !isPublished && !tellsPath,
  };
}

/** Sends an archive while a reader reads: it is refused, the reader does not wait, and no worker dies of it. */
async function unpacked(
  target: Target,
  own: OwnNetwork,
  attack: string,
  send: () => Promise<AttackResponse>,
): Promise<Row[]> {
  const before = (await shellProcesses(own.pid)).workers;
  let isOver = false;
  let longest = 0;
  const readers = Array.from({ length: 4 }, async () => {
    while (!isOver) {
      const { ms, status } = await target.ask('/', { waitMs: 30_000 });
      longest = Math.max(longest, status === 200 ? ms : Number.POSITIVE_INFINITY);
      await pause(50);
    }
  });
  const response = await send();
  await pause(watchdogMs);
  isOver = true;
  await Promise.all(readers);
  const after = (await shellProcesses(own.pid)).workers;
  const lost = before.filter((pid) => !after.includes(pid)).length;
  const longestShown = Number.isFinite(longest) ? `${(longest / 1_000).toFixed(1)} s` : 'a failed page';
  return [
    judged(attack, response, own),
    {
      finding: 'F14',
      attack: `${attack}: readers of the home page meanwhile`,
      expected: 'none waits 3 s, no worker dies',
      response: `longest ${longestShown}, ${lost} workers died`,
      isAsExpected: longest <= mostReaderMs && lost === 0,
    },
  ];
}
