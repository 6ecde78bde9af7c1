import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import {
  CompilerState,
  Extractor,
  ExtractorConfig,
  ExtractorLogLevel,
} from '@microsoft/api-extractor';
import { kernelFolder } from './kernel-package';

const none = { default: { logLevel: ExtractorLogLevel.None } };
const pageOf = (entry: string) => `${entry}.api.md`;

const configOf = (folder: string, entry: string) =>
  ExtractorConfig.prepare({
    configObjectFullPath: undefined,
    packageJsonFullPath: join(kernelFolder, 'package.json'),
    configObject: {
      projectFolder: kernelFolder,
      mainEntryPointFilePath: join(folder, entry, 'index.d.ts'),
      newlineKind: 'lf',
      compiler: {
        overrideTsconfig: {
          extends: '../tsconfig.json',
          compilerOptions: { types: [], paths: { 'shared-kernel/*': [join(folder, '*')] } },
          include: [],
          files: [join(folder, entry, 'index.d.ts')],
        },
      },
      apiReport: {
        enabled: true,
        reportFileName: pageOf(entry),
        reportFolder: folder,
        reportTempFolder: join(folder, 'written'),
        includeForgottenExports: true,
      },
      messages: {
        // The kernel's own lint has compiled the same types.
        compilerMessageReporting: none,
        extractorMessageReporting: none,
        tsdocMessageReporting: none,
      },
    },
  });

/** Each name would be marked: the declarations are emitted without their comments. */
const withoutMarks = (page: string) =>
  page.replace(/^ *\/\/ \(undocumented\)\n/gm, '').replaceAll(' (undocumented)', '');

/** Reads what the declarations of all entries say, each file once. */
function extract(folder: string, entries: readonly string[]): void {
  const configs = entries.map((entry) => configOf(folder, entry));
  const [first] = configs;
  if (!first) return;
  const additionalEntryPoints = configs.map(({ mainEntryPointFilePath }) => mainEntryPointFilePath);
  const compilerState = CompilerState.create(first, { additionalEntryPoints });
  for (const config of configs) {
    const { succeeded } = Extractor.invoke(config, {
      localBuild: true,
      compilerState,
      messageCallback: (message) => {
        message.handled = true;
      },
    });
    if (!succeeded)
      throw new Error(`The declarations of ${config.mainEntryPointFilePath} could not be read.`);
  }
}

/**
 * Writes the report of each entry from emitted declarations, given by their path below a folder.
 *
 * The declarations are written to a temporary folder of the kernel, so that its libraries are found.
 */
export function extractApi(
  emitted: ReadonlyMap<string, string>,
  entries: readonly string[],
): ReadonlyMap<string, string> {
  mkdirSync(join(kernelFolder, '.trustfold'), { recursive: true });
  const folder = mkdtempSync(join(kernelFolder, '.trustfold', 'api-'));
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  try {
    for (const [place, text] of emitted) {
      mkdirSync(dirname(join(folder, place)), { recursive: true });
      writeFileSync(join(folder, place), text);
    }
    extract(folder, entries);
    return new Map(entries.map((entry) => [pageOf(entry), withoutMarks(read(pageOf(entry)))]));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
