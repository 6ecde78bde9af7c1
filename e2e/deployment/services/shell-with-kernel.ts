import { createHash } from 'node:crypto';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readBuiltShell } from 'tooling/release';
import { rewriteBuild } from './named-anew';

const digestIn = async (folder: string, name: string) =>
  createHash('sha256')
    .update(await readFile(join(folder, 'assets', name)))
    .digest('base64');

/** The page with the digests that its files have now. */
async function withDigests(folder: string, page = ''): Promise<string> {
  const [, names = ''] = /"names":"([^"]*)"/.exec(page) ?? [];
  const digests: string[] = [];
  for (const name of names.split(' ')) digests.push(await digestIn(folder, name));
  const [, main = ''] = /<script defer src="\/assets\/([^"]+)"/.exec(page) ?? [];
  return page
    .replace(/"digests":"[^"]*"/, `"digests":"${digests.join('').replaceAll('=', '')}"`)
    .replace(/integrity="[^"]*"/, `integrity="sha256-${await digestIn(folder, main)}"`);
}

/** A shell’s build with another version of the kernel in it, its files named anew where they differ. */
export async function shellWithKernel(
  dist: string,
  kernel: string,
): Promise<{ folder: string; remove: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'trustfold-shell-'));
  await cp(dist, folder, { recursive: true });
  const isText = (path: string) => /^assets\/[^/]+\.js$/.test(path) || path === 'index.html';
  await rewriteBuild(folder, isText, [
    [`"${readBuiltShell(folder).kernel}"`, `"${kernel}"`],
    // Another shell's page has other styles in it as a rule, of which the policy of the page before it knows nothing.
    ['</style>', '\n</style>'],
  ]);
  const page = join(folder, 'index.html');
  await writeFile(page, await withDigests(folder, await readFile(page, 'utf8')));
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}
