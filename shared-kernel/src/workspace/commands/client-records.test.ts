import { clients } from '../../fixtures/clients';
import { contracts } from '../../fixtures/contracts';
import { transactions } from '../../fixtures/transactions';
import type { Client } from '../../domain/client';
import type { Contract } from '../../domain/contract';
import { resolveClientChoice, findClientId, findClientRecords } from './client-records';
import {
  createTestWorkspace,
  type TestWorkspaceOptions,
} from '../test-support/create-test-workspace';

const [meridian, northwind] = clients as [Client, Client];
const [typed] = contracts as [Contract];
const crude = { ...typed, clientId: meridian.id };

const sourceOf = (records: TestWorkspaceOptions['records'] = {}) =>
  createTestWorkspace({ records }).source;

describe('findClientRecords', () => {
  it('[R4] the records of a client are found under its current and former names', async () => {
    const renamed = {
      ...meridian,
      companyName: 'Meridian Group',
      formerNames: [meridian.companyName],
    };
    const source = sourceOf({
      clients: [renamed, northwind],
      contracts: [
        crude,
        { ...crude, id: 'CON-2', client: 'Meridian Group' },
        { ...typed, id: 'CON-3', client: 'meridian group' },
        { ...typed, id: 'CON-4' },
        { ...crude, id: 'CON-5', clientId: northwind.id },
        { ...crude, id: 'CON-6', client: 'Meridian Group', clientId: '' },
      ],
    });
    const found = await findClientRecords(source, 'contracts', renamed);
    expect(found.map(({ id }) => id)).toEqual(['CON-2', 'CON-3', crude.id].toSorted());
  });

  it('[R4] records without a client id belong to the client whose name they contain, if only one client has that name', async () => {
    const source = sourceOf({ clients: [meridian, northwind], transactions });
    const count = transactions.filter(
      ({ counterparty }) => counterparty === meridian.companyName,
    ).length;
    expect(count).toBeGreaterThan(0);
    expect(await findClientRecords(source, 'transactions', meridian)).toHaveLength(count);
    const twin = { ...northwind, companyName: meridian.companyName };
    const ambiguous = sourceOf({ clients: [meridian, twin], transactions });
    expect(await findClientRecords(ambiguous, 'transactions', meridian)).toEqual([]);
  });
});

describe('resolveClientChoice', () => {
  it('[R4] the client field gives the name and id of a client, unless the client is unknown or ambiguous', async () => {
    const twin = { ...northwind, companyName: meridian.companyName };
    const source = sourceOf({ clients: [meridian, twin] });
    const name = meridian.companyName;
    expect(await resolveClientChoice(source, name)).toEqual({ client: name });
    expect(await resolveClientChoice(source, `${name} (${twin.id})`)).toEqual({
      client: name,
      clientId: twin.id,
    });
    expect(await resolveClientChoice(source, `${name} (CL-999)`)).toEqual({
      client: `${name} (CL-999)`,
    });
    expect(await resolveClientChoice(source, '')).toEqual({ client: '' });
    const alone = sourceOf({ clients: [meridian] });
    expect(await resolveClientChoice(alone, name)).toEqual({ client: name, clientId: meridian.id });
    expect(await findClientId(alone, { client: ' ' })).toBeUndefined();
  });
});
