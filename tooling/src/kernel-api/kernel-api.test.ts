import { compareApi, requiredVersion, versionComplaint } from './compare-api';
import { currentKernelVersion, readKernelApi } from './read-api';
import { readSnapshot } from './snapshot';

const api = (names: Record<string, string>) => ({ './ui': names });
const before = api({ Button: '(props: A) => Element', Card: '() => Element' });

describe('compareApi', () => {
  it('[deployment] calls a name that is gone or of another type breaking', () => {
    const now = api({ Button: '(props: B) => Element' });
    expect(compareApi(before, now)).toEqual({
      breaking: ['./ui Button', './ui Card'],
      added: [],
    });
    expect(requiredVersion('1.4.2', compareApi(before, now))).toBe('2.0.0');
  });

  it('[deployment] calls a new name an addition, which asks for a minor', () => {
    const change = compareApi(before, api({ ...before['./ui'], Tag: '() => Element' }));
    expect(change).toEqual({ breaking: [], added: ['./ui Tag'] });
    expect(versionComplaint('1.4.2', '1.4.3', change)).toContain('must be 1.5.0 or higher');
    expect(versionComplaint('1.4.2', '1.5.0', change)).toBeUndefined();
  });

  it('[deployment] asks nothing where nothing changed', () => {
    expect(versionComplaint('1.0.0', '1.0.0', compareApi(before, before))).toBeUndefined();
  });
});

describe('the kernel’s public types', () => {
  it('[deployment] are those of the snapshot, or its version says what changed and the snapshot follows', () => {
    const snapshot = readSnapshot();
    const version = currentKernelVersion();
    const change = compareApi(snapshot.entries, readKernelApi());
    expect(versionComplaint(snapshot.version, version, change)).toBeUndefined();
    // A version that was raised is kept with: node --import tsx src/cli/kernel-api.ts (in tooling).
    expect(snapshot.version).toBe(version);
  }, 120_000);
});
