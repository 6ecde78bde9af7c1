import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import * as v from 'valibot';
import { repository } from '../packages';

const kernel = join(repository, 'shared-kernel');
const manifestSchema = v.object({
  version: v.string(),
  exports: v.record(v.string(), v.string()),
});

const manifest = () =>
  v.parse(manifestSchema, JSON.parse(readFileSync(join(kernel, 'package.json'), 'utf8')));

/** Public names of the kernel's entries, each with the text of its type. */
export type KernelApi = Readonly<Record<string, Readonly<Record<string, string>>>>;

export const currentKernelVersion = () => manifest().version;

/** The kernel's entries and their files; what is for tests alone is nobody's contract. */
export function entryFiles(): readonly (readonly [string, string])[] {
  return Object.entries(manifest().exports)
    .filter(([entry, file]) => /\.tsx?$/.test(file) && !entry.startsWith('./testing'))
    .flatMap(([entry, file]) => {
      if (!entry.includes('*')) return [[entry, join(kernel, file)] as const];
      const folder = join(kernel, dirname(dirname(file)));
      return readdirSync(folder).map(
        (name) => [entry.replace('*', name), join(kernel, file.replace('*', name))] as const,
      );
    });
}

function compilerOptions(): ts.CompilerOptions {
  const file = join(repository, 'tsconfig.json');
  const read = ts.readConfigFile(file, (path) => ts.sys.readFile(path));
  return ts.parseJsonConfigFileContent({ ...read.config, include: [] }, ts.sys, repository).options;
}

const squeezed = (text: string) => text.replaceAll(/\s+/g, ' ');
const nameless = (text: string) => text.replaceAll(/import\("[^"]*"\)\./g, '');
const isTypeDeclaration = (node: ts.Declaration) =>
  ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node);

const printer = ts.createPrinter({ removeComments: true });

function textOf(checker: ts.TypeChecker, exported: ts.Symbol): string {
  const isAlias = (exported.flags & ts.SymbolFlags.Alias) !== 0;
  const symbol = isAlias ? checker.getAliasedSymbol(exported) : exported;
  const texts = (symbol.declarations ?? []).map((node) => {
    if (node.getSourceFile().fileName.includes('/node_modules/')) return 'from a library';
    if (isTypeDeclaration(node))
      return printer.printNode(ts.EmitHint.Unspecified, node, node.getSourceFile());
    const type = checker.getTypeOfSymbolAtLocation(symbol, node);
    return checker.typeToString(type, undefined, ts.TypeFormatFlags.NoTruncation);
  });
  return nameless(squeezed([...new Set(texts)].join(' ')));
}

/** Reads what the kernel offers now, from its source. */
export function readKernelApi(): KernelApi {
  const entries = entryFiles();
  const program = ts.createProgram({
    rootNames: [...entries.map(([, file]) => file), join(repository, 'types/assets.d.ts')],
    options: compilerOptions(),
  });
  const checker = program.getTypeChecker();
  return Object.fromEntries(
    entries.map(([entry, file]) => {
      const source = program.getSourceFile(file);
      const module = source && checker.getSymbolAtLocation(source);
      const names = (module ? checker.getExportsOfModule(module) : [])
        .map((symbol) => [symbol.getName(), textOf(checker, symbol)] as const)
        .sort(([a], [b]) => (a < b ? -1 : 1));
      return [entry, Object.fromEntries(names)];
    }),
  );
}
