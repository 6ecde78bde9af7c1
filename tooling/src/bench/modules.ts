import webpack, { type Module, type Stats } from 'webpack';
import { loadPackageConfig } from '../build/package-config';
import { getQuickBuildFolder } from '../build/quick-build';
import { getPackageFolder, getRemotePackageName, type PackageName } from '../packages';

async function modulesOf(name: PackageName, chunks: string): Promise<readonly string[]> {
  process.chdir(getPackageFolder(name));
  const config = (await loadPackageConfig(name))({}, { mode: 'production' });
  config.output = { ...config.output, path: `${getQuickBuildFolder(name)}-modules` };
  config.optimization = { ...config.optimization, minimize: false };
  const { compilation } = await new Promise<Stats>((resolve, reject) => {
    webpack(config).run((error, stats) => (stats ? resolve(stats) : reject(error ?? new Error())));
  });
  const { chunkGraph, namedChunkGroups } = compilation;
  const loaded = chunks.split(' ').flatMap((chunk) => namedChunkGroups.get(chunk)?.chunks ?? []);
  const modules = new Set(loaded.flatMap((chunk) => chunkGraph.getChunkModules(chunk)));
  const parts = (module: Module) => ('modules' in module ? (module.modules as Module[]) : [module]);
  return [...modules].flatMap(parts).map((module) => module.identifier());
}

export async function benchModules(): Promise<string> {
  const common = 'main routed-app dashboard-start dashboard federation platform platform-form';
  const shell = await modulesOf('host', `${common} platform-records`);
  const screen = 'contracts __federation_expose_contract_management';
  const all = [...shell, ...(await modulesOf(getRemotePackageName('contracts'), screen))];
  const count = (place: string) =>
    `${all.filter((id) => new RegExp(`/${place}/src/[^!]*\\.tsx?$`).test(id)).length} of ${place}`;
  return [
    `${all.length} modules`,
    ...['host', 'shared-kernel', 'remote-contracts'].map(count),
  ].join(', ');
}
