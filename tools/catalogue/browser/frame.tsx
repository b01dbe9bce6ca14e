import { createRoot } from 'react-dom/client';
import { ExamplePage } from './ExamplePage.tsx';
import { loadEntry } from './entries.ts';
import { hostNamed } from './hosts.ts';

/** Renders the only example of this document, in the theme of the address. */
async function start(): Promise<void> {
  const parameters = new URLSearchParams(window.location.search);
  const read = (name: string) => parameters.get(name) ?? '';
  const examples = await loadEntry(read('part'), read('name'));
  const example = { ...examples.shown, ...examples.hidden }[read('example')];
  const root = document.getElementById('root');
  if (!root || !example) throw new Error(`There is no example ${read('example')} of ${read('name')}.`);
  document.title = `${read('name')}: ${read('example')}`;
  createRoot(root).render(
    <ExamplePage setting={examples.setting} host={hostNamed(read('site'))}>
      {example}
    </ExamplePage>,
  );
}

void start();
