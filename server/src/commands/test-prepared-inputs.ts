import { createOnePagePdf } from 'shared-kernel/testing/pdf';
import type { PortalKey } from 'shared-kernel/domain/portal';
import type { TestServer } from '../test-server';
import { inputsOf } from './test-command-inputs';

interface SentContract {
  readonly id: string;
  readonly signatories: readonly { readonly id: string; readonly name: string }[];
  readonly documents: readonly { readonly docusignId: string }[];
}

export async function uploadPdf(server: TestServer, email: string): Promise<unknown> {
  const answer = await server.app.inject({
    method: 'POST',
    url: '/files',
    headers: {
      ...(await server.headers(email, 'admin')),
      'content-type': 'application/octet-stream',
    },
    payload: Buffer.from(createOnePagePdf('a file')),
  });
  return answer.json<unknown>();
}

/**
 * Returns functions that create records on the server or inputs for commands. The names of these records are unique.
 */
function createSteps(server: TestServer, emailOf: (portal: PortalKey) => string) {
  let number = 0;
  const next = (name: string) => `${name} ${(number += 1)}`;

  async function done(portal: PortalKey, command: string, input: object) {
    const { status, body } = await server.run(emailOf(portal), portal, command, input);
    if (status !== 200) throw new Error(`${command}: ${JSON.stringify(body)}`);
    return body.output as { readonly id: string };
  }

  async function recordOf(path: string): Promise<Record<string, unknown>> {
    const url = `/collections/${path}`;
    const { body } = await server.get<{ records: { record: Record<string, unknown> }[] }>(
      emailOf('admin'),
      'admin',
      url,
    );
    const [first] = body.records;
    if (!first) throw new Error(`No record at ${path}.`);
    return first.record;
  }

  const contractForm = () => {
    return { title: next('Contract'), type: 'joint_venture', client: '', value: '' };
  };
  const draft = () => done('admin', 'contract.create', contractForm());

  async function verified() {
    const { id } = await draft();
    const file = { name: 'terms.pdf', bytes: await uploadPdf(server, emailOf('admin')) };
    await done('admin', 'contract.attachDocument', { id, type: 'main_contract', file });
    await done('admin', 'contract.submit', { id });
    await done('law_firm', 'contract.move', { id, status: 'legal_approved' });
    return id;
  }

  const signatory = (part: 'signatory' | 'approver' = 'signatory') => {
    const name = next('Person');
    return { name, role: 'Director', email: `${name.replace(' ', '-')}@company.example`, part };
  };

  async function sent(...parts: readonly ('signatory' | 'approver')[]) {
    const id = await verified();
    await done('admin', 'contract.nameSignatories', { id, signatories: parts.map(signatory) });
    await done('admin', 'contract.sendEnvelope', { id });
    return (await recordOf(`contracts?key=${id}`)) as unknown as SentContract;
  }

  async function signature(...parts: readonly ('signatory' | 'approver')[]) {
    const { id, signatories, documents } = await sent(...parts);
    const [first] = signatories;
    return {
      id,
      signatoryId: first?.id,
      envelope: documents[0]?.docusignId,
      hasRead: true,
      typedName: first?.name,
      reason: 'Signed on paper',
    };
  }

  const clientForm = () => {
    const companyName = next('Company');
    const contact = { contactPerson: 'A. Person', email: '', phone: '' };
    return { companyName, ...contact, website: '', industry: '' };
  };

  const payment = () => {
    const money = { amount: 5, currency: 'USD', toCurrency: '' };
    const counterparty = 'Meridian Energy Partners';
    return { type: 'fiat', counterparty, ...money, reference: next('R') };
  };

  return {
    next,
    done,
    recordOf,
    contractForm,
    draft,
    verified,
    signatory,
    sent,
    signature,
    clientForm,
    payment,
  };
}

const firstOf = (command: string) => inputsOf(command)[0] as Record<string, unknown>;

