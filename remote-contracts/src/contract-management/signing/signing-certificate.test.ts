import type { AuditEntry } from 'shared-kernel/domain/audit';
import type { Contract } from 'shared-kernel/domain/contract';
import { contracts } from 'shared-kernel/testing/records';
import type { Signatory } from '../rules/signatory';
import { createSigningCertificate } from './signing-certificate';

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
  createSigningCertificate(contract, entries).blocks.flatMap((block) =>
    block.kind === 'facts' ? block.rows : [],
  );

const terms: NonNullable<Contract['signedTerms']> = {
  at: '2024-07-20T15:25:00.000Z',
  title: 'Crude Oil Supply',
  type: 'supply_agreement',
  client: 'Meridian Energy',
  value: '$44,000,000',
  currency: 'USD',
  parties: [{ id: 'SIG-001', name: 'E. Vasquez', role: 'Buyer', email: 'e@meridian.example' }],
  documents: [
    { id: 'D1', name: 'Supply.pdf', type: 'main_contract', size: '16 B', digest: 'ab12' },
    { id: 'D2', name: 'Annex.pdf', type: 'exhibit', size: '2 kB' },
  ],
};

const textOf = (contract: Contract) => JSON.stringify(createSigningCertificate(contract, []));

describe('certificate of a contract with stored signed terms', () => {
  const certified = { ...signed, signedTerms: terms };

  it('[R2, C7] the certificate states the signed terms, and the size and digest of each document', () => {
    const { title, subtitle, footer } = createSigningCertificate(certified, []);
    expect({ title, subtitle, footer }).toEqual({
      title: 'Certificate of completion',
      subtitle: 'Crude Oil Supply',
      footer: `Trustfold · ${signed.id}`,
    });
    expect(facts(certified).slice(0, 8)).toEqual([
      ['Contract number', signed.id],
      ['Envelope', 'DS-7F3A'],
      ['Client', 'Meridian Energy'],
      ['Value', '$44,000,000'],
      ['Currency', 'USD'],
      ['Signed', expect.stringMatching(/^Jul 20, 2024, .*\d:25/)],
      ['Supply.pdf', 'Main contract, 16 B, SHA-256 ab12'],
      ['Annex.pdf', 'Exhibit, 2 kB, no file was uploaded'],
    ]);
  });

  it('[R2, C7] the certificate shows the signed terms, not the current fields of the contract', () => {
    expect(textOf(certified)).not.toContain('Crude Oil Supply Agreement');
    expect(textOf(certified)).not.toContain('$45,000,000');
    expect(textOf(certified)).not.toContain('record');
  });

  it('[C7] the certificate shows the names of the signatories at the time of signing', () => {
    expect(facts(certified).at(8)).toEqual([
      'E. Vasquez',
      'Buyer, e@meridian.example, signed Jul 20, 2024, in envelope DS-7F3A',
    ]);
  });

  it('[C7] the certificate shows a dash as the currency of a value without one', () => {
    const open = { ...terms, value: 'to be agreed', currency: undefined };
    expect(facts({ ...signed, signedTerms: open })).toContainEqual(['Currency', '—']);
  });
});

describe('certificate of a contract without stored signed terms', () => {
  it('[R2, C7] the certificate shows the current contract, and states that the signed version was not stored', () => {
    expect(createSigningCertificate(signed, []).subtitle).toBe('Crude Oil Supply Agreement');
    expect(facts(signed).slice(0, 5)).toEqual([
      ['Contract number', signed.id],
      ['Envelope', 'DS-7F3A'],
      ['Client', 'Meridian Energy Partners'],
      ['Value', '$45,000,000'],
      ['Crude Oil Supply Agreement.pdf', 'Main contract, 2.4 MB'],
    ]);
    expect(textOf(signed)).toContain('The signed version of this contract was not stored');
  });
});

describe('signing certificate', () => {
  it('[C7] the certificate lists signatures in signing order, each with its date or time', () => {
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
    const [first, second, third] = facts(signed, entries).slice(7);
    expect(first).toEqual([
      'Elena Vasquez',
      'Chief Executive Officer, buyer, elena.vasquez@meridian-energy.example, signed Jul 20, 2024, in envelope DS-7F3A',
    ]);
    expect(second?.[0]).toBe('Daniel Okoro');
    expect(second?.[1]).toMatch(/signed Jul 20, 2024, .*\d:25/);
    expect(third?.[0]).toBe('Oliver Bennett');
  });

  it('[R35, C7] lists all people and events of an envelope, and is titled a certificate only after everyone has signed', () => {
    expect(createSigningCertificate(signed, []).title).toBe('Certificate of completion');
    expect(facts(signed).slice(-5)).toEqual([
      ['Envelope sent', 'DS-7F3A, Jul 15, 2024'],
      ['Elena Vasquez signed', expect.stringMatching(/, Jul 20, 2024$/)],
      ['Daniel Okoro signed', expect.stringMatching(/, Jul 20, 2024$/)],
      ['Oliver Bennett signed', expect.stringMatching(/, Jul 20, 2024$/)],
      ['Everyone has signed', 'Jul 20, 2024'],
    ]);
    expect(createSigningCertificate(crudeSupply, []).title).toBe('Signatures to date');
    expect(facts(crudeSupply).slice(-3)).toEqual([
      ['Elena Vasquez signed', expect.stringMatching(/, Jul 16, 2024$/)],
      ['Daniel Okoro', expect.stringMatching(/, has not acted yet$/)],
      ['Oliver Bennett', expect.stringMatching(/, has not acted yet$/)],
    ]);
  });

  it('[R35] the certificate lists people who declined, observers, and documents that cannot be included', () => {
    const [first, second, third] = crudeSupply.signatories as [Signatory, Signatory, Signatory];
    const contract: Contract = {
      ...crudeSupply,
      envelope: { expiresOn: '2024-08-01' },
      envelopeRecords: [],
      signatories: [first, { ...second, status: 'declined' }, { ...third, part: 'copy' }],
    };
    const rows = facts(contract);
    expect(rows).toContainEqual([
      'Daniel Okoro declined to sign',
      expect.stringMatching(/, at an unknown time$/),
    ]);
    expect(rows).toContainEqual(['Oliver Bennett', expect.stringMatching(/, gets a copy$/)]);
    expect(rows).toContainEqual([
      'Envelope sent',
      expect.stringMatching(/, expires after Aug 1, 2024$/),
    ]);
    expect(JSON.stringify(createSigningCertificate(contract, [], ['Supply.docx']))).toContain(
      'could not be read as a PDF or an image: Supply.docx.',
    );
  });

  it('[C7] the certificate shows a dash for unknown values, and states that it does not prove a real signature', () => {
    const bare = { ...signed, title: '', documents: [] };
    expect(createSigningCertificate(bare, []).subtitle).toBe('Untitled contract');
    expect(facts(bare).find(([name]) => name === 'Envelope')?.[1]).toBe('—');
    expect(createSigningCertificate(bare, []).blocks.at(-1)).toMatchObject({
      kind: 'note',
      text: expect.stringContaining('It does not prove a real signature.') as string,
    });
  });
});
