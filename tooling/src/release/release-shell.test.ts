import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pageData } from '../../webpack/page-meta';
import { shellPageKey } from '../compose/keys';
import { production, useReleases } from './test-bench';

const { root, store, run, releaseShell } = useReleases();

async function previewsAfter(...options: string[]): Promise<unknown> {
  await releaseShell('mark', ...production, ...options);
  const html = (await store.get(shellPageKey('production')))?.body.toString() ?? '';
  return (JSON.parse(pageData(html, 'trustfold-config')) as { previews?: boolean }).previews;
}

it('[security, tooling] whether the pages of an environment show any release by its address is as was said, else as it was before', async () => {
  expect(await previewsAfter()).toBeUndefined();
  expect(await previewsAfter('--previews', 'on')).toBe(true);
  expect(await previewsAfter()).toBe(true);
  expect(await previewsAfter('--previews', 'off')).toBeUndefined();
  await expect(previewsAfter('--previews', 'maybe')).rejects.toThrow(/is on or off/);
});

/** What nginx is configured to send, once the shell was released with these options, and what that release said. */
async function configured(...options: readonly string[]) {
  const said = await releaseShell('mark', ...production, ...options);
  const origins = ['--shell', 'https://app.example.com', '--remotes', 'https://r.example.com'];
  await run('nginx', ...production, ...origins, '--out', 'nginx.conf');
  return { said, text: await readFile(join(root, 'nginx.conf'), 'utf8') };
}

it('[deployment, security] nginx sends Integrity-Policy unless the page that was released allows local remotes', async () => {
  const header = 'add_header Integrity-Policy ';
  const usual = await configured();
  expect(usual.text).toContain(header);
  expect(usual.said).not.toContain('Integrity-Policy');
  const local = await configured('--allow-local-remotes');
  expect(local.text).not.toContain(header);
  expect(local.said).toContain('Serve this page without the Integrity-Policy header');
  expect((await configured()).text).toContain(header);
});
