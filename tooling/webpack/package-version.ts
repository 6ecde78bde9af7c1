import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import * as v from 'valibot';

const kernelFile = createRequire(import.meta.url).resolve('shared-kernel/package.json');
const kernelRequire = createRequire(kernelFile);
const packageSchema = v.object({ version: v.string() });

export function readPackageVersion(packageName: string): string {
  const file =
    packageName === 'shared-kernel'
      ? kernelFile
      : kernelRequire.resolve(`${packageName}/package.json`);
  return v.parse(packageSchema, JSON.parse(readFileSync(file, 'utf8'))).version;
}

export const kernelVersion = readPackageVersion('shared-kernel');
