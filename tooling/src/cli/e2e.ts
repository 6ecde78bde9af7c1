import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { parseE2eArguments } from '../base/arguments';
import { runCommand } from '../base/run-command';
import { scriptOf } from '../base/scripts';
import { findRunningProduct } from '../drive/running-product';
import { repository } from '../packages';

const folder = join(repository, 'e2e');

await runCommand(async (args) => {
  const { at, forwarded } = parseE2eArguments(args);
  const product = await findRunningProduct(at === undefined ? undefined : [at]);
  console.log(`The product at ${product.url}`);
  const playwright = [scriptOf('@playwright/test', 'playwright', folder), 'test', '--retries=0'];
  const runner = spawn(process.execPath, [...playwright, '--reporter=list', ...forwarded], {
    cwd: folder,
    env: { ...process.env, TRUSTFOLD_E2E_PRODUCT: JSON.stringify(product) },
    stdio: 'inherit',
  });
  const [code] = (await once(runner, 'exit')) as [number | null];
  return code ?? 1;
});
