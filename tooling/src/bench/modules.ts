import { join } from 'node:path';
import webpack, { type Module, type Stats } from 'webpack';
import { packageConfig } from '../build/package-config';
import { packageDirectory, packageOfRemote, workDirectory, type PackageName } from '../packages';

const chunksOf = {
  host: [
    'main',
    'routed-app',
    'dashboard-start',
    'dashboard',
    'federation',
    'platform',
    'platform-form',
    'platform-records',
  ],
  remote: ['contracts', '__federation_expose_contract_management'],
};

/** The modules in these chunks, with those that webpack concatenated. */
async function modulesOf(name: PackageName, chunks: readonly string[]): Promise<readonly string[]> {
  process.chdir(packageDirectory(name));
  const config = (await packageConfig(name))({}, { mode: 'production' });
  config.output = { ...config.output, path: join(workDirectory, 'modules', name) };
  config.optimization = { ...config.optimization, minimize: false };
  const { compilation } = await new Promise<Stats>((resolve, reject) => {
    webpack(config).run((error, stats) =>
      stats ? resolve(stats) : reject(error ?? new Error(name)),
    );
  });
  const groups = chunks.flatMap((chunk) => compilation.namedChunkGroups.get(chunk)?.chunks ?? []);
  const modules = new Set(groups.flatMap((chunk) => compilation.chunkGraph.getChunkModules(chunk)));
  const parts = (module: Module) => ('modules' in module ? (module.modules as Module[]) : [module]);
  return [...modules].flatMap(parts).map((module) => module.identifier());
}

/** Counts the modules of a first opening of Contracts. */
export async function benchModules(): Promise<string> {
  process.env.NODE_ENV = 'production';
  const all = [
    ...(await modulesOf('host', chunksOf.host)),
    ...(await modulesOf(packageOfRemote('contracts'), chunksOf.remote)),
  ];
  const own = all.filter((id) => /\/(host|remote-\w+|shared-kernel)\/src\/[^!]*$/.test(id));
  return `${all.length} modules, ${own.length} of them of this repository`;
}
