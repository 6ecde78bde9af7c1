import type { Contract } from './contract.schema';

const people = ['A', 'B', 'C'];

/** Creates a contract with three signatories for tests. The first `count` of them have signed. */
export const createContractSignedBy = (count: number): Contract => ({
  id: 'CON-1',
  title: 'Supply',
  type: 'supply_agreement',
  client: 'Meridian',
  value: '$45',
  status: count === people.length ? 'signed' : 'legal_approved',
  createdDate: '2024-03-12',
  lastModified: '2024-07-20',
  legalReview: 'completed',
  signatories: people.map((name, index) => ({
    id: `S${index + 1}`,
    name,
    role: 'Director',
    email: 'director@aurora.example',
    status: index < count ? 'signed' : 'pending',
  })),
  documents: [
    {
      id: 'D1',
      name: 'Supply.pdf',
      type: 'main_contract',
      size: '2 MB',
      uploadDate: '2024-03-12',
      docusignId: 'DS-1',
    },
  ],
  notarization: { required: true, status: 'pending' },
  complianceFlags: [],
});
