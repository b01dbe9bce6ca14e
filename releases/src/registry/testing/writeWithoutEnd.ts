import { recordPublished } from '../decisions.ts';
import { FileLog } from '../FileLog.ts';
import { Registry } from '../Registry.ts';

/** A process that publishes until it is killed, for the tests of the log. It notifies its parent of its first entry. */
const [folder = '', name = '0'] = process.argv.slice(2);
const registry = new Registry(new FileLog(folder));
for (let count = 0; ; count += 1) {
  const version = `0.1.0-${(Number(name) * 2 ** 20 + count).toString(16).padStart(10, '0')}`;
  const traits = { version, commit: 'abc', archive: 'sha384-a', files: 'sha384-x', brotliBytes: 1 };
  await registry.write('tireless', recordPublished('mf-reader', traits));
  if (count === 0) process.send?.('writes');
}
