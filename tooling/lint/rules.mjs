const errors = (names) => Object.fromEntries(names.map((name) => [name, 'error']));

export const commonRules = {
  ...errors([
    'no-case-declarations',
    'no-console',
    'no-empty',
    'no-fallthrough',
    'no-prototype-builtins',
    'no-redeclare',
    'no-regex-spaces',
    'no-unexpected-multiline',
    'no-useless-assignment',
    'preserve-caught-error',
  ]),
  'import/no-cycle': ['error', { ignoreExternal: true, ignoreTypes: false }],
  // Spread copies are allowed, for example to loop over a copy while the original changes.
  'unicorn/no-useless-spread': 'off',
  'unicorn/filename-case': ['error', { case: 'kebabCase' }],
};

const lines = (max) => ['error', { max, skipBlankLines: true, skipComments: true }];

export const sizeRules = { 'max-lines': lines(300), 'max-lines-per-function': lines(80) };

export const typescriptRules = {
  ...errors([
    'no-array-constructor',
    'no-useless-constructor',
    'no-var',
    'prefer-const',
    'prefer-rest-params',
    'prefer-spread',
    'typescript/dot-notation',
    'typescript/no-deprecated',
    'typescript/no-dynamic-delete',
    'typescript/no-empty-object-type',
    'typescript/no-explicit-any',
    'typescript/no-extraneous-class',
    'typescript/no-generated-empty-object-type',
    'typescript/no-import-type-side-effects',
    'typescript/no-invalid-void-type',
    'typescript/no-mixed-enums',
    'typescript/no-namespace',
    'typescript/no-non-null-asserted-nullish-coalescing',
    'typescript/no-non-null-assertion',
    'typescript/no-require-imports',
    'typescript/no-unnecessary-boolean-literal-compare',
    'typescript/no-unnecessary-template-expression',
    'typescript/no-unnecessary-type-arguments',
    'typescript/no-unnecessary-type-assertion',
    'typescript/no-unnecessary-type-constraint',
    'typescript/no-unnecessary-type-conversion',
    'typescript/no-unnecessary-type-parameters',
    'typescript/no-unsafe-argument',
    'typescript/no-unsafe-assignment',
    'typescript/no-unsafe-call',
    'typescript/no-unsafe-enum-comparison',
    'typescript/no-unsafe-function-type',
    'typescript/no-unsafe-member-access',
    'typescript/no-unsafe-return',
    'typescript/only-throw-error',
    'typescript/prefer-literal-enum-member',
    'typescript/prefer-promise-reject-errors',
    'typescript/prefer-reduce-type-parameter',
    'typescript/prefer-return-this-type',
    'typescript/related-getter-setter-pairs',
    'typescript/require-await',
    'typescript/switch-exhaustiveness-check',
    'typescript/unified-signatures',
    'typescript/use-unknown-in-catch-callback-variable',
  ]),
  // Strings are sorted by code units on purpose, so `sort` needs no compare function.
  'typescript/require-array-sort-compare': 'off',
  'typescript/ban-ts-comment': ['error', { minimumDescriptionLength: 10 }],
  'typescript/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
  'typescript/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
  'typescript/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
  'typescript/no-unnecessary-condition': ['error', { allowConstantLoopConditions: true }],
  'typescript/restrict-plus-operands': [
    'error',
    {
      allowAny: false,
      allowBoolean: false,
      allowNullish: false,
      allowNumberAndString: false,
      allowRegExp: false,
    },
  ],
  'typescript/restrict-template-expressions': ['error', { allowNumber: true }],
  'typescript/return-await': ['error', 'error-handling-correctness-only'],
};

export const reactRules = errors([
  'react/exhaustive-deps',
  'react/rules-of-hooks',
  'react/error-boundaries',
  'react/globals',
  'react/immutability',
  'react/incompatible-library',
  'react/preserve-manual-memoization',
  'react/purity',
  'react/refs',
  'react/set-state-in-effect',
  'react/set-state-in-render',
  'react/static-components',
  'react/unsupported-syntax',
  'react/use-memo',
]);

const assertFunctionNames = ['expect', 'expect*', 'focusIsOn', 'isKept', 'noPanel', 'waitUntil'];

export const testRules = {
  ...errors([
    'jest/no-conditional-expect',
    'jest/no-disabled-tests',
    'jest/no-focused-tests',
    'jest/no-identical-title',
    'jest/no-standalone-expect',
    'jest/require-to-throw-message',
    'jest/valid-describe-callback',
    'jest/valid-expect',
    'jest/valid-expect-in-promise',
    'jest/valid-title',
  ]),
  'jest/expect-expect': ['error', { assertFunctionNames }],
};
