import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

const kernel = join(__dirname, '..');
const repository = join(kernel, '..');
const file = join(kernel, '.trustfold/examples.tsx');

const exportsOf = (report: string) =>
  [...report.matchAll(/^export (?:(?:async )?\w+ (\w+)|\{ (?:\w+ as )?(\w+) \})/gm)].map(
    ([, own = '', passedOn = own]) => own || passedOn,
  );

const reports = readdirSync(join(kernel, 'api')).filter((name) => name.endsWith('.api.md'));
const entries = reports.map((name) => ({
  entry: name.replace('.api.md', ''),
  names: exportsOf(readFileSync(join(kernel, 'api', name), 'utf8')),
}));
const lent = new Set(entries.flatMap(({ names }) => names));

const sources = readdirSync(join(kernel, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((name) => /^(?!.*\.(test|stories)\.).*\.tsx?$/.test(name))
  .map((name) => readFileSync(join(kernel, 'src', name), 'utf8'));

const examples = sources.flatMap((text) =>
  [...text.matchAll(/\/\*\*((?:(?!\*\/)[^])*@example[^]*?)\*\/\s*export (?:async )?\w+ (\w+)/g)]
    .filter(([, , name = '']) => lent.has(name))
    .flatMap(([, comment = '', name = '']) =>
      comment
        .replace(/^ *\* ?/gm, '')
        .split(/^@/m)
        .filter((tag) => tag.startsWith('example'))
        .map((tag) => ({ name, code: tag.replace(/^example\s+/, '').replace(/^export /gm, '') })),
    ),
);

function faults(): readonly string[] {
  const code = examples.map(
    (example) => `async function of_${example.name}() {\n${example.code}\n}`,
  );
  const used = new Set(code.join('\n').match(/[A-Za-z]\w*/g));
  const imports = entries.map(({ entry, names }) => {
    const taken = names.filter((name) => used.has(name));
    return `import { ${taken.join(', ')} } from 'shared-kernel/${entry}';`;
  });
  const libraries = [
    `import * as v from 'valibot';`,
    `import { useAtom } from 'jotai';`,
    `import { Suspense } from 'react';`,
  ];
  mkdirSync(join(kernel, '.trustfold'), { recursive: true });
  writeFileSync(file, [...libraries, ...imports, ...code].join('\n'));
  const { config } = ts.readConfigFile(join(repository, 'tsconfig.json'), (path) =>
    ts.sys.readFile(path),
  ) as { config: object };
  const { options } = ts.parseJsonConfigFileContent({ ...config, include: [] }, ts.sys, repository);
  const program = ts.createProgram(
    [file, join(kernel, 'examples/example-globals.d.ts'), join(repository, 'types/assets.d.ts')],
    {
      ...options,
      types: [],
      noUnusedLocals: false,
      noImplicitReturns: false,
      isolatedModules: false,
      verbatimModuleSyntax: false,
    },
  );
  const source = program.getSourceFile(file);
  return [
    ...program.getSyntacticDiagnostics(source),
    ...program.getSemanticDiagnostics(source),
  ].map(
    ({ start = 0, messageText }) =>
      `${
        source?.text
          .slice(0, start)
          .match(/^async function \w+/gm)
          ?.at(-1) ?? 'imports'
      }: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`,
  );
}

describe('code example in the documentation of an export', () => {
  it('[deployment] each example in the API documentation uses the export that it documents', () => {
    expect(examples.length).toBeGreaterThan(100);
    expect(examples.filter(({ name, code }) => !code.includes(name))).toEqual([]);
  });

  it('[deployment] the examples in the API documentation compile with the declarations in example-globals.d.ts @deep', () => {
    expect(faults()).toEqual([]);
  });
});
