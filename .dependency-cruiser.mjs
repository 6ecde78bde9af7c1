import knownCycles from './.dependency-cruiser-known-cycles.json' with { type: 'json' };

/**
 * Import rules for packages and for the folders of a package, checked by `npm run lint`. Never add a cycle to the list
 * of known import cycles.
 */

const template = 'tooling/template/remote-blue-print';
const remote = `(remote-[^/]+|${template})`;
/** Matches the paths of test helpers, which may import more folders than production code. */
const tests = '/testing/|\\.spec\\.ts$';

const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

const layer = (source, folder, allowed, comment) =>
  forbid(
    `${source.split('/')[0]}-${folder}`,
    comment ?? `In ${source}, ${folder} may import ${allowed.join(', ') || 'no other folder'}.`,
    { path: `^${source}/${folder}/`, pathNot: tests },
    {
      path: `^${source}/`,
      pathNot: `^${source}/(${[folder, ...allowed].join('|')})(/|$)`,
    },
  );

const host = {
  page: [],
  brand: ['page'],
  diagnostics: ['page'],
  'sign-in': ['brand', 'page'],
  'not-found': ['brand', 'page'],
  federation: ['diagnostics', 'page'],
  'initial-html': ['brand', 'dashboard', 'gate', 'landing', 'page', 'portal-selection', 'sign-in'],
  head: ['diagnostics', 'federation', 'page'],
  'portal-selection': ['brand', 'page', 'sign-in'],
  gate: ['brand', 'page', 'sign-in'],
  landing: ['brand', 'gate', 'page', 'sign-in'],
  dashboard: ['brand', 'diagnostics', 'federation', 'page', 'sign-in'],
  development: ['brand', 'dashboard', 'diagnostics', 'federation', 'page', 'sign-in'],
};

const stories = ['stories'];
const kernel = {
  domain: ['format'],
  format: ['domain'],
  loading: [],
  fixtures: ['domain', 'format'],
  workspace: ['domain', 'format', 'fixtures', 'shell'],
  'evidence-pack': ['domain', 'format', 'ui', 'workspace'],
  ui: ['domain', 'format', 'theme', 'shell', 'loading', ...stories],
  records: [
    'domain',
    'format',
    'theme',
    'shell',
    'ui',
    'form/use-validated-form\\.ts',
    'workspace',
    'evidence-pack',
    ...stories,
  ],
  periods: ['domain', 'format', 'shell', 'ui', 'workspace', ...stories],
};

export default {
  forbidden: [
    {
      ...forbid(
        'no-folder-cycle',
        'Folders must not import each other in a cycle.',
        { pathNot: `^(${knownCycles.join('|')})$` },
        { circular: true },
      ),
      scope: 'folder',
    },
    forbid(
      'kernel-imports-no-consumer',
      'The kernel must not import the shell, the remotes or the tools.',
      { path: '^shared-kernel/' },
      { path: `^(host|tooling|e2e|server|remote-[^/]+)/` },
    ),
    forbid(
      'host-imports-no-remote',
      'The shell, the remotes and the server must not import each other.',
      { path: '^host/' },
      { path: `^(server|${remote})/` },
    ),
    forbid(
      'remotes-are-independent',
      'Remotes must not import each other. They communicate through the kernel and the URL.',
      { path: `^${remote}/` },
      { path: `^(host|server|remote-[^/]+)/`, pathNot: '^$1/' },
    ),
    forbid(
      'description-imports-features',
      'A description (remote.ts) imports the screen.ts of its features, never the other way.',
      { path: `^${remote}/src/`, pathNot: '/src/remote\\.test\\.ts$' },
      { path: `^${remote}/src/remote\\.ts$` },
    ),
    forbid(
      'tooling-imports-no-e2e',
      'Code shared by tests and bench belongs in tooling/browser.',
      { path: '^tooling/' },
      { path: '^e2e/' },
    ),
    forbid(
      'e2e-uses-tooling-exports',
      'Browser tests must import only the exports of tooling.',
      { path: '^e2e/' },
      {
        path: '^tooling/',
        pathNot: '^tooling/src/[^/]+/index\\.ts$',
      },
    ),
    forbid(
      'no-test-code-in-production',
      'Test helpers never reach a production bundle.',
      {
        path: '^(shared-kernel|host|remote-[^/]+)/src/',
        pathNot: tests,
      },
      { path: '^shared-kernel/src/testing/' },
    ),
    forbid(
      'no-stories-in-production',
      'Stories never reach a production bundle.',
      { path: '^shared-kernel/src/', pathNot: '\\.stories\\.tsx$' },
      { path: '^shared-kernel/src/(stories/|.*\\.stories\\.tsx$)' },
    ),
    ...Object.entries(host).map(([folder, allowed]) => layer('host/src', folder, allowed)),
    ...Object.entries(kernel).map(([folder, allowed]) =>
      layer('shared-kernel/src', folder, allowed),
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: {
      path: '(^|/)(dist|\\.trustfold|api|node_modules|zones|test-support)/|\\.(test|stories)\\.tsx?$|/test-[^/]+$',
    },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['types', 'import', 'require', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.d.ts'],
    },
  },
};
