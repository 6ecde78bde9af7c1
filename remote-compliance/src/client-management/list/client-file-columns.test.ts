import { toCsv } from 'shared-kernel/testing';
import { clients } from 'shared-kernel/testing/records';
import { clientExportColumns } from './client-columns';

const [first] = clients;

describe('exported client table', () => {
  it('[R18, CL2] exports the phone numbers of clients unchanged', () => {
    const csv = toCsv(clientExportColumns, clients);
    for (const { phone } of clients) expect(csv).toContain(`,${phone},`);
    expect(csv).not.toContain("'+");
  });

  it('[R18, CL2] exports the last activity of clients as spreadsheet dates, and the column heading names the time zone', () => {
    const client = first && { ...first, lastActivity: '2024-07-20T09:59:30.000Z' };
    const [heading = '', row = ''] = toCsv(clientExportColumns, client ? [client] : []).split(
      '\r\n',
    );
    expect(heading).toContain(',Last activity (UTC),');
    expect(row).toContain(',2024-07-20 09:59,');
  });

  it('[R18, CL2] escapes a company name that contains a formula after a semicolon, which some spreadsheets use as separator', () => {
    const client = first && { ...first, companyName: 'Supply;=1+2;x' };
    expect(toCsv(clientExportColumns, client ? [client] : [])).toContain(`,"Supply;'=1+2;x",`);
  });
});
