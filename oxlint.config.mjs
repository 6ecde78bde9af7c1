import {
  behaviourRead,
  restrictedDates,
  restrictedImports,
  restrictedInRemotes,
} from './tooling/lint/restricted.mjs';
import { everyFile, react, tests, typescript } from './tooling/lint/rules.mjs';
import { template, zones } from './tooling/lint/zones.mjs';

export default {
  plugins: ['eslint', 'typescript', 'react', 'import', 'unicorn', 'oxc'],
  // For the two rules that the linter does not have itself.
  jsPlugins: [
    { name: 'arrows', specifier: 'eslint-plugin-import-x' },
    { name: 'syntax', specifier: 'oxlint-plugin-eslint' },
  ],
  categories: { correctness: 'error' },
  options: {
    typeAware: true,
    typeCheck: true,
    denyWarnings: true,
    reportUnusedDisableDirectives: 'error',
  },
  settings: {
    'import-x/resolver': {
      typescript: {
        project: ['tsconfig.json', 'tooling/tsconfig.json', 'e2e/tsconfig.json'],
        noWarnOnMultipleProjects: true,
      },
    },
  },
  ignorePatterns: [
    '**/dist/',
    '.trustfold/',
    'shared-kernel/api/',
    'test-results/',
    'playwright-report/',
  ],
  rules: { ...everyFile, 'arrows/no-restricted-paths': ['error', { zones }] },
  overrides: [
    { files: ['**/*.{ts,tsx}'], rules: typescript },
    { files: ['**/*.test.{ts,tsx}'], plugins: ['jest'], rules: tests },
    { files: [`{host,remote-*,shared-kernel,${template}}/src/**/*.{ts,tsx}`], rules: react },
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
      excludeFiles: ['**/*.test.{ts,tsx}'],
      rules: { 'syntax/no-restricted-syntax': ['error', ...behaviourRead] },
    },
    {
      files: ['{shared-kernel/src,tooling,e2e}/**/*.{ts,tsx}'],
      excludeFiles: ['shared-kernel/src/format/**', `${template}/**`],
      rules: { 'no-restricted-imports': ['error', restrictedDates] },
    },
    { files: ['{tooling,e2e}/**', '*.config.{js,mjs}'], rules: { 'no-console': 'off' } },
  ],
};
