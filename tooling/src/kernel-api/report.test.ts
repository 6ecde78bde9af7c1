import { reportPages } from './report';
import { readSurface } from './surface';

const declarations = new Map([
  [
    'ui/index.d.ts',
    "export { open } from './open';\nexport type { Tone } from './tone';\nexport { useState } from 'react';",
  ],
  [
    'ui/open.d.ts',
    "import type { Client } from '../domain/client';\nexport declare const open: (client: Client) => void;",
  ],
  ['ui/tone.d.ts', "export type Tone = 'good' | 'bad';"],
  [
    'domain/client.d.ts',
    "import type { Risk } from './risk';\nexport interface Client { risk: Risk }\nexport interface Other { id: string }",
  ],
  ['domain/risk.d.ts', "export type Risk = 'low' | 'high';"],
]);
const surface = readSurface(declarations, ['ui']);

it('[deployment] lists what an entry lends, how it is declared and where it comes from', () => {
  expect(surface.entries.get('ui')).toEqual([
    { name: 'Tone', text: "export type Tone = 'good' | 'bad';" },
    { name: 'open', text: 'export declare const open: (client: Client) => void;' },
    { name: 'useState', text: '// from @types/react' },
  ]);
});

it('[deployment] lists what is mentioned, at any distance, and nothing else', () => {
  expect(surface.mentioned.map(({ name }) => name)).toEqual(['Client', 'Risk']);
});

it('[deployment] writes a page for each entry with the version that each name came in', () => {
  const pages = reportPages(surface, { ui: { Tone: '1.1.0' } });
  expect([...pages.keys()]).toEqual(['ui.api.md', 'mentioned.api.md']);
  expect(pages.get('ui.api.md')).toContain(
    "## Tone\n\nSince 1.1.0.\n\n```ts\nexport type Tone = 'good' | 'bad';\n```",
  );
});
