import { suggestClients } from './suggest-clients';

const clients = [
  'Ilze Kalniņa Trading',
  'Müller Łódź',
  'Energy One',
  'Meridian Energy Partners',
].map((companyName, index) => ({ id: `CL-${index}`, companyName }));

describe('suggestClients', () => {
  it.each([
    ['kalnina', ['Ilze Kalniņa Trading']],
    ['lodz mul', ['Müller Łódź']],
    ['energy', ['Energy One', 'Meridian Energy Partners']],
    ['partners meridian', ['Meridian Energy Partners']],
    ['unknown', []],
    ['', ['Energy One', 'Ilze Kalniņa Trading', 'Meridian Energy Partners', 'Müller Łódź']],
  ])('[R10, C8] suggests the clients that the client list finds for “%s”', (typed, names) => {
    expect(suggestClients(clients, typed, 'wide')).toEqual(names);
  });

  it('[R10, C8] in reference mode, suggests only clients whose name contains the typed text', () => {
    expect(suggestClients(clients, 'kalnina', 'plain')).toEqual([]);
    expect(suggestClients(clients, 'ENERGY P', 'plain')).toEqual(['Meridian Energy Partners']);
  });

  it('[R10, C8] suggested clients with the same name are shown with their ids', () => {
    const twins = ['CL-1', 'CL-2'].map((id) => ({ id, companyName: 'Aurora' }));
    expect(suggestClients(twins, 'aur', 'wide')).toEqual(['Aurora (CL-1)', 'Aurora (CL-2)']);
  });
});
