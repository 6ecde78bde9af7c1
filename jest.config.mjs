// The default time zone of tests is UTC. A test file or `TRUSTFOLD_ZONE` can set another one.
process.env.TZ = process.env.TRUSTFOLD_ZONE ?? 'UTC';

const environments = process.env.TRUSTFOLD_CLOCK
  ? { node: './jest.zone-environment.mjs', page: './jest.zone-page-environment.mjs' }
  : { node: 'node', page: 'jsdom' };

// Property tests use a fixed seed, so that every run has the same cases. Environment variables can change the seed and
// the number of cases.
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
  // Test files load their imports immediately, because an imported package can register Jest hooks.
  '/src/testing/|/test-[^/]+\\.tsx?$|\\.test\\.tsx?$': compiled({}),
  // Source files load an import when it is first used. A test of a button therefore does not load the calendar.
  '^.+\\.m?[jt]sx?$': compiled({ lazy: true }),
  // PGlite imports Node modules dynamically when it opens a database. Jest supports this only in transformed files.
  '/@electric-sql/.+\\.cjs$': compiled({}),
};

const shared = {
  transform,
  moduleNameMapper: {
    '\\.module\\.css$': 'identity-obj-proxy',
    '^fast-check$': '<rootDir>/shared-kernel/src/testing/seeded-fast-check.cjs',
    // `canonicalize` exports only an `import` condition. Jest needs a `require` condition.
    '^canonicalize$': '<rootDir>/shared-kernel/node_modules/canonicalize/lib/canonicalize.js',
    // The Node build of `pdfkit` reads files from its package folder. Tests use the browser build instead.
    '^pdfkit$': '<rootDir>/shared-kernel/node_modules/pdfkit/js/pdfkit.browser.js',
    '^pdfkit/output$': '<rootDir>/shared-kernel/node_modules/pdfkit/js/output.cjs',
    '^(@fontsource/.+/unicode\\.json)\\?letters$': '$1',
    '^tiny-inflate$': '<rootDir>/shared-kernel/src/format/pdf/inflate.cjs',
    '/load-font$': '<rootDir>/shared-kernel/src/testing/load-font-from-disk.ts',
    '^antd$': '<rootDir>/shared-kernel/src/testing/antd-on-use.cjs',
    // Maps antd imports to the CommonJS build. Otherwise two copies of antd would have different themes.
    '^antd/es/(.*)$': 'antd/lib/$1',
    '/Dom/dynamicCSS$': '<rootDir>/shared-kernel/src/testing/no-style-elements.ts',
    '^@ant-design/icons-svg$': '<rootDir>/shared-kernel/src/testing/icons-on-use.cjs',
    '^@ant-design/icons-svg/es/(.*)$': '@ant-design/icons-svg/lib/$1',
    '\\.(css|svg|png|webm|mp4|woff2)$': '<rootDir>/shared-kernel/src/testing/asset-stub.ts',
  },
  // These packages contain only ES modules, which Jest must transform.
  transformIgnorePatterns: [
    '/node_modules/(?!.*(@noble/[a-z]+|@scure/base|@libpdf/core|any-ascii|canonicalize|@fontsource|jose|cookie|@electric-sql/[a-z-]+)/)',
  ],
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '/\\.trustfold/'],
  modulePathIgnorePatterns: ['/dist/', '/\\.trustfold/'],
};

const everyTest = [
  '<rootDir>/shared-kernel/src/testing/fail-on-console.ts',
  '<rootDir>/shared-kernel/src/testing/retry-once.ts',
];

/** Tests without a DOM run in Node, which starts faster. Tests in jsdom are named `.dom.test.ts` or `.test.tsx`. */
export default {
  maxWorkers: 2,
  // Time limit of a test in milliseconds. The limit is ten times the usual duration, so that it only stops tests that
  // hang.
  testTimeout: 60_000 * Math.max(1, Number(process.env.TRUSTFOLD_RUNS)),
  projects: [
    {
      ...shared,
      displayName: 'rules',
      testEnvironment: environments.node,
      setupFilesAfterEnv: everyTest,
      testMatch: ['<rootDir>/!(server)/**/!(*.dom).test.ts'],
    },
    {
      ...shared,
      displayName: 'server',
      testEnvironment: environments.node,
      testEnvironmentOptions: { customExportConditions: ['server', 'node', 'node-addons'] },
      setupFilesAfterEnv: everyTest,
      testMatch: ['<rootDir>/server/**/*.test.ts'],
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
