import { type AuditEntry } from 'shared-kernel/domain/audit';
import { type Contract } from 'shared-kernel/domain/contract';
import { contracts } from 'shared-kernel/testing/records';
import { signingCertificate } from './signing-certificate';

const [crudeSupply] = contracts as [Contract];

const signed: Contract = {
  ...crudeSupply,
  status: 'signed',
  signatories: crudeSupply.signatories.map((signatory) => ({
    ...signatory,
    status: 'signed',
    signedDate: '2024-07-20',
  })),
};

const facts = (contract: Contract, entries: readonly AuditEntry[] = []) =>
  signingCertificate(contract, entries).blocks.flatMap((block) =>
    block.kind === 'facts' ? block.rows : [],
  );

describe('signingCertificate', () => {
  it('[C7] says what was signed', () => {
    const { title, subtitle, footer } = signingCertificate(signed, []);
    expect({ title, subtitle, footer }).toEqual({
      title: 'Certificate of completion',
      subtitle: 'Crude Oil Supply Agreement',
      footer: `Trustfold · ${signed.id}`,
    });
    expect(facts(signed).slice(0, 5)).toEqual([
      ['Contract number', signed.id],
      ['Client', 'Meridian Energy Partners'],
      ['Value', '$45,000,000'],
      ['Envelope', 'DS-20240715-7F3A'],
      [
        'Documents',
        'Crude Oil Supply Agreement.pdf; Exhibit A, Delivery Schedule.pdf; Amendment 1, Price Review.pdf',
      ],
    ]);
  });

  it('[C7] says who signed, in signing order, on which day or at which time', () => {
    const entries: AuditEntry[] = [
      {
        id: 'AU-1',
        at: '2024-07-20T15:25:00.000Z',
        actor: 'Nadia Rahman',
        portal: 'admin',
        action: 'contract.signNext',
        subject: { collection: 'contracts', id: signed.id, label: signed.title },
        note: 'Signed by Daniel Okoro',
      },
    ];
    const [first, second, third] = facts(signed, entries).slice(5);
    expect(first).toEqual([
      'Elena Vasquez',
      'Chief Executive Officer, buyer, elena.vasquez@meridian-energy.example, signed Jul 20, 2024',
    ]);
    expect(second?.[0]).toBe('Daniel Okoro');
    expect(second?.[1]).toMatch(/signed Jul 20, 2024, .*\d:25/);
    expect(third?.[0]).toBe('Oliver Bennett');
  });

  it('[C7] names nobody who has not signed', () => {
    expect(facts(crudeSupply).map(([name]) => name)).not.toContain('Daniel Okoro');
  });

  it('[C7] says what it does not know, and that it proves nothing', () => {
    const bare = { ...signed, title: '', documents: [] };
    expect(signingCertificate(bare, []).subtitle).toBe('Untitled contract');
    expect(facts(bare).find(([name]) => name === 'Envelope')?.[1]).toBe('—');
    expect(signingCertificate(bare, []).blocks.at(-1)).toMatchObject({
      kind: 'note',
      text: expect.stringContaining('It proves no real signature.') as string,
    });
  });
});
