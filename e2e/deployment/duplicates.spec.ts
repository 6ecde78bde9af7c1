import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { specifiedRemotes } from '../core/specified-remotes';
import { dashboardTabs } from 'tooling/browser';
import { watchPageIdle } from '../core/page-idle';
import { openDashboard } from '../core/open-dashboard';
import { expect, test } from '../core/test';

const repository = join(import.meta.dirname, '../..');

/** Strings that identify a library in minified code. Each string occurs in only one module of the library. */
const signatures = {
  react: '__CLIENT_INTERNALS_DO_NOT_USE',
  'react-dom': '__DOM_INTERNALS_DO_NOT_USE',
  'react-router': 'may be used only in the context',
  'react-query': 'No QueryClient set',
  'react-hook-form': 'shouldUnregister',
  jotai: 'onMount',
  antd: 'ant-wave-target',
  dayjs: '$isDayjsObject',
  'federation runtime': 'Federation Runtime ]',
} as const;

function scriptsOf(packageName: string): string[] {
  const dist = join(repository, packageName, 'dist');
  return readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(join(dist, file), 'utf8'));
}

const librariesIn = (scripts: readonly string[]): string[] =>
  Object.entries(signatures)
    .filter(([, signature]) => scripts.some((script) => script.includes(signature)))
    .map(([library]) => library);

test('[federation] the shell contains every library that it shares with its remotes @files', () => {
  expect(librariesIn(scriptsOf('host'))).toEqual(Object.keys(signatures));
});

for (const name of specifiedRemotes) {
  test(`[federation] the build of remote-${name} contains no copy of a shared library @files`, () => {
    expect(librariesIn(scriptsOf(`remote-${name}`))).toEqual([]);
  });
}

test('[federation] opening all tabs loads each module only once @deep', async ({ page }) => {
  const rest = watchPageIdle(page);
  await openDashboard(page);
  for (const tab of dashboardTabs) {
    await page.locator(`#dashboard-tab-${tab}`).click();
    await expect(page.getByRole('tabpanel').getByRole('heading').first()).toBeVisible();
    await rest();
  }

  // Each build stores its loaded modules in a separate global array of webpack.
  const brought = await page.evaluate(() =>
    Object.entries(window as unknown as Record<string, unknown>)
      .filter(([name]) => name.startsWith('webpackChunk'))
      .map(([name, chunks]) => ({
        name,
        modules: (chunks as readonly (readonly [unknown, object])[]).flatMap(([, modules]) =>
          Object.keys(modules),
        ),
      })),
  );
  expect(brought.map(({ name }) => name).sort()).toEqual(
    [
      'webpackChunktrustfold_host',
      ...specifiedRemotes.map((name) => `webpackChunkremote_${name}`),
    ].sort(),
  );
  for (const { name, modules } of brought) {
    expect(modules.length, name).toBeGreaterThan(0);
    expect(
      modules.filter((id, index) => modules.indexOf(id) !== index),
      name,
    ).toEqual([]);
  }
});
