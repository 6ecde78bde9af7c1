import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  CompilerState,
  Extractor,
  ExtractorConfig,
  ExtractorLogLevel,
} from '@microsoft/api-extractor';
import { sharedModuleNames } from 'shared-kernel/remote';
import ts from 'typescript';
import { repository } from '../packages';

// Compares the public API of the kernel with the committed reports. `npm run lint:api -- --write` updates the reports.

const kernel = join(repository, 'shared-kernel');
const source = join(kernel, 'src');
const types = join(kernel, '.trustfold/types');
const entries = sharedModuleNames.kernel.map((name) => name.replace('shared-kernel/', ''));

function emitDeclarations(): void {
  const { config } = ts.readConfigFile(join(repository, 'tsconfig.json'), (file) =>
    ts.sys.readFile(file),
  ) as { config: object };
  const { options } = ts.parseJsonConfigFileContent({ ...config, include: [] }, ts.sys, repository);
  const roots = entries.map((entry) => join(source, entry, 'index.ts'));
  const emit = { noEmit: false, noCheck: true, declaration: true, emitDeclarationOnly: true };
  const places = { rootDir: source, outDir: types, types: [], removeComments: true };
  const { diagnostics } = ts
    .createProgram([...roots, join(repository, 'types/assets.d.ts')], {
      ...options,
      ...emit,
      ...places,
    })
    .emit();
  for (const { messageText } of diagnostics)
    throw new Error(ts.flattenDiagnosticMessageText(messageText, '\n'));
}

const ignored = { default: { logLevel: ExtractorLogLevel.None } };

const configOf = (entry: string) =>
  ExtractorConfig.prepare({
    configObjectFullPath: undefined,
    packageJsonFullPath: join(kernel, 'package.json'),
    configObject: {
      projectFolder: kernel,
      mainEntryPointFilePath: join(types, entry, 'index.d.ts'),
      newlineKind: 'lf',
      compiler: {
        overrideTsconfig: {
          extends: '../tsconfig.json',
          compilerOptions: { types: [], paths: { 'shared-kernel/*': [join(types, '*')] } },
          include: [],
          files: [join(types, entry, 'index.d.ts')],
        },
      },
      apiReport: {
        enabled: true,
        reportFileName: `${entry}.api.md`,
        reportFolder: types,
        reportTempFolder: join(types, 'reports'),
        includeForgottenExports: true,
      },
      // API Extractor does not report type errors, because the linter already checks the types.
      messages: {
        compilerMessageReporting: ignored,
        extractorMessageReporting: ignored,
        tsdocMessageReporting: ignored,
      },
    },
  });

emitDeclarations();
const configs = new Map(entries.map((entry) => [entry, configOf(entry)]));
const [first] = configs.values();
if (!first) throw new Error('The kernel shares no entry.');
const compilerState = CompilerState.create(first, {
  additionalEntryPoints: Array.from(
    configs.values(),
    ({ mainEntryPointFilePath }) => mainEntryPointFilePath,
  ),
});
for (const [entry, config] of configs) {
  Extractor.invoke(config, {
    localBuild: true,
    compilerState,
    messageCallback: (message) => (message.handled = true),
  });
  // Removes marks for missing documentation. The declarations contain no comments, so API Extractor marks every name as
  // undocumented.
  const report = readFileSync(join(types, 'reports', `${entry}.api.md`), 'utf8')
    .replace(/^ *\/\/ \(undocumented\)\n/gm, '')
    .replaceAll(' (undocumented)', '');
  const committed = join(kernel, 'api', `${entry}.api.md`);
  if (process.argv.includes('--write')) writeFileSync(committed, report);
  else if (readFileSync(committed, 'utf8') !== report) {
    console.error(`${committed} is outdated: the kernel's public API changed.`);
    process.exitCode = 1;
  }
}
if (process.exitCode === 1)
  console.error('Run `npm run lint:api -- --write` and commit the reports.');
