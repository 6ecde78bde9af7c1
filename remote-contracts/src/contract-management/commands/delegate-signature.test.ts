import { createCommandTester, createTestWorkspace, createTestSession } from 'shared-kernel/testing';
import { unsignedContract } from '../test-envelopes';
import { delegateSignature } from './delegate-signature';
import { recordSignature } from './sign-contract';
import { createSignatureInput } from './test-signature-input';

const { id } = unsignedContract;
const ada = { name: 'Ada Lind', role: 'Deputy', email: 'ada@lind.example' };
const handingOver = { id, signatoryId: 'SIG-001', ...ada };

const inPortal = (portal: 'client' | 'law_firm') =>
  createCommandTester({
    workspace: createTestWorkspace({ records: { contracts: [unsignedContract] } }),
    session: createTestSession(portal),
  });

describe('delegating a signature', () => {
  it('[signatures, audit, policy] a signatory can delegate the signature to another person, who can sign, and the audit log records the delegation', async () => {
    const client = inPortal('client');
    const contract = await client.done(delegateSignature, handingOver);
    expect(contract.signatories[0]).toMatchObject({ ...ada, delegatedBy: 'Elena Vasquez' });
    expect(await client.latestEntry()).toMatchObject({
      action: 'contract.delegateSignature',
      note: 'Elena Vasquez delegated the signature to Ada Lind, ada@lind.example',
    });
    expect(
      await client.run(
        recordSignature,
        await createSignatureInput(client.source, { id, signatoryId: 'SIG-001' }),
      ),
    ).toMatchObject({
      error: { kind: 'denied', message: 'The Admin portal records the signature of Ada Lind.' },
    });
  });

  it('[signatures, policy] another portal cannot delegate a signature', async () => {
    const { run, record } = inPortal('law_firm');
    expect(await run(delegateSignature, handingOver)).toMatchObject({
      error: { kind: 'denied', message: 'Elena Vasquez signs in the Client portal.' },
    });
    expect(await record('contracts', id)).toEqual(unsignedContract);
  });
});
