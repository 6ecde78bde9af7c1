import { findSimilarClients } from './find-similar-clients';

const clients = [
  { id: 'CL-001', companyName: 'Gulf Horizon Trading' },
  { id: 'CL-002', companyName: 'Łódź Kraftwerk GmbH', formerNames: ['Elektro Łódź AG'] },
  { id: 'CL-003', companyName: 'Company Limited' },
];

const found = (name: string, self?: string) =>
  findSimilarClients(clients, name, self).map(({ id }) => id);

describe('findSimilarClients', () => {
  it.each([
    'Gulf Horizon Trading',
    'Gulf Horizon Trading Ltd.',
    'GULF HORIZON TRADING L.L.C.',
    'Gulf Horizon Trading & Co., Ltd',
    'The Gulf-Horizon Trading Company',
    'Gülf  Horizon Trading FZE',
    'Trading, Gulf Horizon',
    'Gulf Hоrizon Trading',
  ])('[R57, R10, R11] finds an existing client similar to %j', (name) => {
    expect(found(name)).toEqual(['CL-001']);
  });

  it.each(['Lodz Kraftwerk G.m.b.H.', 'Elektro Lodz'])(
    '[R57, R4] finds a client similar to %j even if the names differ in accents or only a former name matches',
    (name) => {
      expect(found(name)).toEqual(['CL-002']);
    },
  );

  it.each(['', ' ', 'Ltd', 'Gulf Horizon', 'Gulf Horizon Shipping', 'Gulf Horizon Trading 2'])(
    '[R57] finds no similar client for %j',
    (name) => {
      expect(found(name)).toEqual([]);
    },
  );

  it('[R57] company names that consist only of legal forms are compared as a whole', () => {
    expect(found('Company, Limited')).toEqual(['CL-003']);
  });

  it('[R57] editing a client does not report the client as similar to itself', () => {
    expect(found('Gulf Horizon Trading Ltd', 'CL-001')).toEqual([]);
  });
});
