import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

/** Bytes of V8's heap that something still holds. */
export function heapInUse(): number {
  collectGarbage();
  return process.memoryUsage().heapUsed;
}
