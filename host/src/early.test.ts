import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transformSync } from '@swc/core';
import { preferencesSchema } from 'shared-kernel/domain/profile';
import { paths, preferencesKey, shellConfigMeta } from 'shared-kernel/shell';
import * as v from 'valibot';

const source = transformSync(readFileSync(join(__dirname, 'early.ts'), 'utf8'), {
  jsc: { target: 'es2022', parser: { syntax: 'typescript' } },
  isModule: false,
}).code;

function runEarly(path: string = paths.landing) {
  window.history.replaceState(null, '', path);
  window.eval(source);
  const { theme, density } = document.documentElement.dataset;
  return { theme, density };
}

function prefer(changes: object) {
  const preferences = v.parse(preferencesSchema, changes);
  localStorage.setItem(preferencesKey, JSON.stringify(preferences));
}

const originalFetch = globalThis.fetch;

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  delete document.documentElement.dataset.theme;
  delete document.documentElement.dataset.density;
  delete window.trustfoldComposition;
  globalThis.fetch = originalFetch;
});

describe('the script before first paint', () => {
  it('[PR11] paints light and comfortable by default', () => {
    expect(runEarly()).toEqual({ theme: 'light', density: undefined });
  });

  it('[PR11] applies dark mode and compact view as the kernel stores them', () => {
    prefer({ colourMode: 'dark', compactView: true });
    expect(runEarly()).toEqual({ theme: 'dark', density: 'compact' });
  });

  it('[PR11] leaves stored preferences alone in reference', () => {
    prefer({ colourMode: 'dark' });
    sessionStorage.setItem('tf_behaviour', 'reference');
    expect(runEarly()).toEqual({ theme: 'light', density: undefined });
  });

  it.each(['', 'null', '[]', '7', '{"colourMode":{}}', '{broken'])(
    '[PR11] paints the default for an unreadable value: %j',
    (stored) => {
      localStorage.setItem(preferencesKey, stored);
      expect(runEarly()).toEqual({ theme: 'light', density: undefined });
    },
  );

  it('[G5] begins to read the composition on a dashboard address alone', () => {
    const asked: unknown[] = [];
    globalThis.fetch = (address) => {
      asked.push(address);
      return Promise.resolve({ ok: true } as Response);
    };
    runEarly(paths.landing);
    expect(asked).toEqual([]);
    runEarly(`${paths.dashboard}/admin`);
    expect(asked).toEqual(['/env/local/current.json']);
    expect(window.trustfoldComposition).toBeInstanceOf(Promise);
  });

  it('[G5] takes the pointer’s address from the configuration', () => {
    const meta = document.createElement('meta');
    meta.name = shellConfigMeta;
    meta.content = '{"compositionPointer":"/env/other/current.json"}';
    document.head.append(meta);
    const asked: unknown[] = [];
    globalThis.fetch = (address) => {
      asked.push(address);
      return Promise.resolve({ ok: true } as Response);
    };
    runEarly(paths.dashboard);
    meta.remove();
    expect(asked).toEqual(['/env/other/current.json']);
  });
});
