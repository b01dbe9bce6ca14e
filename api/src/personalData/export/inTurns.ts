import type { DataFile } from './zipFiles.ts';

/** Runs a piece of work when its turn comes. */
export type TakeTurn = <T>(work: () => Promise<T>) => Promise<T>;

/** Generates each piece of the files in a separate turn. No turn is held while the reader takes a piece. */
export async function* inTurns(files: AsyncIterable<DataFile>, takeTurn: TakeTurn): AsyncGenerator<DataFile> {
  for await (const file of piecesInTurns(files, takeTurn))
    yield { ...file, content: piecesInTurns(file.content, takeTurn) };
}

async function* piecesInTurns<T>(source: Iterable<T> | AsyncIterable<T>, takeTurn: TakeTurn): AsyncGenerator<T> {
  const pieces = Symbol.asyncIterator in source ? source[Symbol.asyncIterator]() : source[Symbol.iterator]();
  try {
    for (;;) {
      const next = await takeTurn(async () => pieces.next());
      if (next.done) return;
      yield next.value;
    }
  } finally {
    await pieces.return?.();
  }
}
