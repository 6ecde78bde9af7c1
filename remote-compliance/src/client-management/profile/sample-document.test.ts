import { addDocumentToClient, createClientRecord } from '../commands/client-changes';
import { createSampleClientDocument } from '../../documents/sample-document';

const now = new Date('2024-07-22T09:00:00.000Z');

const empty = createClientRecord(
  {
    companyName: 'Meridian Energy Partners',
    contactPerson: 'Elena Vasquez',
    email: '',
    phone: '',
    website: '',
    industry: '',
    complianceScore: 80,
    riskLevel: 'low',
  },
  now,
  'CL-001',
);
const client = addDocumentToClient(
  { ...empty, organizationData: { ...empty.organizationData, taxId: '73-1604582' } },
  { name: 'Register extract.pdf', type: 'legal', size: '1 MB' },
  now,
);
const [document] = client.documents;

describe('createSampleClientDocument', () => {
  it('[CL4] the sample document of a client names the client, says that it is a sample and omits the tax id', () => {
    if (!document) throw new Error('The client has a document');
    const content = createSampleClientDocument(client, document);
    const text = JSON.stringify(content);
    expect(content.title).toBe('Register extract');
    expect(content.subtitle).toBe('Legal document of Meridian Energy Partners');
    expect(text).toContain('"CL-001"');
    expect(text).toContain(document.id);
    expect(text).toContain('for demonstration');
    expect(text).not.toContain('1604582');
  });
});
