import type { Engines } from '../browser/engines';
import { searchEngines } from './browser-step';

const firefox = {
  engine: 'firefox',
  from: 'system',
  executablePath: '/usr/bin/firefox-esr',
  title: 'Firefox 153.7.0 of this system',
} as const;

const searchFor = (engines: Engines) => searchEngines(() => Promise.resolve(engines));
const run = ({ step }: ReturnType<typeof searchEngines>) =>
  step.run(() => undefined, new AbortController().signal);

describe('the step that looks for further engines', () => {
  it('[tooling] says what was found, and hands it on to the browser tests', async () => {
    const engines = searchFor({ found: [firefox], missing: [] });
    expect(engines.environment()).toEqual({ TRUSTFOLD_ENGINES: '[]' });
    await expect(run(engines)).resolves.toEqual({
      totals: { passed: 0, failed: 0, skipped: 0 },
      details: '',
      remark: 'Firefox 153.7.0 of this system',
    });
    expect(engines.environment()).toEqual({ TRUSTFOLD_ENGINES: JSON.stringify([firefox]) });
  });

  it('[tooling] says what was not found and why, and counts it as skipped', async () => {
    const engines = searchFor({ found: [], missing: [{ engine: 'webkit', reason: 'ENOTFOUND' }] });
    await expect(run(engines)).resolves.toMatchObject({
      totals: { passed: 0, failed: 0, skipped: 1 },
      remark: 'no webkit: ENOTFOUND',
    });
  });
});
