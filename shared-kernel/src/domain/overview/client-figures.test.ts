import { clients } from '../../fixtures/clients';
import { transactions } from '../../fixtures/transactions';
import { world } from '../../fixtures/world';
import type { Client } from '../client';
import type { Transaction } from '../transaction';
import { clientFigures } from './client-figures';

const sample = { clients, transactions };
const meridian = clients.find(({ id }) => id === world.clients.meridian.id) as Client;
const open = transactions.find(
  ({ counterparty, status }) => counterparty === meridian.companyName && status === 'processing',
) as Transaction;

const figuresOf = (changed: readonly Transaction[], of: Client = meridian) =>
  clientFigures(
    { clients: [...clients.filter(({ id }) => id !== of.id), of], transactions: changed },
    sample,
  )(of);

const withStatus = (status: Transaction['status']) =>
  transactions.map((each) => (each === open ? { ...each, status } : each));

describe('the figures of a client', () => {
  it('[R53, CL3, CL4] are those of the sample for each of its clients', () => {
    const figures = clientFigures(sample, sample);
    for (const client of clients) expect(figures(client)).toBe(client);
  });

  it('[R53] move with an execution: one less is open, volume, number, month and average follow', () => {
    const { totalVolume, financialData: money, activeTransactions } = meridian;
    const moved = figuresOf(withStatus('completed'));
    const usd = 640_000;
    expect(moved.activeTransactions).toBe(activeTransactions - 1);
    expect(moved.totalVolume).toBe(totalVolume + usd);
    expect(moved.financialData).toMatchObject({
      totalTransactions: money.totalTransactions + 1,
      monthlyVolume: Math.round((money.monthlyVolume + usd / 12) * 100) / 100,
      averageTransaction: Math.round(((totalVolume + usd) / 413) * 100) / 100,
      accountBalance: money.accountBalance,
    });
    expect(figuresOf(withStatus('completed'))).toEqual(moved);
  });

  it('[R53] keep the volume where a transaction fails or is held', () => {
    const failed = figuresOf(withStatus('failed'));
    expect(failed).toEqual({ ...meridian, activeTransactions: 0 });
    expect(figuresOf(withStatus('compliance_review'))).toBe(meridian);
  });

  it('[R53] count all of a client that is not the sample’s, under any of its references', () => {
    const added = {
      ...meridian,
      id: 'CL-013',
      companyName: 'Harbour Bunkering',
      totalVolume: 0,
      activeTransactions: 0,
      financialData: {
        ...meridian.financialData,
        totalTransactions: 0,
        monthlyVolume: 0,
        averageTransaction: 0,
      },
    };
    const payment = { ...open, currency: 'USD', amount: 1_200, status: 'completed' } as const;
    const own = [
      { ...payment, id: 'A', counterparty: 'Harbour Bunkering' },
      { ...payment, id: 'B', counterparty: 'Renamed', clientId: 'CL-013' },
      { ...payment, id: 'C', counterparty: 'Harbour Bunkering', clientId: '' },
      { ...payment, id: 'D', counterparty: 'Harbour Bunkering', status: 'pending' as const },
    ];
    expect(figuresOf([...transactions, ...own], added)).toMatchObject({
      totalVolume: 2_400,
      activeTransactions: 1,
      financialData: { totalTransactions: 2, monthlyVolume: 200, averageTransaction: 1_200 },
    });
  });

  it('[R53] are never below zero where transactions of the sample are gone', () => {
    const small = {
      ...meridian,
      totalVolume: 1,
      financialData: { ...meridian.financialData, totalTransactions: 1 },
    };
    expect(figuresOf([], small)).toMatchObject({
      totalVolume: 0,
      activeTransactions: 0,
      financialData: { totalTransactions: 0, averageTransaction: 0 },
    });
  });
});
