import { readFileSync, readdirSync } from 'node:fs';
import js from '@eslint/js';
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import checkFile from 'eslint-plugin-check-file';
import importX from 'eslint-plugin-import-x';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

const template = 'tooling/src/new/remote-blue-print';
const remotes = [
  ...readdirSync(import.meta.dirname).filter((folder) => folder.startsWith('remote-')),
  template,
];

const toolingManifest = new URL('tooling/package.json', import.meta.url);

/** The files by which tooling is entered. */
const toolingDoors = Object.values(
  JSON.parse(readFileSync(toolingManifest, 'utf8')).exports,
).filter((file) => typeof file === 'string');

/** The switch between the behaviours is read where commands are run; a screen asks what is available. */
const behaviourRead = [
  'MemberExpression[property.name="behaviour"]',
  'ObjectPattern > Property[key.name="behaviour"]',
  'BinaryExpression > Literal[value="reference"]',
].map((selector) => ({
  selector,
  message: 'No screen tests the behaviour: ask what is available (useAvailability).',
}));

/** The arrows of the house: kernel <- remotes, kernel <- host, tooling <- e2e, never the other way. */
const zones = [
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
  ...remotes.map((folder) => ({
    target: `./${folder}`,
    from: ['./host', ...remotes.filter((other) => other !== folder).map((other) => `./${other}`)],
    message: 'Remotes meet through the kernel and the URL.',
  })),
  {
    target: './tooling',
    from: './e2e',
    message: 'What tests and bench share stands in tooling/drive.',
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
    except: ['./domain', './format', './theme', './shell', './ui', './book', './testing'],
    message: 'Components know domain, format, theme and what the shell lends.',
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
      './records',
      './book',
      './testing',
      './workspace',
    ],
    message:
      'What shows records knows their components, how a form is left, and the commands of views.',
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

const dayjsMessage = "Import from 'shared-kernel/format'.";

/** Days and moments have one room, which everything else asks. */
const restrictedDates = {
  paths: [{ name: 'dayjs', message: dayjsMessage }],
  patterns: [{ group: ['dayjs/*'], message: dayjsMessage }],
};

const restrictedImports = {
  paths: [
    ...restrictedDates.paths,
    { name: 'antd', message: "Import from 'shared-kernel/ui'." },
    { name: '@ant-design/charts', message: "Import from 'shared-kernel/charts'." },
    { name: '@ant-design/icons', message: "Import from 'shared-kernel/ui'." },
    { name: '@tanstack/react-query', message: "Import from 'shared-kernel/workspace'." },
    { name: 'react-hook-form', message: "Import from 'shared-kernel/form'." },
  ],
  patterns: [
    ...restrictedDates.patterns,
    {
      group: ['antd/*', '@ant-design/*', 'shared-kernel/src/*'],
      message: 'Import from the kernel entry.',
    },
  ],
};

/** Routing is the shell's; remotes take what of it they need from the shell. */
const restrictedInRemotes = {
  ...restrictedImports,
  paths: [
    ...restrictedImports.paths,
    { name: 'react-router-dom', message: "Import from 'shared-kernel/shell'." },
  ],
};

export default tseslint.config(
  {
    ignores: [
      '**/dist/',
      '**/node_modules/',
      '.trustfold/',
      'shared-kernel/api/',
      'test-results/',
      'playwright-report/',
    ],
  },
  js.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strictTypeChecked],
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      'dot-notation': 'error',
      '@typescript-eslint/no-import-type-side-effects': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      // There is no enum to assign to, and finding that takes a tenth of the time.
      '@typescript-eslint/no-unsafe-enum-assignment': 'off',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/no-misused-promises': [
        'error',
        { checksVoidReturn: { attributes: false } },
      ],
      '@typescript-eslint/no-unnecessary-condition': [
        'error',
        { allowConstantLoopConditions: true },
      ],
    },
  },
  {
    files: ['**/*.{ts,tsx,js,mjs}'],
    plugins: { 'import-x': importX, 'check-file': checkFile },
    settings: {
      'import-x/resolver-next': [
        createTypeScriptImportResolver({
          project: ['tsconfig.json', 'tooling/tsconfig.json', 'e2e/tsconfig.json'],
        }),
      ],
    },
    rules: {
      'import-x/no-cycle': ['error', { ignoreExternal: true }],
      'import-x/no-restricted-paths': ['error', { zones }],
      'import-x/no-extraneous-dependencies': 'error',
      'check-file/filename-naming-convention': [
        'error',
        { '**/*.{ts,tsx,mjs}': 'KEBAB_CASE' },
        { ignoreMiddleExtensions: true },
      ],
      'no-console': 'error',
    },
  },
  {
    files: [`{host,remote-*,shared-kernel,${template}}/src/**/*.{ts,tsx}`],
    ...reactHooks.configs.flat.recommended,
  },
  {
    files: ['host/src/**/*.{ts,tsx}'],
    rules: { 'no-restricted-imports': ['error', restrictedImports] },
  },
  {
    files: [`{remote-*,${template}}/src/**/*.{ts,tsx}`],
    rules: { 'no-restricted-imports': ['error', restrictedInRemotes] },
  },
  {
    files: [`{host,remote-*,${template}}/src/**/*.{ts,tsx}`],
    ignores: ['**/*.test.{ts,tsx}'],
    rules: { 'no-restricted-syntax': ['error', ...behaviourRead] },
  },
  {
    files: ['{shared-kernel/src,tooling,e2e}/**/*.{ts,tsx}'],
    ignores: ['shared-kernel/src/format/**', `${template}/**`],
    rules: { 'no-restricted-imports': ['error', restrictedDates] },
  },
  {
    files: ['{tooling,e2e}/**', '*.config.{js,mjs}'],
    languageOptions: {
      globals: { process: 'readonly', console: 'readonly', URL: 'readonly', fetch: 'readonly' },
    },
    rules: { 'no-console': 'off' },
  },
);
