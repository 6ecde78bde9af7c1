// Tests say which clock they are read by; unless they or the run do, it is UTC's, wherever they are run.
process.env.TZ = process.env.TRUSTFOLD_ZONE ?? 'UTC';

/** Those that move the clock of each test file, where the run says to which moment. */
const environments = process.env.TRUSTFOLD_CLOCK
  ? { node: './jest.zone-environment.mjs', page: './jest.zone-page-environment.mjs' }
  : { node: 'node', page: 'jsdom' };

// Property tests draw the same cases in every run, unless the run names a seed or more cases.
process.env.TRUSTFOLD_SEED ??= '20240722';
process.env.TRUSTFOLD_RUNS ??= '0.34';

const compiled = (module) => [
  '@swc/jest',
  {
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
    },
    module: { type: 'commonjs', ...module },
  },
];

const transform = {
  '/@fontsource/.+/unicode\\.json$': '<rootDir>/jest.letters.mjs',
  // A package that a test imports may register hooks, for which its first use is too late.
  '/src/testing/|/test-[^/]+\\.tsx?$|\\.test\\.tsx?$': compiled({}),
  // Sources load a package when they first use it: a test of a button loads no calendar.
  '^.+\\.m?[jt]sx?$': compiled({ lazy: true }),
};

const shared = {
  transform,
  moduleNameMapper: {
    '\\.module\\.css$': 'identity-obj-proxy',
    '^fast-check$': '<rootDir>/shared-kernel/src/testing/seeded-fast-check.cjs',
    // It says only how it is imported, which is not how jest asks for a module.
    '^canonicalize$': '<rootDir>/shared-kernel/node_modules/canonicalize/lib/canonicalize.js',
    // Its builds for Node read files beside them.
    '^pdfkit$': '<rootDir>/shared-kernel/node_modules/pdfkit/js/pdfkit.browser.js',
    '^pdfkit/output$': '<rootDir>/shared-kernel/node_modules/pdfkit/js/output.cjs',
    '^(@fontsource/.+/unicode\\.json)\\?letters$': '$1',
    '^tiny-inflate$': '<rootDir>/shared-kernel/src/format/pdf/inflate.cjs',
    '/load-font$': '<rootDir>/shared-kernel/src/testing/load-font-from-disk.ts',
    '^antd$': '<rootDir>/shared-kernel/src/testing/antd-on-use.cjs',
    // antd's modules as Node takes them, whichever way they are named: one antd, one theme.
    '^antd/es/(.*)$': 'antd/lib/$1',
    '^@ant-design/icons-svg/es/(.*)$': '@ant-design/icons-svg/lib/$1',
    '\\.(css|svg|png|webm|mp4|woff2)$': '<rootDir>/shared-kernel/src/testing/asset-stub.ts',
  },
  // What is published as ES modules alone.
  transformIgnorePatterns: [
    '/node_modules/(?!.*(@noble/[a-z]+|@scure/base|@libpdf/core|any-ascii|canonicalize|@fontsource)/)',
  ],
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '/\\.trustfold/'],
  modulePathIgnorePatterns: ['/dist/', '/\\.trustfold/'],
};

const everyTest = [
  '<rootDir>/shared-kernel/src/testing/fail-on-console.ts',
  '<rootDir>/shared-kernel/src/testing/retry-once.ts',
];

/** Rules run in Node, which starts at once; what needs a page runs in jsdom, and its name says that it does. */
export default {
  maxWorkers: 2,
  // A bound against hanging: beside builds and browsers a test takes ten times its time and fails nothing.
  testTimeout: 60_000 * Math.max(1, Number(process.env.TRUSTFOLD_RUNS)),
  projects: [
    {
      ...shared,
      displayName: 'rules',
      testEnvironment: environments.node,
      setupFilesAfterEnv: everyTest,
      testMatch: ['<rootDir>/**/!(*.dom).test.ts'],
    },
    {
      ...shared,
      displayName: 'screens',
      testEnvironment: environments.page,
      testEnvironmentOptions: { url: 'http://127.0.0.1/' },
      setupFiles: ['<rootDir>/shared-kernel/src/testing/jsdom-environment.ts'],
      setupFilesAfterEnv: ['<rootDir>/shared-kernel/src/testing/setup.ts', ...everyTest],
      testMatch: ['<rootDir>/**/*.dom.test.ts', '<rootDir>/**/*.test.tsx'],
    },
  ],
};
