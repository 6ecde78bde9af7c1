import type { NameChange } from './compare-api';
import { listChanges, requiredVersion, versionComplaint } from './required-version';

const added: NameChange = { name: 'ui Tag', kind: 'added', why: 'is new' };
const gone: NameChange = { name: 'ui Card', kind: 'breaking', why: 'is gone' };

it('[deployment] asks for a minor where something is added, for a major where something breaks', () => {
  expect(requiredVersion('1.4.2', [])).toBe('1.4.2');
  expect(requiredVersion('1.4.2', [added])).toBe('1.5.0');
  expect(requiredVersion('1.4.2', [added, gone])).toBe('2.0.0');
});

it('[deployment] complains of a version that does not say what changed, by name and reason', () => {
  expect(versionComplaint('1.4.2', '1.4.3', [added])).toBe(
    'What the kernel lends changed since 1.4.2; its version must be 1.5.0 or higher.\n  added: is new\n    ui Tag',
  );
  expect(versionComplaint('1.4.2', '1.5.0', [added])).toBeUndefined();
  expect(versionComplaint('1.4.2', '1.5.0', [gone])).toContain('must be 2.0.0');
});

it('[deployment] says a reason once for all names that it is of, what breaks first', () => {
  expect(listChanges([added, gone, { ...added, name: 'ui Row' }])).toBe(
    '  breaking: is gone\n    ui Card\n  added: is new\n    ui Tag, ui Row',
  );
});
