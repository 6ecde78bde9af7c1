import { readFileSync, readdirSync } from 'node:fs';

const repository = new URL('../../', import.meta.url);

export const template = 'tooling/src/new/remote-blue-print';
const remotes = [
  ...readdirSync(repository).filter((folder) => folder.startsWith('remote-')),
  template,
];

/** The files by which tooling is entered. */
const toolingDoors = Object.values(
  JSON.parse(readFileSync(new URL('tooling/package.json', repository), 'utf8')).exports,
).filter((file) => typeof file === 'string');

/** What each folder of the shell knows of the others. Only what the shell begins with, at the root, knows `app`. */
const shellRooms = {
  page: [],
  brand: ['page'],
  diagnostics: ['page'],
  loading: ['page'],
  'sign-in': ['brand', 'page'],
  'not-found': ['brand', 'page'],
  federation: ['diagnostics', 'loading', 'page'],
  'first-paint': ['brand', 'dashboard', 'gate', 'landing', 'page', 'portal-selection', 'sign-in'],
  head: ['diagnostics', 'loading', 'page'],
  'portal-selection': ['brand', 'page'],
  gate: ['brand', 'page', 'sign-in'],
  landing: ['brand', 'gate', 'page', 'sign-in'],
  dashboard: ['brand', 'diagnostics', 'federation', 'loading', 'page', 'sign-in'],
  development: ['brand', 'dashboard', 'diagnostics', 'federation', 'page', 'sign-in'],
};

const shellZones = Object.entries(shellRooms).map(([room, known]) => ({
  target: `./host/src/${room}`,
  from: './host/src',
  except: [room, ...known].map((folder) => `./${folder}`),
  message: `In the shell, ${room} knows ${known.join(', ') || 'no other folder'}.`,
}));

/** The arrows of the house: kernel <- remotes, kernel <- host, tooling <- e2e, never the other way. */
export const zones = [
  {
    target: './shared-kernel',
    from: ['./host', './tooling', './e2e', ...remotes.map((folder) => `./${folder}`)],
    message: 'The kernel imports nothing of its guests.',
  },
  {
    target: './host',
    from: remotes.map((folder) => `./${folder}`),
    message: 'The host meets remotes at run time only.',
  },
  ...shellZones,
  ...remotes.map((folder) => ({
    target: `./${folder}`,
    from: ['./host', ...remotes.filter((other) => other !== folder).map((other) => `./${other}`)],
    message: 'Remotes meet through the kernel and the URL.',
  })),
  ...remotes.map((folder) => ({
    // But for the test of the description itself.
    target: `./${folder}/src/**/!(remote.test).{ts,tsx}`,
    from: `./${folder}/src/remote.ts`,
    message: 'A description imports the screen.ts of its features, never the other way.',
  })),
  {
    target: './tooling',
    from: './e2e',
    message: 'What tests and bench share is in tooling/drive.',
  },
  {
    target: './e2e',
    from: './tooling',
    except: toolingDoors,
    message: 'The tests enter tooling by its doors.',
  },
  {
    target: ['./shared-kernel/src/domain', './shared-kernel/src/format'],
    from: './shared-kernel/src',
    except: ['./domain', './format'],
    message: 'Domain and format are pure and know nothing else.',
  },
  {
    target: './shared-kernel/src/loading',
    from: './shared-kernel/src',
    except: ['./loading'],
    message: 'Every build has a loader of its own, which brings nothing else.',
  },
  {
    target: './shared-kernel/src/fixtures',
    from: './shared-kernel/src',
    except: ['./domain', './format', './fixtures'],
    message: 'Fixtures know the domain only.',
  },
  {
    target: './shared-kernel/src/workspace',
    from: './shared-kernel/src',
    except: ['./domain', './format', './fixtures', './workspace', './shell'],
    message: 'The workspace knows domain, fixtures and what the shell lends.',
  },
  {
    target: './shared-kernel/src/ui',
    from: './shared-kernel/src',
    except: [
      './domain',
      './format',
      './theme',
      './shell',
      './loading/limits.ts',
      './ui',
      './book',
      './testing',
    ],
    message:
      'Components know domain, format, theme, what the shell lends and the limits of loading.',
  },
  {
    target: './shared-kernel/src/records',
    from: './shared-kernel/src',
    except: [
      './domain',
      './format',
      './theme',
      './shell',
      './ui',
      './form/unsaved',
      './form/use-validated-form.ts',
      './records',
      './book',
      './testing',
      './workspace',
    ],
    message:
      'What shows records knows their components, how a form is validated and left, and the commands of views.',
  },
  {
    target: './shared-kernel/src/periods',
    from: './shared-kernel/src',
    except: [
      './domain',
      './format',
      './shell',
      './ui',
      './workspace',
      './periods',
      './book',
      './testing',
    ],
    message: 'What chooses days knows components, the address and the clock.',
  },
  {
    target: ['shared-kernel', 'host', 'remote-*'].map(
      (root) => `./${root}/src/!(testing)/**/!(*.test|test-*).{ts,tsx}`,
    ),
    from: './shared-kernel/src/testing',
    message: 'Testing never reaches a production bundle.',
  },
  {
    target: './shared-kernel/src/!(book)/**/!(*.book).{ts,tsx}',
    from: './shared-kernel/src/{book/**,**/*.book.tsx}',
    message: 'The component book never reaches a production bundle.',
  },
];
