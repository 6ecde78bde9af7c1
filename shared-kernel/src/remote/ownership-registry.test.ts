import { ownershipRegistry } from './ownership-registry';
import type { RemoteDescription } from './description';

type Screen = RemoteDescription['screens'][string];

const findable = (kind: string): Screen['finds'][number] => ({
  kind,
  collection: 'records',
  label: 'name',
  detail: 'client',
  order: 10,
});

const screen = (key: string, further: Partial<Screen> = {}): Screen => ({
  tab: { key, label: key, icon: 'document', order: 10 },
  records: [],
  needs: [],
  finds: [],
  ...further,
});

const remote = (name: string, ...screens: Screen[]): RemoteDescription => ({
  format: 1,
  name,
  screens: Object.fromEntries(screens.map((one, at) => [`screen-${at}`, one])),
});

const opens = (kind: string) => ({ records: [{ kind, param: 'open' }] });
const contracts = remote(
  'contracts',
  screen('contracts', { ...opens('contracts'), finds: [findable('contracts')] }),
);

function conflictOf(description: RemoteDescription) {
  const holders = ownershipRegistry.initialClaims('overview');
  expect(ownershipRegistry.register(holders, contracts)).toBeUndefined();
  return ownershipRegistry.register(holders, description);
}

describe('takeClaims', () => {
  it('[federation] a remote is accepted if no other remote has its tabs and record kinds', () => {
    const own = { ...opens('invoices'), finds: [findable('invoices')] };
    expect(conflictOf(remote('invoices', screen('invoices', own), screen('bills')))).toBe(
      undefined,
    );
  });

  it.each([
    ['the tab of another remote', screen('contracts'), 'tab', 'contracts', 'contracts'],
    ['the shell’s tab', screen('overview'), 'tab', 'overview', 'the shell'],
    [
      'the records of another remote',
      screen('bills', opens('contracts')),
      'records',
      'contracts',
      'contracts',
    ],
    [
      'a record kind that the palette finds in another remote',
      screen('bills', { finds: [findable('contracts')] }),
      'records',
      'contracts',
      'contracts',
    ],
  ])('[federation] a remote is refused if it claims %s', (_what, claimed, what, name, holder) => {
    expect(conflictOf(remote('invoices', claimed))).toEqual({ what, name, holder });
  });

  it.each([
    ['tab', [screen('bills'), screen('bills')]],
    ['records', [screen('one', opens('bills')), screen('two', opens('bills'))]],
    ['records', [screen('one', { finds: [findable('bills'), findable('bills')] })]],
  ])(
    '[federation] a remote is refused if two of its screens claim the same name of type %s',
    (what, screens) => {
      expect(conflictOf(remote('invoices', ...screens))).toEqual({
        what,
        name: 'bills',
        holder: undefined,
      });
    },
  );

  it('[federation] none of a remote’s tabs and record kinds is registered if another remote already has one of them', () => {
    const holders = ownershipRegistry.initialClaims('overview');
    ownershipRegistry.register(holders, contracts);
    ownershipRegistry.register(holders, remote('invoices', screen('bills'), screen('contracts')));
    expect(ownershipRegistry.register(holders, remote('billing', screen('bills')))).toBeUndefined();
  });
});
