/** Commands of the documents that no journey runs, with the reason. */
export const unwalkedCommands: Readonly<Record<string, string>> = {
  'npm test': 'It runs the journeys.',
  'npm run dev -- mf-post --on https://beat.example.com --token …':
    'The browser test of overrides walks it (override.spec.ts).',
  'npm run release -- repair': 'It needs a damaged log. The unit tests of the registry damage one.',
};
