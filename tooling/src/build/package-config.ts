import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PackageConfig } from '../../webpack/preset';
import { getPackageFolder, type PackageName } from '../packages';

export async function loadPackageConfig(name: PackageName): Promise<PackageConfig> {
  const file = pathToFileURL(join(getPackageFolder(name), 'webpack.config.js')).href;
  const { default: config } = (await import(file)) as { readonly default: PackageConfig };
  return config;
}
