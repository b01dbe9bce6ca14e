import { TextDecoder, TextEncoder } from 'node:util';

// jsdom lacks what React Router and the api client find in every browser.
Object.assign(globalThis, { TextDecoder, TextEncoder });
for (const name of ['Request', 'Response', 'Headers', 'fetch', 'ReadableStream'] as const) {
  if (!(name in globalThis)) Object.assign(globalThis, { [name]: Reflect.get(globalThis, name) });
}
