import * as v from 'valibot';
import { portalAuthSchema } from './portal-auth';

const entry = { username: 'admin@trustfold.example', signedInAt: '2024-07-22T09:00:00.000Z' };

describe('the session entry', () => {
  it('[B6] is a username and a moment, with the portal once it is chosen', () => {
    expect(v.is(portalAuthSchema, entry)).toBe(true);
    expect(v.is(portalAuthSchema, { ...entry, portal: 'law_firm' })).toBe(true);
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
    expect(v.is(portalAuthSchema, tampered)).toBe(false);
  });
});
