import { memoryInUse } from '../memoryInUse.ts';

/** Prints by how many bytes held objects, and then held buffers, change the memory in use. Each kind makes as much garbage. */
const before = memoryInUse();
const objects = Array.from({ length: 20 }, (_, number) => new Array<number>(100_000).fill(number));
for (let number = 0; number < 20; number += 1) new Array<number>(100_000).fill(number);
const withObjects = memoryInUse();
const buffers = Array.from({ length: 20 }, () => new Uint8Array(1_000_000));
for (let number = 0; number < 20; number += 1) new Uint8Array(1_000_000);
const withBuffers = memoryInUse();
process.stdout.write(
  JSON.stringify({
    objectBytes: withObjects - before,
    bufferBytes: withBuffers - withObjects,
    held: objects.length + buffers.length,
  }),
);
