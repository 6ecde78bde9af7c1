import { isPortalAuth } from './portal-auth';

const entry = { username: 'admin@trustfold.example', signedInAt: '2024-07-22T09:00:00.000Z' };

describe('the session entry', () => {
  it('[B6] is a username and a moment, with the portal once it is chosen', () => {
    expect(isPortalAuth(entry)).toBe(true);
    expect(isPortalAuth({ ...entry, portal: 'law_firm' })).toBe(true);
  });

  it.each([
    null,
    undefined,
    'ok',
    [],
    {},
    { ...entry, username: '' },
    { ...entry, username: 7 },
    { ...entry, signedInAt: 'yesterday' },
    { username: entry.username },
    { ...entry, signedInAt: 7 },
    { ...entry, signedInAt: '2024-02-30T09:00:00Z' },
    { ...entry, portal: null },
    { ...entry, portal: 'legal' },
    { ...entry, portal: 'root' },
  ])('[B6] is not %j', (tampered) => {
    expect(isPortalAuth(tampered)).toBe(false);
  });
});