function contractInputs(
  server: TestServer,
  emailOf: (portal: PortalKey) => string,
  steps: ReturnType<typeof createSteps>,
) {
  const { contractForm, done, draft, sent, signatory, signature, verified } = steps;
  return {
    'contract.attachDocument': async () => {
      const bytes = await uploadPdf(server, emailOf('admin'));
      return { id: (await draft()).id, type: 'exhibit', file: { name: 'a.pdf', bytes } };
    },
    'contract.edit': async () => {
      const from = contractForm();
      return { id: (await done('admin', 'contract.create', from)).id, from, to: from };
    },
    'contract.nameSignatories': async () => {
      return { id: await verified(), signatories: [signatory()] };
    },
    'contract.sendEnvelope': async () => {
      const terms = { order: 'listed', remindOn: '', expiresOn: '' };
      return { id: await verified(), signatories: [signatory()], terms };
    },
    'contract.correctSignatories': async () => {
      const { id, signatories } = await sent('signatory');
      return { id, signatories };
    },
    'contract.delegateSignature': async () => {
      const { id, signatoryId } = await signature('signatory');
      return { id, signatoryId, ...signatory() };
    },
    'contract.declineSignature': async () => {
      const { id, signatoryId } = await signature('signatory');
      return { id, signatoryId, reason: 'Too dear' };
    },
    'contract.recallEnvelope': async () => {
      return { id: (await sent('signatory')).id, reason: 'Wrong price' };
    },
    'contract.signNext': () => signature('signatory'),
    'contract.approveNext': () => signature('approver', 'signatory'),
  };
}

/** Creates valid inputs for commands that need a new record, or a record in a certain state. */
export function preparedInputs(server: TestServer, emailOf: (portal: PortalKey) => string) {
  const steps = createSteps(server, emailOf);
  const { clientForm, done, next, payment, recordOf } = steps;
  return {
    ...contractInputs(server, emailOf, steps),
    'profile.save': async () => {
      const profile = await recordOf('profiles?key=admin');
      const fields = ['fullName', 'email', 'phone', 'organization', 'jobTitle', 'department'];
      const from = Object.fromEntries(fields.map((field) => [field, profile[field]]));
      return { portal: 'admin', from, to: from };
    },
    'person.add': () => {
      const name = next('Person');
      const id = name.replace(' ', '-');
      const account = { id: `PER-${id}`, email: `${id}@company.example` };
      return { ...account, name, portals: ['banking'], company: '' };
    },
    'case.answerDecision': async () => {
      for (const input of inputsOf('case.submitDecision')) {
        const { id } = input as { readonly id: string };
        const decision = { id, outcome: 'false_positive', reason: 'Another person' };
        const { status } = await server.run(
          emailOf('banking'),
          'banking',
          'case.submitDecision',
          decision,
        );
        if (status === 200) return { ...firstOf('case.answerDecision'), id, reason: 'Why?' };
      }
      return firstOf('case.answerDecision');
    },
    'client.create': () => clientForm(),
    'client.edit': async () => {
      const from = clientForm();
      const { id } = await done('admin', 'client.create', from);
      return { id, from, to: from };
    },
    'client.import': () => ({ fileName: 'clients.csv', leftOut: 0, rows: [clientForm()] }),
    'compliance.settleIssue': async () => {
      const { id, outcome } = firstOf('compliance.settleIssue');
      const issue = next('An issue');
      await done('admin', 'compliance.raiseIssue', { id, issue });
      return { id, issue, how: 'Explained in writing', outcome };
    },
    'process.create': () => {
      const about = { client: 'Meridian Energy Partners', type: 'fuel-transfer', priority: 'high' };
      const money = { value: 5, currency: 'USD' };
      const plan = { startDate: '2030-01-01', assignedTo: 'Tomasz Zieliński' };
      return { name: next('Process'), ...about, ...money, ...plan };
    },
    'process.replanMilestone': () => {
      const plan = { dueDate: '2199-01-01', assignedTo: 'Priya Nair', reason: 'Late' };
      return { ...firstOf('process.replanMilestone'), ...plan };
    },
    'demo.request': () => {
      const visitor = { name: 'A. Visitor', email: 'a@visitor.example', company: 'Visitor Ltd' };
      return { ...visitor, date: '2199-01-01', time: '10:30' };
    },
    'transaction.create': () => payment(),
    'transaction.import': () => ({ fileName: 'p.csv', leftOut: 0, rows: [payment()] }),
  } satisfies Record<string, () => object>;
}
