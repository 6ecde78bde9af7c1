import {
  behaviourReadSelectors,
  browserGlobals,
  restrictedDateImports,
  restrictedImports,
  restrictedRemoteImports,
} from './tooling/lint/restricted.mjs';
import {
  commonRules,
  reactRules,
  sizeRules,
  testRules,
  typescriptRules,
} from './tooling/lint/rules.mjs';

const template = 'tooling/template/remote-blue-print';

export default {
  plugins: ['eslint', 'typescript', 'react', 'import', 'unicorn', 'oxc'],
  // Oxlint does not implement the rule `no-restricted-syntax`, so a plugin adds the rule.
  jsPlugins: [{ name: 'syntax', specifier: 'oxlint-plugin-eslint' }],
  categories: { correctness: 'error' },
  options: {
    typeAware: true,
    typeCheck: true,
    denyWarnings: true,
    reportUnusedDisableDirectives: 'error',
  },
  ignorePatterns: [
    '**/dist/',
    '.trustfold/',
    'shared-kernel/api/',
    'test-results/',
    'playwright-report/',
  ],
  rules: commonRules,
  overrides: [
    { files: ['**/*.{ts,tsx}'], rules: typescriptRules },
    {
      files: ['**/*.{ts,tsx,mjs}'],
      excludeFiles: [
        '**/*.{test,spec}.{ts,tsx}',
        'e2e/**',
        'shared-kernel/src/{fixtures,testing}/**',
        '**/zones/**',
      ],
      rules: sizeRules,
    },
    { files: ['**/*.test.{ts,tsx}'], plugins: ['jest'], rules: testRules },
    { files: [`{host,remote-*,shared-kernel,${template}}/src/**/*.{ts,tsx}`], rules: reactRules },
    {
      files: ['host/src/**/*.{ts,tsx}'],
      rules: { 'no-restricted-imports': ['error', restrictedImports] },
    },
    {
      files: [`{remote-*,${template}}/src/**/*.{ts,tsx}`],
      rules: { 'no-restricted-imports': ['error', restrictedRemoteImports] },
    },
    {
      files: [`{host,remote-*,${template}}/src/**/*.{ts,tsx}`],
      excludeFiles: ['**/*.test.{ts,tsx}'],
      rules: { 'syntax/no-restricted-syntax': ['error', ...behaviourReadSelectors] },
    },
    {
      files: ['server/src/**/*.ts', 'remote-*/src/**/commands/**/*.ts', 'remote-*/src/commands.ts'],
      excludeFiles: ['**/*.test.ts', '**/test-*.ts'],
      rules: { 'no-restricted-globals': ['error', ...browserGlobals] },
    },
    {
      files: ['{shared-kernel/src,tooling,e2e}/**/*.{ts,tsx}'],
      excludeFiles: ['shared-kernel/src/format/**', `${template}/**`],
      rules: { 'no-restricted-imports': ['error', restrictedDateImports] },
    },
    { files: ['{tooling,e2e}/**', '*.config.{js,mjs}'], rules: { 'no-console': 'off' } },
  ],
};
